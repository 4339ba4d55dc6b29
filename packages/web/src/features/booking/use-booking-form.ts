import { validateBooking, type BookingIssues, type BookingValues } from "@vanfettle/contract/booking-rules";
import { useEffect, useReducer, useRef, type ComponentProps, type FormEvent, type SubmitEvent } from "react";
import { useApi } from "../../api/api-context.ts";
import { toasts } from "../overlays/toast-store.ts";
import { bookingFormReducer, initialState, isBusy, sameValues, type BookingFormState } from "./booking-form-state.ts";
import { createBookingKeys } from "./booking-key.ts";
import { focusFirstField, isIdentifierInput, normaliseForm, normaliseInput, readBookingValues } from "./form-fields.ts";
import { leaveForPartner } from "./leave-for-partner.ts";
import { sendBooking } from "./send-booking.ts";

const keys = createBookingKeys(() => window.sessionStorage);

interface BookingFormOptions {
  /** The `location` that is sent with the booking. */
  location: string;
  /** Whether the form checks its fields before it sends them. */
  validate: boolean;
}

type FormProps = Pick<
  ComponentProps<"form">,
  "ref" | "onInput" | "onCompositionEnd" | "onFocus" | "onBlur" | "onSubmit"
>;

/** Returns the state of a booking form and the props of its `form`. The fields are uncontrolled: typing works before the script is live. */
export function useBookingForm({ location, validate }: BookingFormOptions): {
  state: BookingFormState;
  formProps: FormProps;
} {
  const { api } = useApi();
  const ref = useRef<HTMLFormElement>(null);
  const [state, dispatch] = useReducer(bookingFormReducer, initialState);
  const issuesOf = (values: BookingValues): BookingIssues => (validate ? validateBooking(values) : {});

  useEffect(() => {
    const form = ref.current;
    if (!form) return;
    // The visitor may have typed before the script was live.
    normaliseForm(form);
    if (form.contains(document.activeElement)) toasts.prepare();
    // The Back button can bring the page back from the partner's site as it was left, still submitting.
    const onPageShow = (event: PageTransitionEvent) => {
      if (event.persisted) dispatch({ type: "returned" });
    };
    window.addEventListener("pageshow", onPageShow);
    return () => window.removeEventListener("pageshow", onPageShow);
  }, []);

  function onInput(event: FormEvent<HTMLFormElement>): void {
    const isComposing = "isComposing" in event.nativeEvent && event.nativeEvent.isComposing === true;
    if (isComposing) return;
    if (isIdentifierInput(event.target)) normaliseInput(event.target);
    const values = readBookingValues(event.currentTarget);
    dispatch({ type: "changed", values, issues: issuesOf(values) });
  }

  async function book(form: HTMLFormElement, values: BookingValues): Promise<void> {
    if (state.booked && !sameValues(state.booked, values)) keys.renew(location);
    try {
      const redirectUrl = await sendBooking({ api, keys }, { ...values, location });
      dispatch({ type: "accepted", values });
      await leaveForPartner(redirectUrl);
    } catch {
      dispatch({ type: "failed" });
      toasts.show({
        title: "Booking failed",
        description: "There was an error processing your request. Please try again.",
        tone: "destructive",
      });
      // Without validation here, an empty field is the likely reason of the error response.
      if (!validate) focusFirstField(form, (field) => values[field] === "");
    }
  }

  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (isBusy(state)) return;
    const form = event.currentTarget;
    normaliseForm(form);
    const values = readBookingValues(form);
    const issues = issuesOf(values);
    dispatch({ type: "submitted", values, issues });
    if (Object.keys(issues).length > 0) focusFirstField(form, (field) => field in issues);
    else void book(form, values);
  }

  return {
    state,
    formProps: {
      ref,
      onInput,
      onCompositionEnd: ({ target }) => {
        if (isIdentifierInput(target)) normaliseInput(target);
      },
      onFocus: toasts.prepare,
      onBlur: ({ target, currentTarget }) => {
        if (target.name === "postcode") dispatch({ type: "postcodeLeft", values: readBookingValues(currentTarget) });
      },
      onSubmit,
    },
  };
}
