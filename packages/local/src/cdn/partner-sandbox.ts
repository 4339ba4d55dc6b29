import type { HttpRequest, HttpResponse } from "../http.ts";

const path = "/partner-sandbox/";

export const isPartnerSandbox = ({ path: asked }: HttpRequest): boolean => asked === path;

const shown = [
  ["registration", "Registration"],
  ["postcode", "Postcode"],
  ["service", "Service"],
  ["reference", "Booking reference"],
] as const;

/** Stands for the partner's site, so that a booking can be followed to its end on this machine. No part of the product. */
export function partnerSandbox({ query }: HttpRequest): HttpResponse {
  const given = new URLSearchParams(query);
  const rows = shown.map(([name, label]) => {
    const value = given.get(name);
    return `<div><dt>${label}</dt><dd class="${name}">${value ? escape(value) : "<i>not given</i>"}</dd></div>`;
  });
  return {
    status: 200,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
      "x-content-type-options": "nosniff",
      "x-robots-tag": "noindex",
      "referrer-policy": "no-referrer",
    },
    body: Buffer.from(page(rows.join("\n"))),
  };
}

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
const escape = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character] ?? character);

const page = (rows: string) => `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Partner sandbox</title>
<style>
  :root { color-scheme: light; font: 1rem/1.5 system-ui, sans-serif; color: #10223f; background: #eef2f8; }
  body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 1.5rem; box-sizing: border-box; }
  main { width: 100%; max-width: 32rem; background: #fff; border-radius: 1rem; overflow: hidden; box-shadow: 0 1rem 3rem #10223f26; }
  header { background: #10223f; color: #fff; padding: 1.75rem 2rem; border-bottom: .4rem solid #ffd307; }
  header p { margin: 0; color: #c9d4e8; }
  h1 { margin: 0 0 .25rem; font-size: 1.5rem; line-height: 1.2; }
  section { padding: 1.5rem 2rem 2rem; }
  dl { margin: 0 0 1.5rem; }
  dl div { display: flex; flex-wrap: wrap; justify-content: space-between; align-items: center; gap: .25rem 1rem; padding: .75rem 0; border-bottom: 1px solid #dbe3ef; }
  dt { color: #4a5c7a; }
  dd { margin: 0; font-weight: 600; overflow-wrap: anywhere; }
  dd.registration { background: #ffd307; color: #111; padding: .1rem .75rem; border-radius: .35rem; letter-spacing: .06em; font-size: 1.25rem; border: 1px solid #c9a500; }
  i { font-weight: 400; color: #5b6b86; }
  a { display: inline-block; background: #10223f; color: #fff; text-decoration: none; padding: .7rem 1.25rem; border-radius: .5rem; font-weight: 600; }
  a:focus-visible { outline: .2rem solid #ffd307; outline-offset: .15rem; }
</style>
</head>
<body>
<main>
<header>
<h1>The partner's site takes over here</h1>
<p>A sandbox on this machine. On a deployed site the visitor would now choose a garage and a time.</p>
</header>
<section>
<dl>
${rows}
</dl>
<a href="/">Back to the site</a>
</section>
</main>
</body>
</html>
`;
