/** The next step for a postcode that does not exist. */
export const checkPostcode = "Check it, or enter the first part, such as SW1A.";

/** What forms say of a postcode that is incomplete or cannot exist. */
export const doubtfulPostcode = "This does not look like a full UK postcode.";

/** What the search for stations says of a postcode that cannot exist. */
export const impossiblePostcode = `${doubtfulPostcode} ${checkPostcode}`;

/** The error codes of the API, each with its HTTP status and its message. */
export const problems = {
  invalid_request: { status: 400, message: "The request is not valid." },
  invalid_postcode: {
    status: 400,
    message: "Enter a UK postcode, such as SW1A 1AA, or the first part, such as SW1A.",
  },
  invalid_registration: { status: 400, message: "Enter a UK registration, such as AB12 CDE." },
  unauthorised: { status: 401, message: "Sign in as an operator." },
  forbidden: { status: 403, message: "You do not have permission to do this." },
  not_found: { status: 404, message: "Not found." },
  location_not_found: { status: 404, message: "Location not found" },
  region_not_found: { status: 404, message: "Region not found" },
  booking_not_found: {
    status: 404,
    message:
      "We hold no request for this link. It may have been cut short, or the request has been erased.",
  },
  postcode_not_found: {
    status: 404,
    message: `We could not find that postcode. ${checkPostcode}`,
  },
  vehicle_not_found: {
    status: 404,
    message:
      "We could not find a vehicle with that registration. New vans and registrations can take days to appear.",
  },
  method_not_allowed: { status: 405, message: "This address does not accept that method." },
  version_not_publishable: { status: 409, message: "This version cannot be published." },
  version_superseded: { status: 409, message: "A newer version of this text exists." },
  version_refused: { status: 409, message: "This version failed the content checks." },
  version_decided: { status: 409, message: "This version is not waiting for a decision." },
  version_live: {
    status: 409,
    message: "This version is published. Publish another version instead.",
  },
  run_active: { status: 409, message: "A generation run is already active." },
  selection_changed: {
    status: 409,
    message: "The number of texts has changed. Estimate it again.",
  },
  budget_too_small: { status: 409, message: "The daily token budget is too small for this." },
  budget_changed: {
    status: 409,
    message: "The day's figure has been corrected, or has changed. Look at it again.",
  },
  run_ended: { status: 409, message: "That run has ended." },
  booking_erased: {
    status: 410,
    message: "This request has been erased. Send the form again to make a new one.",
  },
  body_too_large: { status: 413, message: "The request body is too large." },
  unsupported_media_type: { status: 415, message: "Send the body as JSON." },
  key_reused: { status: 422, message: "This idempotency key was used for a different request." },
  rate_limited: { status: 429, message: "Too many requests. Try again in a moment." },
  internal_error: { status: 500, message: "Something went wrong on our side." },
  unavailable: { status: 503, message: "The service is busy. Try again shortly." },
} as const;

/** The firewall's message for an address with too many van checks. */
export const tooManyVanChecks = (seconds: number): string =>
  `Too many van checks from your internet address. Try again in ${seconds} seconds.`;

export type ProblemCode = keyof typeof problems;

export type FieldIssue = { field: string; message: string };

interface DomainErrorOptions {
  issues?: readonly FieldIssue[];
  message?: string;
  retryAfterSeconds?: number;
  cause?: unknown;
}

/**
 * The error that each Lambda maps to an HTTP response in one place. `issues` name fields, never
 * their values.
 */
export class DomainError extends Error {
  readonly code: ProblemCode;
  readonly issues: readonly FieldIssue[] | undefined;
  /** The retry delay in seconds; undefined for the default of the status. */
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ProblemCode, options: DomainErrorOptions = {}) {
    super(options.message ?? problems[code].message, { cause: options.cause });
    this.name = "DomainError";
    this.code = code;
    this.issues = options.issues;
    this.retryAfterSeconds = options.retryAfterSeconds;
  }
}
