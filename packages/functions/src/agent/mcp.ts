import { createMcpHandler, McpServer, type CallToolResult } from "@modelcontextprotocol/server";
import * as z from "zod";
import { toolNames, tools, toolsVersion, type ToolName } from "@vanfettle/contract/agent/tools";
import { endpoints } from "@vanfettle/contract/endpoints";
import { pages } from "@vanfettle/contract/paths";
import { DomainError } from "@vanfettle/contract/problems";
import { site } from "@vanfettle/contract/site";
import type { ParsedRequest } from "../http/parse-request.ts";
import { toolHandlers, type ToolDeps } from "./tool-handlers.ts";
import { toolSchemas } from "./tool-schemas.ts";

const instructions =
  "Facts for owners of vans in the United Kingdom. Pass on the limits that an answer carries. " +
  "Tools do not accept registrations and cannot book.";

/** The code of JSON-RPC 2.0 for JSON that is not a request. */
const invalidRequest = -32_600;

/**
 * The error for batches. MCP dropped batches in version 2025-06-18, and 16 KB could contain
 * hundreds of calls.
 */
const refusedBatch = {
  jsonrpc: "2.0",
  id: null,
  error: {
    code: invalidRequest,
    message: "Send one message in each request. The protocol does not support batches.",
  },
};

/**
 * Handles one MCP message. Throws `invalid_request` for a malformed header, and internal errors,
 * which are logged.
 */
export async function respondToMcp(
  { headers, body }: ParsedRequest<"mcp">,
  deps: ToolDeps,
): Promise<Response> {
  if (Array.isArray(body)) return Response.json(refusedBatch, { status: 400 });
  const failures: unknown[] = [];
  const names = toolsFor(body);
  const create = () => createServer(names, deps, (error) => failures.push(error));
  const handler = createMcpHandler(create, { keepAliveMs: 0 });
  const request = toRequest(`${deps.siteOrigin}${endpoints.mcp.path}`, headers);
  const response = await handler.fetch(request, { parsedBody: body });
  // A client of an older version gets a stream, in which the tool runs.
  const text = await response.text();
  if (failures.length > 0) throw failures[0];
  return new Response(text, { status: response.status, headers: response.headers });
}

const ToolCall = z.object({
  method: z.literal("tools/call"),
  params: z.object({ name: z.enum(toolNames) }),
});

/**
 * Returns the tools that a message needs. Describing all of the tools would take most of the time
 * of a call.
 */
function toolsFor(body: unknown): readonly ToolName[] {
  const call = ToolCall.safeParse(body);
  return call.success ? [call.data.params.name] : toolNames;
}

function toRequest(url: string, sent: ParsedRequest<"mcp">["headers"]): Request {
  const headers = new Headers({ "content-type": "application/json" });
  try {
    for (const [name, value] of Object.entries(sent)) {
      if (value !== undefined) headers.set(name, value);
    }
  } catch {
    throw new DomainError("invalid_request", { message: "A header of the call is malformed." });
  }
  return new Request(url, { method: "POST", headers });
}

/**
 * Creates the server for a single call. It announces no tool changes: tools never change while a
 * client listens.
 */
function createServer(
  names: readonly ToolName[],
  deps: ToolDeps,
  reportFailure: (error: unknown) => void,
): McpServer {
  const websiteUrl = `${deps.siteOrigin}${pages.developers.canonical}`;
  const server = new McpServer(
    { name: "vanfettle", title: site.brand, version: toolsVersion, websiteUrl },
    { capabilities: { tools: { listChanged: false } }, cacheHints, instructions },
  );
  const handlers = toolHandlers(deps);
  for (const name of names) {
    const { title, description } = tools[name];
    const { input: inputSchema, output: outputSchema } = toolSchemas[name] as Record<
      "input" | "output",
      z.ZodObject
    >;
    const handle = handlers[name] as (input: unknown) => unknown;
    const config = { title, description, inputSchema, outputSchema, annotations: readOnly };
    server.registerTool(name, config, (args) =>
      runTool(() => outputSchema.parse(handle(args)), reportFailure),
    );
  }
  return server;
}

/** The cache lifetime of the server's description, equal to the CDN's for the other listings. */
const untilNextHour = { ttlMs: 3_600_000, cacheScope: "public" } as const;
const cacheHints = { "server/discover": untilNextHour, "tools/list": untilNextHour };

const readOnly = {
  readOnlyHint: true,
  destructiveHint: false,
  idempotentHint: true,
  openWorldHint: false,
};

/**
 * Runs a tool. A `DomainError` becomes an error result with its code; any other error is internal,
 * and is reported.
 */
function runTool(
  run: () => Record<string, unknown>,
  reportFailure: (error: unknown) => void,
): CallToolResult {
  try {
    const result = run();
    return { content: [{ type: "text", text: JSON.stringify(result) }], structuredContent: result };
  } catch (error) {
    if (!(error instanceof DomainError)) reportFailure(error);
    const { code, message, issues } =
      error instanceof DomainError ? error : new DomainError("internal_error");
    return {
      isError: true,
      content: [{ type: "text", text: JSON.stringify({ code, message, issues }) }],
    };
  }
}
