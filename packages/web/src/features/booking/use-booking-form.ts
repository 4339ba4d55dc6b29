import { validateBooking, type BookingIssues, type BookingValues } from "@vanfettle/contract/bookings/booking-rules";
import { useEffect, useReducer, useRef, type ComponentProps, type FormEvent, type SubmitEvent } from "react";
import { useApi } from "../../api/api-context.ts";
import { toasts } from "../overlays/toast-store.ts";
import { keepBooking } from "../your-booking/keep-booking.ts";
import { bookingFormReducer, initialState, isBusy, type BookingFormState } from "./booking-form-state.ts";
import { createBookingKeys } from "./booking-key.ts";
import {
  focusFirstField,
  isIdentifierInput,
  normaliseForm,
  normaliseInput,
  parseBookingValues,
} from "./form-fields.ts";
import { leaveForPartner } from "./leave-for-partner.ts";
import { forgetForm, rememberForm, restoreForm } from "./form-memory.ts";
import { fieldIssuesOf, sendBooking } from "./send-booking.ts";
import { useAfterPress } from "./use-after-press.ts";

const keys = createBookingKeys(() => window.sessionStorage);

interface BookingFormOptions {
  /** The `location` sent with the booking, and its slug if it has a page. */
  location: string;
  locationSlug: string | undefined;
  /** True if the form validates its fields before sending. */
  validate: boolean;
}

const nameOf = (target: EventTarget): string | undefined =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement ? target.name : undefined;

type FormProps = Pick<
  ComponentProps<"form">,
  "ref" | "onInput" | "onCompositionEnd" | "onFocus" | "onBlur" | "onSubmit"
>;

/**
 * Returns the state of a booking form and the props of its `form`. The fields are uncontrolled: visitors can type
 * before the script loads.
 */
export function useBookingForm({ location, locationSlug, validate }: BookingFormOptions): {
  state: BookingFormState;
  formProps: FormProps;
} {
  const { api } = useApi();
  const ref = useRef<HTMLFormElement>(null);
  const [state, dispatch] = useReducer(bookingFormReducer, initialState);
  const afterPress = useAfterPress();

  function onChange(form: HTMLFormElement, field?: string): void {
    rememberForm(form);
    const values = parseBookingValues(form);
    const issues = validate ? validateBooking(values) : null;
    dispatch({ type: "changed", values, issues, ...(field && { field }) });
  }

  useEffect(() => {
    const form = ref.current;
    if (!form) return;
    // The visitor may have typed before the script loaded.
    normaliseForm(form);
    restoreForm(form);
    dispatch({ type: "changed", values: parseBookingValues(form), issues: null });
    if (form.contains(document.activeElement)) toasts.prepare();
    // The Back button can restore the page as it was before the visit to the partner's site, still submitting.
    const onPageShow = (event: PageTransitionEvent) => {
      if (event.persisted) dispatch({ type: "returned" });
    };
    window.addEventListener("pageshow", onPageShow);
    return () => window.removeEventListener("pageshow", onPageShow);
  }, []);

  function onInput(event: FormEvent<HTMLFormElement>): void {
    const isComposing = "isComposing" in event.nativeEvent && event.nativeEvent.isComposing === true;
    if (isComposing) return;
    const { target, currentTarget: form } = event;
    if (isIdentifierInput(target)) normaliseInput(target);
    onChange(form, nameOf(target));
  }

  async function book(form: HTMLFormElement, values: BookingValues): Promise<void> {
    try {
      const booking = { ...values, location, ...(locationSlug !== undefined && { locationSlug }) };
      const { redirectUrl, token } = await sendBooking({ api, keys }, booking);
      if (token !== undefined && form.querySelector<HTMLInputElement>("#keep")?.checked) keepBooking(token);
      forgetForm();
      dispatch({ type: "accepted", token });
      await leaveForPartner(redirectUrl);
    } catch (error) {
      const issues = fieldIssuesOf(error);
      dispatch({ type: "failed", issues });
      toasts.show({
        title: "Booking failed",
        description: "There was an error processing your request. Please try again.",
        tone: "destructive",
      });
      // Without validation, an empty field is the likely cause of an error response without field names.
      focusFirstField(form, (field) => field in issues || (!validate && values[field] === ""));
    }
  }

  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (isBusy(state)) return;
    const form = event.currentTarget;
    normaliseForm(form);
    const values = parseBookingValues(form);
    const issues: BookingIssues = validate ? validateBooking(values) : {};
    dispatch({ type: "submitted", values, issues });
    if (Object.keys(issues).length > 0) focusFirstField(form, (field) => field in issues);
    else void book(form, values);
  }

  return {
    state,
    formProps: {
      ref,
      onInput,
      onCompositionEnd: ({ target, currentTarget: form }) => {
        if (isIdentifierInput(target)) normaliseInput(target);
        // A press on another element also ends a composition.
        afterPress(() => onChange(form, nameOf(target)));
      },
      onFocus: toasts.prepare,
      onBlur: ({ target, currentTarget: form }) => {
        if (target.name !== "postcode") return;
        afterPress(() => dispatch({ type: "postcodeLeft", values: parseBookingValues(form) }));
      },
      onSubmit,
    },
  };
}
