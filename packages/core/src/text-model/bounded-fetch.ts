import { noUsage, TextError } from "./text-model.ts";

/** An answer is below 100 KB. A body beyond this limit is not read to its end. */
const maxBodyBytes = 10_000_000;

/**
 * Fetches like `fetch`, but reads at most 10 MB of the body, and follows a redirect once and only
 * within the same host: the request holds the key. Throws a `TextError` otherwise, and for an event
 * stream, a web page or a firewall's refusal, which the client would treat as a missing answer. JSON
 * is returned as such, whatever type the service has given it.
 */
export const boundedFetch: typeof fetch = async (input, init) => {
  const first = await fetch(input, { ...init, redirect: "manual" });
  const target = redirectTarget(first);
  const response = target ? await fetch(target, { ...init, redirect: "manual" }) : first;
  if (target && response.status >= 300 && response.status < 400) throw redirected(response.status);
  const { status, statusText, headers } = response;
  const body = await readBody(response);
  const text = Buffer.from(body.subarray(0, startBytes)).toString();
  if (status === 403 && firewall.test(text)) {
    throw new TextError("TextBlocked", {
      status,
      reason: "The answer with status 403 did not come from the service's API.",
    });
  }
  const start = response.ok ? text : "";
  if (webPage.test(start)) {
    throw new TextError("TextUnavailable", {
      usage: oneCall,
      status,
      isWebPage: true,
      reason:
        "The service's address answers with a web page instead of an API: check OPENAI_BASE_URL (OpenAiBaseUrl).",
    });
  }
  if (eventStream.test(start)) {
    throw new TextError("TextRequestRejected", {
      usage: oneCall,
      status,
      reason: "The service streamed its answer, which was not asked for.",
    });
  }
  const typed = new Headers(headers);
  if (/^\s*[[{]/.test(text)) typed.set("content-type", "application/json");
  return new Response(body.length === 0 ? null : body, { status, statusText, headers: typed });
};

/** A page's doctype, an object's first bracket and Cloudflare's mark come early. */
const startBytes = 2_000;

const oneCall = { ...noUsage, calls: 1 };
const eventStream = /^\s*(?:event|data):/;
/** A sign-in page, a gateway's page, or the website at a wrong address. */
const webPage = /^\W{0,9}<(?:!doctype html|html|head|body)\b/i;
/** Cloudflare refuses with a page, with an object of its own, or with a line of text. */
const firewall = /^\W{0,9}<|"cloudflare_error":\s*true|^\s*error code: 1\d{3}\s*$/i;

const redirected = (status: number): TextError =>
  new TextError("TextMisconfigured", {
    status,
    reason: `The service's address leads elsewhere (status ${status}).`,
  });

/** Returns the address on the same host to which a request is to be repeated, if any. */
function redirectTarget({ status, headers, url }: Response): URL | undefined {
  if (status < 300 || status >= 400 || status === 304) return undefined;
  const target = URL.parse(headers.get("location") ?? "", url);
  // Other redirects turn a POST into a GET.
  const isRepeated = status === 307 || status === 308;
  if (!isRepeated || target?.origin !== new URL(url).origin) throw redirected(status);
  return target;
}

async function readBody(response: Response): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > maxBodyBytes) {
      throw new TextError("TextInvalid", {
        usage: oneCall,
        reason: "The service's response was larger than 10 MB.",
      });
    }
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}
