import type { BookingRequest } from "@vanfettle/contract/booking/booking-schemas";
import { escapeHtml } from "@vanfettle/contract/escape-html";
import { pages } from "@vanfettle/contract/paths";
import { problems } from "@vanfettle/contract/problems";
import type { Problem } from "@vanfettle/contract/schemas";
import { site } from "@vanfettle/contract/site";

type FormCopy = Record<"title" | "outcome" | "startPath" | "startLabel", string> & {
  labels: Record<string, string>;
};

const booking: FormCopy = {
  title: "Booking failed",
  outcome: "Nothing has been booked.",
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

/** The copy by endpoint, for forms sent without JavaScript. */
export const formCopy = { bookByForm: booking, reminder, seeStations: stations } as const;
export type FormEndpoint = keyof typeof formCopy;

/**
 * Returns the page for a form that failed without script. It repeats no value; its stylesheet is
 * from the web build.
 */
export function formProblemPage(
  { code, message, issues = [] }: Problem,
  form: FormEndpoint,
): string {
  const { title, outcome, startPath, startLabel, labels } = formCopy[form];
  const items = issues.map(
    (issue) =>
      `<li><strong>${escapeHtml(labels[issue.field] ?? "Form")}</strong>: ${escapeHtml(issue.message)}</li>`,
  );
  const generalMessage = code === "invalid_request" ? problems.invalid_request.message : message;
  const hasItems = code === "invalid_request" && items.length > 0;
  const reason = hasItems
    ? `<p>Please correct the following:</p><ul>${items.join("")}</ul>`
    : `<p>${escapeHtml(generalMessage)}</p>`;
  return [
    `<!doctype html><html lang="en-GB"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">`,
    `<title>${escapeHtml(title)} | ${escapeHtml(site.brand)}</title>`,
    `<link rel="icon" href="/favicon.svg" type="image/svg+xml">`,
    `<link rel="stylesheet" href="/site.css"></head><body><header class="header"><div class="wrap header-row">`,
    `<a class="brand" href="/"><img src="/favicon.svg" alt="" width="36" height="36">${escapeHtml(site.brand)}</a>`,
    `</div></header><main class="wrap section"><div class="prose"><h1>${escapeHtml(title)}</h1>`,
    `${reason}<p>${outcome} Use your browser's Back button to return to your form, or `,
    `<a href="${startPath}">${escapeHtml(startLabel)}</a>.</p></div></main></body></html>`,
  ].join("");
}
