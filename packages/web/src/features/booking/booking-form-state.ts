import type { BookingIssues, BookingValues } from "@vanfettle/contract/bookings/booking-rules";
import {
  isNorthernIrishPostcode,
  isPostcodeOutsideUk,
  looksLikePostcode,
} from "@vanfettle/contract/geo/typed-postcode";

export interface BookingFormState {
  status: "idle" | "invalid" | "submitting" | "leaving";
  issues: BookingIssues;
  /** True after the first submit: every change is validated. */
  validatesOnChange: boolean;
  /** The hint for a postcode that is incomplete or outside the UK. It does not block sending. */
  postcodeHint?: string | undefined;
  /** True for a Northern Irish postcode: the DVA tests vans there. */
  isInNorthernIreland: boolean;
  /** The id of the chosen service, or an empty string. */
  serviceType: string;
  /** True if the registration field is not empty. */
  hasRegistration: boolean;
  /** The token of the link to the form's latest booking. */
  token?: string;
}

export type BookingFormAction =
  /** The visitor has changed a value. `issues` covers all values in a form with validation; otherwise it is `null`. */
  | { type: "changed"; field?: string; values: BookingValues; issues: BookingIssues | null }
  | { type: "postcodeLeft"; values: BookingValues }
  | { type: "submitted"; values: BookingValues; issues: BookingIssues }
  /** The server has accepted the booking, and the browser is about to open the partner's site. */
  | { type: "accepted"; token: string | undefined }
  /** The call has failed; `issues` come from the server's response. */
  | { type: "failed"; issues: BookingIssues }
  /** The visitor has returned from the partner's site to the page as they left it. */
  | { type: "returned" };

export const initialState: BookingFormState = {
  status: "idle",
  issues: {},
  validatesOnChange: false,
  isInNorthernIreland: false,
  serviceType: "",
  hasRegistration: false,
};

/** Returns true while a booking is in progress and the form must not be sent again. */
export const isBusy = ({ status }: BookingFormState): boolean => status === "submitting" || status === "leaving";

function hintOn({ postcode }: BookingValues): string | undefined {
  if (isPostcodeOutsideUk(postcode)) return "This postcode is outside the UK. You can still send the form.";
  return postcode === "" || looksLikePostcode(postcode)
    ? undefined
    : "This does not look like a full UK postcode. You can still send the form.";
}

const idleOrInvalid = (issues: BookingIssues): "idle" | "invalid" =>
  Object.keys(issues).length === 0 ? "idle" : "invalid";

/** Returns the issues without the field that changed after the server's response. */
const withoutField = (issues: BookingIssues, field: string | undefined): BookingIssues =>
  Object.fromEntries(Object.entries(issues).filter(([name]) => name !== field));

const chosen = ({ registration, postcode, serviceType }: BookingValues) => ({
  isInNorthernIreland: isNorthernIrishPostcode(postcode),
  serviceType,
  hasRegistration: registration !== "",
});

/** Returns the state after an action. */
export function bookingFormReducer(state: BookingFormState, action: BookingFormAction): BookingFormState {
  switch (action.type) {
    case "changed": {
      const changed = action.issues ?? withoutField(state.issues, action.field);
      const issues = state.validatesOnChange ? changed : state.issues;
      return {
        ...state,
        ...chosen(action.values),
        issues,
        status: isBusy(state) ? state.status : idleOrInvalid(issues),
        // A hint disappears once it no longer applies, but does not appear while the visitor types.
        postcodeHint: state.postcodeHint && hintOn(action.values),
      };
    }
    case "postcodeLeft":
      return { ...state, postcodeHint: hintOn(action.values) };
    case "submitted": {
      const { values, issues } = action;
      return {
        ...chosen(values),
        status: idleOrInvalid(issues) === "idle" ? "submitting" : "invalid",
        issues,
        validatesOnChange: true,
        postcodeHint: hintOn(values),
      };
    }
    case "accepted":
      return { ...state, status: "leaving", ...(action.token !== undefined && { token: action.token }) };
    case "failed": {
      const issues = { ...state.issues, ...action.issues };
      return { ...state, issues, status: idleOrInvalid(issues) };
    }
    case "returned":
      return { ...state, status: idleOrInvalid(state.issues) };
  }
}
