import type * as z from "zod";
import { contentSchemas } from "@vanfettle/contract/content/content-schemas";
import { endpoints } from "@vanfettle/contract/endpoints";
import { generationSchemas } from "@vanfettle/contract/generation/generation-schemas";
import { operatorSchemas } from "@vanfettle/contract/operator/operator-schemas";
import { stationSchemas } from "@vanfettle/contract/station/station-schemas";
import { CommandError } from "../errors.ts";
import { parseObject } from "../parse-object.ts";
import type { Site } from "./site.ts";

const callSchemas = {
  ...contentSchemas,
  ...generationSchemas,
  ...operatorSchemas,
  ...stationSchemas,
};
type CallName = keyof typeof callSchemas;

interface CallInput {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: object;
  token?: string | undefined;
  /** By default a little more than the API's own timeout. */
  timeoutMs?: number;
}

/** Calls an endpoint of the contract. Throws with the API's message if it returns an error. */
export async function callApi<N extends CallName>(
  site: Site,
  name: N,
  { params = {}, query = {}, body, token, timeoutMs = 35_000 }: CallInput = {},
): Promise<z.output<(typeof callSchemas)[N]["response"]>> {
  const { method, path, access } = endpoints[name];
  const filled = path.replace(/\{(\w+)\}/g, (_, key: string) =>
    encodeURIComponent(params[key] ?? ""),
  );
  const headers: Record<string, string> = { accept: "application/json" };
  if (body) headers["content-type"] = "application/json";
  if (access === "operator") {
    headers["authorization"] = `Bearer ${token ?? (await site.operatorToken())}`;
  }
  const url = new URL(filled, await site.origin());
  url.search = new URLSearchParams(query).toString();
  const response = await fetch(url, {
    method,
    headers,
    redirect: "error",
    signal: AbortSignal.timeout(timeoutMs),
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new CommandError(errorMessage(response.status, text));
  const result = callSchemas[name].response.safeParse(parseObject(text));
  if (!result.success) {
    throw new CommandError(
      `${site.label} returned an unexpected response to ${method} ${path}. It may run another version.`,
    );
  }
  return result.data as z.output<(typeof callSchemas)[N]["response"]>;
}

/** Messages for API Gateway's error responses to a token, which lack a message of the API. */
const gatewayMessages: Record<number, string> = {
  401: "Operator token missing, expired or for another site.",
  403: "This operator's token does not permit this.",
};

function errorMessage(status: number, text: string): string {
  const { code, message: reason } = parseObject(text) ?? {};
  const message = typeof code === "string" ? String(reason) : gatewayMessages[status];
  return `${message ?? "The call was refused."} (${status})`;
}
