import { duplicateBookingWindowMinutes } from "./booking/booking-rules.ts";
import type { BookingRequest } from "./booking/booking-schemas.ts";
import { endpointNames, endpoints, type EndpointName } from "./endpoints.ts";
import { escapeHtml } from "./escape-html.ts";
import { pages } from "./paths.ts";
import { plainPage } from "./plain-page.ts";
import { problems, type ProblemCode } from "./problems.ts";
import type { Problem } from "./schemas.ts";

type FormCopy = Record<"title" | "outcome" | "startPath" | "startLabel", string> & {
  /** The outcome after a failure on our side, if it is not known to be the same. */
  outcomeOfFailure?: string;
  labels: Record<string, string>;
};

const booking: FormCopy = {
  title: "Booking failed",
  outcome: "Nothing has been booked.",
  outcomeOfFailure: `Your request may have arrived. Sent again within ${duplicateBookingWindowMinutes} minutes, the same request counts once.`,
  startPath: pages.home.canonical,
  startLabel: "start again from the home page",
  labels: {
    registration: "Vehicle registration",
    postcode: "Postcode",
    serviceType: "Service",
    location: "Location",
    locationSlug: "Location",
    page: "Page",
  } satisfies Record<keyof BookingRequest, string>,
};

const reminder: FormCopy = {
  title: "No calendar file was made",
  outcome: "No date has been saved.",
  startPath: pages.vanCheck.canonical,
  startLabel: "check the van's dates again",
  labels: {
    due: "Last day",
    dueFrom: "First possible last day",
    dueTo: "Last possible last day",
    keeps: "Earliest day",
    exempt: "Exempt from",
    regime: "Test",
    label: "What you call the van",
  },
};

const stations: FormCopy = {
  title: "We could not look for stations",
  outcome: "Your van has not been checked.",
  startPath: pages.garages.canonical,
  startLabel: "find stations by postcode",
  labels: { registration: "Vehicle registration", postcode: "Postcode" },
};

type Endpoints = typeof endpoints;
/** The endpoints to which pages send a form, which a browser shows the answer of. */
export type FormEndpoint = {
  [N in EndpointName]: Endpoints[N] extends { body: "form" } ? N : never;
}[EndpointName];

/** The copy by endpoint, for forms sent without JavaScript. */
export const formCopy: Record<FormEndpoint, FormCopy> = {
  bookByForm: booking,
  reminder,
  seeStations: stations,
};

export const isFormEndpoint = (name: EndpointName): name is FormEndpoint =>
  Object.hasOwn(formCopy, name);

export const formEndpoints: readonly FormEndpoint[] = endpointNames.filter(isFormEndpoint);

const isOurFailure = (code: ProblemCode) => problems[code].status >= 500;

/**
 * Returns the page for a form that failed without script. It repeats no value; its stylesheet is
 * from the web build.
 */
export function formProblemPage(
  { code, message, issues = [] }: Pick<Problem, "message" | "issues"> & { code: ProblemCode },
  form: FormEndpoint,
): string {
  const {
    title,
    outcome,
    outcomeOfFailure = outcome,
    startPath,
    startLabel,
    labels,
  } = formCopy[form];
  const items = issues.map(
    (issue) =>
      `<li><strong>${escapeHtml(labels[issue.field] ?? "Form")}</strong>: ${escapeHtml(issue.message)}</li>`,
  );
  const generalMessage = code === "invalid_request" ? problems.invalid_request.message : message;
  const hasItems = code === "invalid_request" && items.length > 0;
  const reason = hasItems
    ? `<p>Please correct the following:</p><ul>${items.join("")}</ul>`
    : `<p>${escapeHtml(generalMessage)}</p>`;
  return plainPage(
    title,
    `${reason}<p>${isOurFailure(code) ? outcomeOfFailure : outcome} Use your browser's Back button to return to your form, or ` +
      `<a href="${startPath}">${escapeHtml(startLabel)}</a>.</p>`,
  );
}
