import type { Behaviour } from "../assembly/distribution.ts";
import { chooses, cookiesIn, headersIn, queryIn, type Choice } from "../assembly/cdn-policies.ts";
import type { HttpRequest } from "../http.ts";

/** A viewer's request as the origin gets it, and the key its answer is kept under. */
export interface OriginRequest {
  request: HttpRequest;
  cacheKey: string;
  /** What the answer may be compressed with. */
  encodings: string;
}

/** Only what the policies name is passed on, and only what the cache policy names tells two answers apart. */
export function originRequest(behaviour: Behaviour, viewer: HttpRequest): OriginRequest {
  const inKey = behaviour.cachePolicy.ParametersInCacheKeyAndForwardedToOrigin;
  const forwarded = behaviour.originRequestPolicy;
  const pick = <T>(choose: (choice: Choice) => T, of: typeof headersIn) => ({
    key: choose(of(inKey)),
    both: [of(inKey), ...(forwarded ? [of(forwarded)] : [])].map(choose),
  });
  const headers = pick((choice) => chosenHeaders(viewer, choice), headersIn);
  const query = pick((choice) => chosenQuery(viewer.query, choice), queryIn);
  const cookies = pick((choice) => chosenCookies(viewer.headers.cookie, choice), cookiesIn);
  const encodings = acceptedEncodings(behaviour, viewer.headers["accept-encoding"]);
  const cookie = [...new Set(cookies.both.flat())].join("; ");

  const passedOn: Record<string, string> = {
    "user-agent": "Amazon CloudFront",
    via: "2.0 local (CloudFront)",
    "x-forwarded-for": viewer.headers["x-forwarded-for"]
      ? `${viewer.headers["x-forwarded-for"]}, ${viewer.clientIp}`
      : viewer.clientIp,
    ...(viewer.headers["content-type"] && { "content-type": viewer.headers["content-type"] }),
    ...(viewer.headers["content-length"] && { "content-length": viewer.headers["content-length"] }),
    ...Object.assign({}, ...headers.both),
    ...(encodings && { "accept-encoding": encodings }),
    ...(cookie && { cookie }),
    host: behaviour.origin.domainName,
  };
  for (const [name, value] of Object.entries(behaviour.origin.customHeaders)) passedOn[name.toLowerCase()] = value;
  return {
    request: {
      ...viewer,
      headers: passedOn,
      query: query.both.reduce((longest, one) => (one.length > longest.length ? one : longest), ""),
    },
    cacheKey: JSON.stringify([viewer.path, query.key, headers.key, cookies.key, encodings]),
    encodings,
  };
}

const neverForwarded = new Set(["connection", "keep-alive", "transfer-encoding", "upgrade", "expect", "te", "trailer"]);

function chosenHeaders(viewer: HttpRequest, choice: Choice): Record<string, string> {
  const usable = ([name]: [string, string]) => name !== "cookie" && !neverForwarded.has(name) && chooses(choice, name);
  return Object.fromEntries(
    Object.entries(viewer.headers)
      .filter(usable)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}

function chosenQuery(query: string, choice: Choice): string {
  if (choice.behaviour === "all") return query;
  const parameters = query.split("&").filter((pair) => pair !== "" && chooses(choice, pair.split("=")[0] ?? ""));
  return parameters.join("&");
}

function chosenCookies(header: string | undefined, choice: Choice): string[] {
  const cookies = (header ?? "").split(/; */).filter(Boolean);
  return cookies.filter((cookie) => chooses(choice, cookie.split("=")[0] ?? "")).sort();
}

/** What the viewer accepts of the two encodings CloudFront knows, in the one spelling it passes on. */
function acceptedEncodings({ cachePolicy }: Behaviour, header = ""): string {
  const policy = cachePolicy.ParametersInCacheKeyAndForwardedToOrigin;
  const accepted = header
    .toLowerCase()
    .split(",")
    .map((part) => part.trim())
    .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
    .map((part) => part.split(";")[0]?.trim());
  const wants = (name: string) => accepted.includes(name) || accepted.includes("*");
  return [
    ...(policy.EnableAcceptEncodingBrotli && wants("br") ? ["br"] : []),
    ...(policy.EnableAcceptEncodingGzip && wants("gzip") ? ["gzip"] : []),
  ].join(",");
}
