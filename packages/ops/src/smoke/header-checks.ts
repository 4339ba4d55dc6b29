import { endpoints } from "@vanfettle/contract/endpoints";
import { pages, servicingPath } from "@vanfettle/contract/paths";
import { unknownPath } from "./page-checks.ts";
import { differs, type VisitedSite, type Check } from "./visited-site.ts";

const yearSeconds = 31_536_000;

/** The security headers of every response, with a test of each value. */
const securityHeaders: Record<string, (value: string) => boolean> = {
  "strict-transport-security": (value) => Number(/max-age=(\d+)/.exec(value)?.[1]) >= yearSeconds,
  "content-security-policy": (value) =>
    ["default-src 'none'", "frame-ancestors 'none'", "base-uri 'none'"].every((part) => value.includes(part)) &&
    !value.includes("unsafe-"),
  "x-content-type-options": (value) => value === "nosniff",
  "x-frame-options": (value) => value === "DENY",
  "referrer-policy": (value) => value === "strict-origin-when-cross-origin",
  "permissions-policy": (value) => value.includes("camera=()"),
  "cross-origin-opener-policy": (value) => value === "same-origin",
};

/** An address for each kind of response from CloudFront. */
const samples = [
  ["a page", servicingPath("maidstone")],
  ["the operators' page", pages.contentManager.canonical],
  ["an API response", endpoints.listServices.path],
  ["a file", "/favicon.svg"],
  ["an unknown page", unknownPath],
] as const;

/** Returns the checks of the security headers. */
export function headerChecks(site: VisitedSite): Check[] {
  const checks = samples.map(([kind, path]) => ({
    name: `security headers of ${kind}`,
    run: async () => headerProblems((await site.get(path)).headers),
  }));
  const isSecure = new URL(site.base).protocol === "https:";
  return isSecure ? [...checks, { name: "redirect from http to https", run: () => checkRedirect(site) }] : checks;
}

function headerProblems(headers: Headers): string[] {
  return Object.entries(securityHeaders).flatMap(([name, isSafe]) => {
    const value = headers.get(name);
    if (value === null) return [`${name} is missing`];
    return isSafe(value) ? [] : [`${name} is ${JSON.stringify(value)}`];
  });
}

async function checkRedirect(site: VisitedSite): Promise<string[]> {
  const path = pages.motLanding.canonical;
  const { status, headers } = await site.get(`http://${new URL(site.base).host}${path}`);
  return [...differs("status", status, 301), ...differs("location", headers.get("location"), site.base + path)];
}
