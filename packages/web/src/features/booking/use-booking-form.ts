import {
  validateBooking,
  looksLikePostcode,
  type BookingIssues,
  type BookingValues,
} from "@vanfettle/contract/booking-rules";
import { useEffect, useRef, useState, type FormEvent, type SubmitEvent } from "react";
import { useDocument } from "../../ui/document-context.ts";
import { toasts } from "../overlays/toast-store.ts";
import { createBookingKeys } from "./booking-key.ts";
import { focusFirst, readBooking } from "./form-values.ts";
import { isIdentifier, tidyForm, tidyIdentifier } from "./identifier-input.ts";
import { leaveForPartner, sayBookingFailed } from "./leave-for-partner.ts";
import { sendBooking } from "./send-booking.ts";

const keys = createBookingKeys(() => window.sessionStorage);

const sameValues = (a: BookingValues, b: BookingValues): boolean =>
  a.registration === b.registration && a.postcode === b.postcode && a.serviceType === b.serviceType;

export interface BookingFormState {
  ref: React.RefObject<HTMLFormElement | null>;
  issues: BookingIssues;
  submitting: boolean;
  /** A postcode that is filled in but not written like a full one. A hint, never a refusal. */
  oddPostcode: boolean;
  events: Pick<React.ComponentProps<"form">, "onInput" | "onCompositionEnd" | "onFocus" | "onBlur" | "onSubmit">;
}

/** Idle, submitting, and away or idle again. The fields stay uncontrolled throughout. */
export function useBookingForm({ location, validate }: { location: string; validate: boolean }): BookingFormState {
  const { api } = useDocument();
  const ref = useRef<HTMLFormElement>(null);
  const [issues, setIssues] = useState<BookingIssues>({});
  const [submitting, setSubmitting] = useState(false);
  const [oddPostcode, setOddPostcode] = useState(false);
  const checking = useRef(false);
  const busy = useRef(false);
  const sent = useRef<BookingValues>(undefined);

  const setBusy = (value: boolean) => {
    busy.current = value;
    setSubmitting(value);
  };

  const notePostcode = (form: HTMLFormElement) => {
    const { postcode } = readBooking(form);
    setOddPostcode(postcode !== "" && !looksLikePostcode(postcode));
  };

  useEffect(() => {
    const form = ref.current;
    if (!form) return;
    tidyForm(form);
    if (form.contains(document.activeElement)) toasts.prepare();
    // Coming back from the partner's site by the back button finds the page as it was left: still submitting.
    const onReturn = (event: PageTransitionEvent) => {
      if (event.persisted) setBusy(false);
    };
    window.addEventListener("pageshow", onReturn);
    return () => window.removeEventListener("pageshow", onReturn);
  }, []);

  function onInput(event: FormEvent<HTMLFormElement>): void {
    const form = event.currentTarget;
    const composing = "isComposing" in event.nativeEvent && event.nativeEvent.isComposing === true;
    if (composing) return;
    if (isIdentifier(event.target)) tidyIdentifier(event.target);
    if (checking.current) setIssues(validateBooking(readBooking(form)));
    if (oddPostcode) notePostcode(form);
  }

  async function submit(form: HTMLFormElement): Promise<void> {
    const values = readBooking(form);
    if (sent.current && !sameValues(sent.current, values)) {
      keys.renew(location);
      sent.current = undefined;
    }
    setBusy(true);
    try {
      const redirectUrl = await sendBooking({ api, keys }, { ...values, location });
      sent.current = values;
      await leaveForPartner(redirectUrl);
    } catch {
      sayBookingFailed();
      setBusy(false);
      if (!validate) focusFirst(form, (field) => values[field] === "");
    }
  }

  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = event.currentTarget;
    if (busy.current) return;
    tidyForm(form);
    notePostcode(form);
    if (validate) {
      checking.current = true;
      const found = validateBooking(readBooking(form));
      setIssues(found);
      if (Object.keys(found).length > 0) return focusFirst(form, (field) => field in found);
    }
    void submit(form);
  }

  return {
    ref,
    issues,
    submitting,
    oddPostcode,
    events: {
      onInput,
      onCompositionEnd: (event) => {
        if (isIdentifier(event.target)) tidyIdentifier(event.target);
      },
      onFocus: toasts.prepare,
      onBlur: (event) => {
        if (isIdentifier(event.target) && event.target.name === "postcode") notePostcode(event.currentTarget);
      },
      onSubmit,
    },
  };
}
