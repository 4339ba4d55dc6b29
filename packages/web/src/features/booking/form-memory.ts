import type { BookingValues } from "@vanfettle/contract/booking/booking-rules";
import { looksLikePostcode } from "@vanfettle/contract/geo/postcode";
import { storedText, storeIfPossible } from "../../ui/device-storage.ts";
import { parseStored, type Guard } from "../../ui/stored-json.ts";

/**
 * The name under which the tab stores the postcode and the service of its last form. The cookie
 * policy lists it.
 */
export const formMemoryKey = "vanfettle.form";

const isRecord: Guard<Record<string, unknown>> = (value): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

/**
 * Stores a form's values for a reload of its page. An incomplete postcode is not stored: it may be
 * a registration.
 */
export function rememberForm({ postcode, serviceType }: BookingValues): void {
  const values = { postcode: looksLikePostcode(postcode) ? postcode : "", serviceType };
  const stored = JSON.stringify({ path: window.location.pathname, ...values });
  // Without it a reload empties the form, as on other sites.
  storeIfPossible(formMemoryKey, stored, "tab");
}

const rememberedForm = () => parseStored(storedText(formMemoryKey, "tab"), isRecord);

/**
 * Restores the values from `rememberForm` on this page, unless the visitor has changed the form
 * meanwhile.
 */
export function restoreForm(form: HTMLFormElement): void {
  const stored = rememberedForm();
  if (stored?.["path"] !== window.location.pathname) return;
  const { postcode, serviceType } = stored;
  const postcodeField = form.elements.namedItem("postcode") as HTMLInputElement;
  if (typeof postcode === "string" && postcodeField.value === "") postcodeField.value = postcode;
  const service = form.elements.namedItem("serviceType") as HTMLSelectElement | RadioNodeList;
  const choices = [
    ...form.querySelectorAll<HTMLOptionElement | HTMLInputElement>("option, [type=radio]"),
  ];
  // A dropdown starts with its first option.
  const start =
    choices.find((choice) => choice instanceof HTMLOptionElement || choice.defaultChecked)?.value ??
    "";
  const isOffered = choices.some(({ value }) => value === serviceType);
  if (isOffered && service.value === start) service.value = String(serviceType);
}

/** Removes the values that `rememberForm` stored on the page at `path`, but not another page's. */
export function forgetForm(path: string): void {
  if (rememberedForm()?.["path"] !== path) return;
  // The tab ends what it still stores.
  storeIfPossible(formMemoryKey, null, "tab");
}
