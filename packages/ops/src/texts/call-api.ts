import { contentSchemas } from "@vanfettle/contract/content-schemas";
import { endpoints } from "@vanfettle/contract/endpoints";
import type * as z from "zod";
import { Refusal } from "../errors.ts";
import type { Site } from "../site/site.ts";

type CallName = keyof typeof contentSchemas;
type ResponseBody<N extends CallName> = z.output<(typeof contentSchemas)[N]["response"]>;

interface Sent {
  params?: Record<string, string>;
  body?: object;
  /** Given instead of the site's own. */
  token?: string | undefined;
}

/** The API's own limit, and a little. */
const patienceMs = 35_000;

/** One of the operators' calls, by the contract. A refusal is told in the API's own words. */
export async function callApi<N extends CallName>(site: Site, name: N, sent: Sent = {}): Promise<ResponseBody<N>> {
  const { method, path, access } = endpoints[name];
  const params = sent.params ?? {};
  const filled = path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(params[key] ?? ""));
  const headers: Record<string, string> = { accept: "application/json" };
  if (sent.body) headers["content-type"] = "application/json";
  if (access === "operator") headers["authorization"] = `Bearer ${sent.token ?? (await site.operatorToken())}`;
  const response = await fetch(new URL(filled, await site.origin()), {
    method,
    headers,
    redirect: "error",
    signal: AbortSignal.timeout(patienceMs),
    ...(sent.body && { body: JSON.stringify(sent.body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Refusal(refusalOf(response.status, text));
  const answer = contentSchemas[name].response.safeParse(parsed(text));
  if (!answer.success)
    throw new Refusal(`${site.label} answered ${method} ${path} with something else than this version expects.`);
  return answer.data as ResponseBody<N>;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** API Gateway's own refusals of a token have no words of ours. */
const ofGateway: Record<number, string> = {
  401: "The operator's token is missing, over or not of this site.",
  403: "This operator's token may not do that.",
};

function refusalOf(status: number, text: string): string {
  const problem = parsed(text) as { code?: unknown; message?: unknown } | undefined;
  const words = typeof problem?.code === "string" ? String(problem.message) : ofGateway[status];
  return `${words ?? "The call was refused."} (${status})`;
}
