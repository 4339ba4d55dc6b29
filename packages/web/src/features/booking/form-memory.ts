import { normaliseIdentifier } from "@vanfettle/contract/bookings/booking-rules";
import { looksLikePostcode } from "@vanfettle/contract/geo/typed-postcode";

/** The name under which the tab stores the postcode and the service of its last form. The cookie policy lists it. */
export const formMemoryKey = "vanfettle.form";

/** Runs an action on the tab's storage. Returns `null` if storage is blocked or full. */
function withStorage<T>(action: (storage: Storage) => T): T | null {
  try {
    return action(window.sessionStorage);
  } catch {
    return null;
  }
}

type Service = HTMLSelectElement | RadioNodeList;

const postcodeOf = (form: HTMLFormElement) => form.elements.namedItem("postcode") as HTMLInputElement;
const serviceOf = (form: HTMLFormElement) => form.elements.namedItem("serviceType") as Service;

/** Returns the service that the form's markup selects. */
function defaultService(form: HTMLFormElement): string {
  const marked = [...form.querySelectorAll<HTMLInputElement>("[name=serviceType]")].find(
    (input) => input.defaultChecked,
  );
  return marked?.value ?? form.querySelector<HTMLOptionElement>("[name=serviceType] option")?.value ?? "";
}

/**
 * Stores the postcode and the service of a form for a reload of its page. An incomplete postcode is not stored, because
 * it may be a registration in the wrong field.
 */
export function rememberForm(form: HTMLFormElement): void {
  const postcode = normaliseIdentifier(postcodeOf(form).value);
  const values = { postcode: looksLikePostcode(postcode) ? postcode : "", serviceType: serviceOf(form).value };
  const stored = JSON.stringify({ path: window.location.pathname, ...values });
  withStorage((storage) => storage.setItem(formMemoryKey, stored));
}

/** Restores the values from `rememberForm` on this page, unless the visitor has changed the form meanwhile. */
export function restoreForm(form: HTMLFormElement): void {
  const stored = withStorage(
    (storage) => JSON.parse(storage.getItem(formMemoryKey) ?? "null") as Record<string, unknown> | null,
  );
  if (stored?.["path"] !== window.location.pathname) return;
  const { postcode, serviceType } = stored;
  const [postcodeField, service] = [postcodeOf(form), serviceOf(form)];
  if (typeof postcode === "string" && postcodeField.value === "") postcodeField.value = postcode;
  const isOffered = [...form.querySelectorAll<HTMLOptionElement | HTMLInputElement>("option, [name=serviceType]")].some(
    ({ value }) => value === serviceType,
  );
  if (isOffered && service.value === defaultService(form)) service.value = String(serviceType);
}

/** Removes the values that `rememberForm` stored. */
export function forgetForm(): void {
  withStorage((storage) => storage.removeItem(formMemoryKey));
}
