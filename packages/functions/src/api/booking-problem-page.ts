import { problems } from "@vanfettle/contract/problems";
import type { Problem } from "@vanfettle/contract/schemas";
import { site } from "@vanfettle/contract/site";
import { escapeHtml } from "@vanfettle/contract/escape-html";

const labels: Record<string, string> = {
  registration: "Vehicle registration",
  postcode: "Postcode",
  serviceType: "Service",
  location: "Location",
};

/**
 * Returns the page shown when a booking form sent without JavaScript fails. It names the invalid fields and links back
 * to the home page. It repeats nothing that the visitor typed. Its styles are those of every page, which the web build
 * writes to `/site.css`.
 */
export function bookingProblemPage({ code, message, issues = [] }: Problem): string {
  const items = issues.map(
    (issue) => `<li><strong>${escapeHtml(labels[issue.field] ?? "Form")}</strong>: ${escapeHtml(issue.message)}</li>`,
  );
  const reason =
    code === "invalid_request" && items.length > 0
      ? `<p>Please correct the following:</p><ul>${items.join("")}</ul>`
      : `<p>${escapeHtml(code === "invalid_request" ? problems.invalid_request.message : message)}</p>`;
  return [
    `<!doctype html><html lang="en-GB"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">`,
    `<title>Booking failed | ${escapeHtml(site.brand)}</title><link rel="icon" href="/favicon.svg" type="image/svg+xml">`,
    `<link rel="stylesheet" href="/site.css"></head><body><header class="header"><div class="wrap header-row">`,
    `<a class="brand" href="/"><img src="/favicon.svg" alt="" width="36" height="36">${escapeHtml(site.brand)}</a>`,
    `</div></header><main class="wrap section"><div class="prose"><h1>Booking failed</h1>`,
    `${reason}<p>Nothing has been booked. Use your browser's Back button to return to your form, or `,
    `<a href="/">start again from the home page</a>.</p></div></main></body></html>`,
  ].join("");
}
