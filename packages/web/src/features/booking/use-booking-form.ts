import { useEffect, useReducer, useRef, useState, type ComponentProps } from "react";
import { flushSync } from "react-dom";
import type { BookingPage } from "@vanfettle/contract/booking/booking-pages";
import {
  isIdentifierField,
  normaliseIdentifier,
  validateBooking,
  type BookingValues,
} from "@vanfettle/contract/booking/booking-rules";
import { endpoints } from "@vanfettle/contract/endpoints";
import { useApi } from "../../api/api-context.ts";
import { bookingFailure } from "../../api/failure-texts.ts";
import { takePress } from "../../ui/focus.ts";
import { keptInDocument } from "../../ui/kept-in-document.ts";
import { toasts } from "../../ui/overlays/toasts.ts";
import { bookingFormReducer, hasIssues, initialState } from "./booking-form-state.ts";
import { createBookingKeys } from "./booking-key.ts";
import { showBookingFailed } from "./failed-booking-toast.ts";
import {
  firstField,
  focusAfterFailure,
  giveValues,
  normaliseForm,
  normaliseInput,
  parseBookingValues,
  type GivenValues,
} from "./form-fields.ts";
import { forgetForm, rememberForm, restoreForm } from "./form-memory.ts";
import { leaveForPartner } from "./leave-for-partner.ts";
import { fieldIssuesOf, sendBooking } from "./send-booking.ts";
import { useAfterPress } from "./use-after-press.ts";
import { bookingLink, keepBooking } from "./your-booking/kept-bookings.ts";

const keys = keptInDocument(() => createBookingKeys());

/** Returns whether a form is submitted by its button for stations instead of its own. */
const isForStations = ({ submitter }: SubmitEvent): boolean =>
  submitter?.getAttribute("formaction") === endpoints.seeStations.path;

interface BookingFormOptions {
  /** The `location` sent with the booking, and its slug if it has a page. */
  location: string;
  locationSlug: string | undefined;
  /** The kind of page that the form is on. */
  page: BookingPage | undefined;
  /** True if the form validates its fields before sending. */
  validate: boolean;
  /** The values that the page knows, which fill the fields until the visitor changes them. */
  given: GivenValues;
}

/**
 * Returns the state and the props of an uncontrolled form: visitors can type before the script
 * loads. `first` are the default values of its fields, which never change.
 */
