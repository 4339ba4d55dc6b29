import {
  emptyBooking,
  normaliseIdentifier,
  type BookingIssues,
  type BookingValues,
} from "@vanfettle/contract/booking/booking-rules";
import {
  isImpossible,
  isPostcodeOutsideUk,
  looksLikePostcode,
  parsePostcode,
} from "@vanfettle/contract/geo/postcode";
import { doubtfulPostcode } from "@vanfettle/contract/problems";

export interface BookingFormState {
  /** The values after the last change. */
  values: BookingValues;
  issues: BookingIssues;
  /** True while a booking is in progress and the form must not be sent again. */
  isBusy: boolean;
  /** True after the first submit: every change is validated. */
  validatesOnChange: boolean;
  /** The hint for a postcode that is incomplete or outside the UK. It does not block sending. */
  postcodeHint?: string | undefined;
  /** The alert about the last submit, if it failed. It stays until the next. */
  alert?: string | undefined;
  /** The token of the link to the form's latest booking. */
  token?: string | undefined;
  /**
   * The partner's address of the latest booking, if the page waits before leaving for it: the
   * browser could not save the booking's link, which the visitor must copy first.
   */
  heldRedirectUrl?: string | undefined;
}

export type BookingFormAction =
  /**
   * The visitor has changed a value. `issues` covers all values in a form with validation;
   * otherwise it is `null`.
   */
  | {
      type: "changed";
      field?: string | undefined;
      values: BookingValues;
      issues: BookingIssues | null;
    }
  | { type: "postcodeLeft"; values: BookingValues }
  | { type: "submitted"; values: BookingValues; issues: BookingIssues }
  /**
   * The server has accepted the booking, and the browser is about to open the partner's site, unless
   * it holds the address.
   */
  | { type: "accepted"; token: string | undefined; heldRedirectUrl?: string | undefined }
  /**
   * The call has failed; `issues` come from the server's response. `alert` says what is known
   * without any.
   */
  | { type: "failed"; issues: BookingIssues; alert: string }
  /** The visitor has returned from the partner's site to the page as they left it. */
  | { type: "returned" };

export const initialState: BookingFormState = {
  values: emptyBooking,
  issues: {},
  isBusy: false,
  validatesOnChange: false,
};

function hintOn({ postcode }: BookingValues): string | undefined {
  if (isPostcodeOutsideUk(postcode)) {
    return "This postcode is outside the UK. You can still send the form.";
  }
  const meant = parsePostcode(postcode);
  const isWhole = meant?.level === "postcode" && !isImpossible(meant);
  if (isWhole && normaliseIdentifier(meant.text) !== postcode) {
    return `Did you mean ${meant.text}? You can still send the form.`;
  }
  return postcode === "" || looksLikePostcode(postcode)
    ? undefined
    : `${doubtfulPostcode} You can still send the form.`;
}

const issuesAlert = "We could not accept your request. Correct the marked fields and try again.";

/** Returns true if there is any issue. */
export const hasIssues = (issues: BookingIssues): boolean => Object.keys(issues).length > 0;

/** Returns the issues without the field that changed after the server's response. */
const withoutField = (issues: BookingIssues, field: string | undefined): BookingIssues =>
  Object.fromEntries(Object.entries(issues).filter(([name]) => name !== field));

/** Returns the state after an action. */
export function bookingFormReducer(
  state: BookingFormState,
  action: BookingFormAction,
): BookingFormState {
  switch (action.type) {
    case "changed": {
      const { values, field, issues } = action;
      return {
        ...state,
        values,
        issues: state.validatesOnChange
          ? (issues ?? withoutField(state.issues, field))
          : state.issues,
        // A hint disappears once it no longer applies, but does not appear while the visitor types.
        postcodeHint: state.postcodeHint && hintOn(values),
      };
    }
    case "postcodeLeft":
      return { ...state, postcodeHint: hintOn(action.values) };
    case "submitted": {
      const { values, issues } = action;
      return {
        values,
        issues,
        isBusy: !hasIssues(issues),
        validatesOnChange: true,
        postcodeHint: hintOn(values),
      };
    }
    case "accepted":
      return { ...state, token: action.token, heldRedirectUrl: action.heldRedirectUrl };
    case "failed": {
      const alert = hasIssues(action.issues) ? issuesAlert : action.alert;
      return { ...state, isBusy: false, issues: { ...state.issues, ...action.issues }, alert };
    }
    case "returned":
      return { ...state, isBusy: false };
  }
}
