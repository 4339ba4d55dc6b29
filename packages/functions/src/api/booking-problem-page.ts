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
 * to the home page. It repeats nothing that the visitor typed.
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
    `<title>Booking failed | ${escapeHtml(site.brand)}</title></head><body><main><h1>Booking failed</h1>`,
    `${reason}<p>Nothing has been booked. Use your browser's Back button to return to your form, or `,
    `<a href="/">start again from the home page</a>.</p></main></body></html>`,
  ].join("");
}
