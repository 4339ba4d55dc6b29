import { randomUUID } from "node:crypto";
import { endpoints } from "@vanfettle/contract/endpoints";
import { pages, servicingPath } from "@vanfettle/contract/paths";
import { siteAddress } from "../deploy/stack-state.ts";
import { parseObject } from "../parse-object.ts";
import type { Site } from "../site/site.ts";

const timeoutMs = 10_000;

/** What a visitor gets at an address. */
interface Response {
  status: number;
  /** CloudFront's word for where the response came from; empty without CloudFront. */
  cache: string;
  body: string;
}

export interface SiteAnswer {
  what: string;
  /** Such as `200, Hit from cloudfront`, or why there is no response. */
  answer: string;
  /** What to do, if this is not the answer that it should be. */
  remedy: string | null;
}

/**
 * Requests a page from CloudFront's cache, a page that has to be rendered, and a call that reads the
 * table, as a visitor does. Never throws.
 */
export async function readSiteAnswers(site: Site): Promise<SiteAnswer[]> {
  const unknown = `no-such-place-${randomUUID().slice(0, 8)}`;
  const requests = [
    ["home page", pages.home.canonical, 200],
    ["new page", servicingPath(unknown), 404],
    ["API", endpoints.getLocation.path.replace("{slug}", unknown), 404],
  ] as const;
  const origin = await site.origin().catch(() => undefined);
  if (origin === undefined) return [];
  return Promise.all(
    requests.map(async ([what, path, expected]): Promise<SiteAnswer> => {
      try {
        const response = await request(new URL(path, origin));
        const { status, cache } = response;
        return {
          what,
          answer: cache === "" ? String(status) : `${status}, ${cache}`,
          remedy: status === expected ? null : remedyFor(response),
        };
      } catch (error) {
        const code = codeOf(error);
        return { what, answer: `none (${code})`, remedy: await remedyWithoutAnswer(site, code) };
      }
    }),
  );
}

async function request(address: URL): Promise<Response> {
  const response = await fetch(address, {
    redirect: "manual",
    signal: AbortSignal.timeout(timeoutMs),
  });
  const { status, headers } = response;
  return { status, cache: headers.get("x-cache") ?? "", body: await response.text() };
}

/** Returns the reason of a failed fetch, such as `ENOTFOUND`. */
function codeOf(error: unknown): string {
  const { name, cause } = error as Error;
  return (cause as { code?: string } | undefined)?.code ?? name;
}

const goBack = "go back to the previous release (docs/deploying.md, Going back)";

/** What CloudFront's words and the responses mean; the first that matches counts. */
const remedies: readonly (readonly [matches: (response: Response) => boolean, remedy: string])[] = [
  [
    ({ cache }) => cache.startsWith("LambdaExecutionError"),
    `the renderer crashed or took over ten seconds. Read its log in the region nearest to you; if a release is new, ${goBack}`,
  ],
  [
    ({ cache }) => cache.startsWith("LambdaValidationError"),
    `the renderer sent a response that CloudFront forbids: ${goBack}`,
  ],
  [
    ({ cache }) => /^Lambda(LimitExceeded|Throttl)/.test(cache),
    "the renderer is throttled, which leaves no log. Cancel a run of texts, and raise the quota of concurrent executions in the regions where visitors are (docs/running.md, A throttled renderer)",
  ],
  [
    ({ status, body }) => status === 403 && body.includes("Call this address through the site."),
    "CloudFront and the API have different origin tokens: deploy the release that runs",
  ],
  [
    ({ status }) => status === 403 || status === 429,
    "the web ACL or the API's throttle refuses: compare from another network (docs/running.md, Failing calls)",
  ],
  [
    ({ status, body }) =>
      status === 503 && parseObject(body)?.["message"] === "Service Unavailable",
    "a function of the API is throttled: look at ApiThrottles and raise the quota of concurrent executions",
  ],
  [
    ({ status, body }) => status === 503 && parseObject(body)?.["code"] === "unavailable",
    "the API cannot read the table: look at TableThrottles and at AWS's status page, https://health.aws.amazon.com/health/status",
  ],
  [
    ({ status, body }) => status === 500 && parseObject(body)?.["code"] === "internal_error",
    `a bug: read the errors of the last hour (docs/running.md); if a release is new, ${goBack}`,
  ],
  [
    ({ status }) => status >= 500,
    "CloudFront gets no response from the API or the bucket: look at AWS's status page, https://health.aws.amazon.com/health/status, and whether the Api stack exists",
  ],
];

const remedyFor = (response: Response): string =>
  remedies.find(([matches]) => matches(response))?.[1] ??
  `an unexpected status: if a release is new, ${goBack}`;

/** Returns what to do if there is no response: DNS, the certificate, or CloudFront itself. */
async function remedyWithoutAnswer(site: Site, code: string): Promise<string> {
  if (/CERT|TLS|SSL|ALTNAME/.test(code)) {
    return "the certificate is wrong or has expired: look at it in ACM, in us-east-1";
  }
  const address = site.stage && (await siteAddress(site.stage.name).catch(() => undefined));
  if (address === undefined) return "the site does not respond";
  const works = await request(new URL("/", address)).then(
    ({ status }) => status < 500,
    () => false,
  );
  return works
    ? `CloudFront responds at ${address}: correct the DNS record of the site's host, which must lead there, and see whether the domain is still registered`
    : `CloudFront does not respond at ${address} either: look at your connection and at AWS's status page, https://health.aws.amazon.com/health/status`;
}
