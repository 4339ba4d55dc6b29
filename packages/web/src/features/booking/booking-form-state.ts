import {
  isNorthernIrishPostcode,
  isPostcodeOutsideUk,
  looksLikePostcode,
  type BookingIssues,
  type BookingValues,
} from "@vanfettle/contract/bookings/booking-rules";

export interface BookingFormState {
  status: "idle" | "invalid" | "submitting" | "leaving";
  issues: BookingIssues;
  /** After the first submit every change is validated. */
  validatesOnChange: boolean;
  /** A hint on a postcode outside the UK, or not written like a full one. The form can be sent all the same. */
  postcodeHint?: string | undefined;
  /** Whether the postcode is in Northern Ireland, where the DVA tests vans. */
  isInNorthernIreland: boolean;
  /** The id of the chosen service, or an empty string. */
  serviceType: string;
  /** Whether a registration is typed. */
  hasRegistration: boolean;
  /** The token of the link to the booking that the form has made last. */
  token?: string;
}

export type BookingFormAction =
  /** A value has changed. A form that validates gives the `issues` of its values; otherwise only the server has any. */
  | { type: "changed"; field?: string; values: BookingValues; issues: BookingIssues | null }
  | { type: "postcodeLeft"; values: BookingValues }
  | { type: "submitted"; values: BookingValues; issues: BookingIssues }
  /** The server has accepted the booking; the browser is about to leave for the partner's site. */
  | { type: "accepted"; token: string | undefined }
  /** The call has failed; `issues` are those in the server's response. */
  | { type: "failed"; issues: BookingIssues }
  /** The visitor came back from the partner's site to the page as it was left. */
  | { type: "returned" };

export const initialState: BookingFormState = {
  status: "idle",
  issues: {},
  validatesOnChange: false,
  isInNorthernIreland: false,
  serviceType: "",
  hasRegistration: false,
};

/** Whether a booking is on its way, so that the form must not be sent again. */
export const isBusy = ({ status }: BookingFormState): boolean => status === "submitting" || status === "leaving";

function hintOn({ postcode }: BookingValues): string | undefined {
  if (isPostcodeOutsideUk(postcode)) return "This postcode is not for a place in the UK. You can still go on.";
  return postcode === "" || looksLikePostcode(postcode)
    ? undefined
    : "This does not look like a full UK postcode. You can still go on.";
}

const idleOrInvalid = (issues: BookingIssues): "idle" | "invalid" =>
  Object.keys(issues).length === 0 ? "idle" : "invalid";

/** Returns the issues without that of a field which has changed since the server named it. */
const withoutField = (issues: BookingIssues, field: string | undefined): BookingIssues =>
  Object.fromEntries(Object.entries(issues).filter(([name]) => name !== field));

const chosen = ({ registration, postcode, serviceType }: BookingValues) => ({
  isInNorthernIreland: isNorthernIrishPostcode(postcode),
  serviceType,
  hasRegistration: registration !== "",
});

/** Returns the state of the form after an action. */
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
        // The hint goes as soon as it is wrong, but does not come up in the middle of typing.
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
