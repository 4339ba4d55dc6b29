import { createHash, randomBytes } from "node:crypto";
import { endpoints } from "@vanfettle/contract/endpoints";
import { pages } from "@vanfettle/contract/paths";
import { readDocument } from "./document.ts";
import { differs, jsonOf, type Check, type VisitedSite } from "./visited-site.ts";

/** Returns the checks of the operators' pages and their sign-in, without signing in. */
export const signInChecks = (site: VisitedSite): Check[] => [
  { name: "operators' page", run: () => checkPage(site) },
  { name: "operators' sign-in page", run: () => checkSignIn(site) },
  { name: "operators' calls without a sign-in", run: () => checkRefusal(site) },
];

const page = pages.contentManager.canonical;

async function checkPage(site: VisitedSite): Promise<string[]> {
  const { status, headers, body } = await site.get(page);
  return [
    ...differs("status", status, 200),
    ...differs("robots", readDocument(body).meta["robots"], "noindex"),
    ...differs("cache-control", headers.get("cache-control"), "no-store"),
  ];
}

/**
 * Follows the redirects to the identity provider's sign-in page, which rejects unregistered return
 * addresses.
 */
async function checkSignIn(site: VisitedSite): Promise<string[]> {
  const answer = await site.get(endpoints.getOperatorSignIn.path);
  const { issuer, clientId, scopes } = jsonOf(answer);
  if (
    answer.status !== 200 ||
    typeof issuer !== "string" ||
    typeof clientId !== "string" ||
    !Array.isArray(scopes)
  ) {
    return [`the API does not name the identity provider (status ${answer.status})`];
  }
  const metadata = await site.get(`${issuer}/.well-known/openid-configuration`);
  const endpoint = jsonOf(metadata)["authorization_endpoint"];
  if (metadata.status !== 200 || typeof endpoint !== "string") {
    return [`the identity provider ${issuer} does not describe itself (status ${metadata.status})`];
  }
  const address = new URL(endpoint);
  address.search = new URLSearchParams({
    client_id: clientId,
    response_type: "code",
    scope: scopes.join(" "),
    redirect_uri: site.origin + page,
    state: "smoke-test",
    code_challenge: createHash("sha256").update(randomBytes(32)).digest("base64url"),
    code_challenge_method: "S256",
  }).toString();
  const signIn = await firstPage(site, address.href);
  const isPage =
    signIn.headers.get("content-type")?.startsWith("text/html") && signIn.body.includes("<form");
  return [
    ...differs("status", signIn.status, 200),
    ...(signIn.status === 200 && !isPage ? ["it has no form"] : []),
  ];
}

/** Follows redirects with cookies, which a sign-in requires. */
async function firstPage(site: VisitedSite, address: string) {
  const cookies = new Map<string, string>();
  for (let redirects = 0; ; redirects += 1) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const answer = await site.get(address, { cookie });
    const location = answer.headers.get("location");
    if (answer.status < 300 || answer.status >= 400 || location === null || redirects === 5) {
      return answer;
    }
    for (const line of answer.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    address = new URL(location, address).href;
  }
}

async function checkRefusal(site: VisitedSite): Promise<string[]> {
  const { status } = await site.get(endpoints.getContentEstimate.path);
  return differs("status", status, 401);
}