export function useBookingForm({
  location,
  locationSlug,
  page,
  validate,
  given: { registration, postcode, serviceType },
}: BookingFormOptions) {
  const { api } = useApi();
  const ref = useRef<HTMLFormElement>(null);
  const [state, dispatch] = useReducer(bookingFormReducer, initialState);
  const afterPress = useAfterPress();
  /** The number of the newest attempt. An attempt from before a return changes nothing. */
  const attempts = useRef(0);

  useEffect(() => {
    const form = ref.current;
    if (!form) return;
    // The visitor may have typed before the script loaded.
    normaliseForm(form);
    restoreForm(form);
    dispatch({ type: "changed", values: parseBookingValues(form), issues: null });
    if (form.contains(document.activeElement)) toasts().prepare();
    // The Back button can restore the page as it was before the visit to the partner's site, still
    // submitting.
    const onPageShow = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      attempts.current += 1;
      dispatch({ type: "returned" });
    };
    window.addEventListener("pageshow", onPageShow);
    return () => window.removeEventListener("pageshow", onPageShow);
  }, []);

  const [first] = useState<GivenValues>(() => ({
    registration: normaliseIdentifier(registration),
    postcode: normaliseIdentifier(postcode),
    serviceType,
  }));
  const given = useRef(first);
  useEffect(() => {
    const form = ref.current;
    // A request that is being sent holds the values of before.
    if (!form || state.isBusy) return;
    const before = given.current;
    given.current = giveValues(form, {
      before,
      now: {
        registration: normaliseIdentifier(registration),
        postcode: normaliseIdentifier(postcode),
        serviceType,
      },
    });
    if (given.current === before) return;
    const values = parseBookingValues(form);
    dispatch({ type: "changed", values, issues: validate ? validateBooking(values) : null });
  }, [registration, postcode, serviceType, state.isBusy, validate]);

  function onChange(form: HTMLFormElement, target: EventTarget): void {
    const values = parseBookingValues(form);
    rememberForm(values);
    const field = "name" in target ? String(target.name) : undefined;
    dispatch({ type: "changed", field, values, issues: validate ? validateBooking(values) : null });
  }

  async function book(form: HTMLFormElement, values: BookingValues): Promise<void> {
    const press = takePress();
    const path = window.location.pathname;
    attempts.current += 1;
    const attempt = attempts.current;
    const isNewest = (): boolean => attempts.current === attempt;
    try {
      const request = { ...values, location, ...(locationSlug !== undefined && { locationSlug }) };
      const { redirectUrl, token } = await sendBooking({ api, keys: keys() }, request, page);
      const isToKeep = form.querySelector<HTMLInputElement>("#keep")?.checked === true;
      const isLinkLost = token !== undefined && isToKeep && !keepBooking(token);
      if (!isNewest()) return;
      forgetForm(path);
      if (isLinkLost && form.isConnected) {
        // The visitor reads the link first.
        flushSync(() => dispatch({ type: "accepted", token, heldRedirectUrl: redirectUrl }));
        press.moveFocus(form.querySelector<HTMLElement>("[data-link-lost]"));
        return;
      }
      if (isLinkLost) {
        // The visitor has gone to another page of the site.
        toasts().show({
          title: "Booking request submitted",
          description:
            "This browser could not save its link. Open the link now to see or erase your request.",
          tone: "success",
          action: { label: "Open link", href: bookingLink(token) },
        });
        return;
      }
      dispatch({ type: "accepted", token });
      await leaveForPartner(redirectUrl, () => form.isConnected);
    } catch (error) {
      if (!isNewest()) return;
      const issues = fieldIssuesOf(error);
      // The button must be enabled to receive the focus. The toast looks where the focus is.
      flushSync(() => dispatch({ type: "failed", issues, alert: bookingFailure(error) }));
      // Without validation, a field that breaks its rule is the likely cause of an error response
      // without field names.
      const likely = hasIssues(issues) || validate ? issues : validateBooking(values);
      focusAfterFailure(press, form, (field) => field in likely);
      showBookingFailed();
    }
  }

  const formProps = {
    ref,
    onInput: ({ nativeEvent, target, currentTarget: form }) => {
      if (nativeEvent.isComposing) return;
      normaliseInput(target);
      onChange(form, target);
    },
    onCompositionEnd: ({ target, currentTarget: form }) => {
      normaliseInput(target);
      // A press on another element also ends a composition.
      afterPress(() => onChange(form, target));
    },
    onFocus: () => toasts().prepare(),
    onBlur: ({ target, currentTarget: form }) => {
      if (target.name !== "postcode") return;
      afterPress(() => dispatch({ type: "postcodeLeft", values: parseBookingValues(form) }));
    },
    onSubmit: (event) => {
      const form = event.currentTarget;
      normaliseForm(form);
      const values = parseBookingValues(form);
      if (isForStations(event.nativeEvent)) {
        const all = Object.entries(validateBooking(values));
        const issues = Object.fromEntries(all.filter(([field]) => isIdentifierField(field)));
        // Without issues the browser posts the form, which keeps the registration out of addresses.
        if (!hasIssues(issues) && !state.isBusy) return;
        event.preventDefault();
        dispatch({ type: "submitted", values, issues });
        takePress().moveFocus(firstField(form, (field) => field in issues));
        return;
      }
      event.preventDefault();
      if (state.isBusy) return;
      const issues = validate ? validateBooking(values) : {};
      dispatch({ type: "submitted", values, issues });
      if (hasIssues(issues)) takePress().moveFocus(firstField(form, (field) => field in issues));
      else void book(form, values);
    },
  } satisfies ComponentProps<"form">;
  return { state, formProps, first };
}
