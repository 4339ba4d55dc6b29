import type { HttpRequest, HttpResponse } from "../http.ts";
import { escapeHtml, localPage } from "../local-page.ts";

const path = "/partner-sandbox/";

/** Returns whether a request is for the local mock of the partner's booking site. */
export const isPartnerSandbox = (request: HttpRequest): boolean => request.path === path;

const fields = [
  ["registration", "Registration"],
  ["postcode", "Postcode"],
  ["service", "Service"],
  ["reference", "Booking reference"],
] as const;

/** Renders the mock of the partner's site, with which bookings can be completed locally. */
export function partnerSandbox({ query }: HttpRequest): HttpResponse {
  const values = new URLSearchParams(query);
  const rows = fields.map(([name, label]) => {
    const value = values.get(name);
    const shown = value ? escapeHtml(value) : "<i>not given</i>";
    return `<div><dt>${label}</dt><dd class="${name}">${shown}</dd></div>`;
  });
  const page = localPage({
    title: "Partner sandbox",
    header: `<h1>The partner's site takes over here</h1>
<p>A sandbox on this machine. On a deployed site the visitor would now finish the booking.</p>`,
    body: `<dl>
${rows.join("\n")}
</dl>
<a href="/">Back to the site</a>`,
  });
  return {
    status: 200,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      "content-security-policy":
        "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
      "x-content-type-options": "nosniff",
      "x-robots-tag": "noindex",
      "referrer-policy": "no-referrer",
    },
    body: Buffer.from(page),
  };
}
