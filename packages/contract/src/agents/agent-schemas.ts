import * as z from "zod";

/** The schemas of the endpoints for agents. The MCP library validates the messages of `mcp` itself. */
export const agentSchemas = {
  mcp: {
    summary: "Answers a message of the Model Context Protocol: versions 2026-07-28, and 2025-11-25 without a session",
    headers: z.object({
      accept: z.string().optional().describe("Clients of 2025-11-25 name application/json and text/event-stream"),
      "mcp-protocol-version": z.string().optional(),
      "mcp-method": z.string().optional().describe("From 2026-07-28: the method of the message"),
      "mcp-name": z.string().optional().describe("From 2026-07-28: the name of the tool"),
    }),
    body: z
      .unknown()
      .describe("One JSON-RPC 2.0 message, such as a call of the method tools/call; batches are rejected"),
    response: z.unknown().describe("A JSON-RPC 2.0 response, as JSON or as a stream with one event"),
  },
  llmsText: { summary: "Returns a description of the site for language models, as text", response: z.string() },
  openApi: { summary: "Returns this document", response: z.record(z.string(), z.unknown()) },
} as const;
