import { looksLikePostcode, type BookingIssues, type BookingValues } from "@vanfettle/contract/booking-rules";

export interface BookingFormState {
  status: "idle" | "invalid" | "submitting" | "leaving";
  issues: BookingIssues;
  /** After the first submit every change is validated. */
  validatesOnChange: boolean;
  /** Whether the postcode is filled in but not written like a full one. The form can be sent all the same. */
  hasUnusualPostcode: boolean;
  /** The values of the last accepted booking, until others are sent. */
  booked: BookingValues | null;
}

export type BookingFormAction =
  | { type: "changed"; values: BookingValues; issues: BookingIssues }
  | { type: "postcodeLeft"; values: BookingValues }
  | { type: "submitted"; values: BookingValues; issues: BookingIssues }
  /** The server has accepted the booking; the browser is about to leave for the partner's site. */
  | { type: "accepted"; values: BookingValues }
  | { type: "failed" }
  /** The visitor came back from the partner's site to the page as it was left. */
  | { type: "returned" };

export const initialState: BookingFormState = {
  status: "idle",
  issues: {},
  validatesOnChange: false,
  hasUnusualPostcode: false,
  booked: null,
};

/** Whether a booking is on its way, so that the form must not be sent again. */
export const isBusy = ({ status }: BookingFormState): boolean => status === "submitting" || status === "leaving";

export const sameValues = (a: BookingValues, b: BookingValues): boolean =>
  a.registration === b.registration && a.postcode === b.postcode && a.serviceType === b.serviceType;

const isUnusual = ({ postcode }: BookingValues): boolean => postcode !== "" && !looksLikePostcode(postcode);

const idleOrInvalid = (issues: BookingIssues): "idle" | "invalid" =>
  Object.keys(issues).length === 0 ? "idle" : "invalid";

export function bookingFormReducer(state: BookingFormState, action: BookingFormAction): BookingFormState {
  switch (action.type) {
    case "changed": {
      const issues = state.validatesOnChange ? action.issues : state.issues;
      return {
        ...state,
        issues,
        status: isBusy(state) ? state.status : idleOrInvalid(issues),
        // The hint goes as soon as it is wrong, but does not come up in the middle of typing.
        hasUnusualPostcode: state.hasUnusualPostcode && isUnusual(action.values),
      };
    }
    case "postcodeLeft":
      return { ...state, hasUnusualPostcode: isUnusual(action.values) };
    case "submitted": {
      const { values, issues } = action;
      const isValid = idleOrInvalid(issues) === "idle";
      return {
        status: isValid ? "submitting" : "invalid",
        issues,
        validatesOnChange: true,
        hasUnusualPostcode: isUnusual(values),
        booked: isValid && state.booked && !sameValues(state.booked, values) ? null : state.booked,
      };
    }
    case "accepted":
      return { ...state, status: "leaving", booked: action.values };
    case "failed":
    case "returned":
      return { ...state, status: idleOrInvalid(state.issues) };
  }
}
