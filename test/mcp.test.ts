import { execFile } from "node:child_process";
import { createRequire } from "node:module";
import { promisify } from "node:util";
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { toolNames } from "@vanfettle/contract/agent/tools";
import { bootSite, type Site } from "./faults/harness/site.ts";
import { temporaryFolder } from "./faults/harness/temporary-folder.ts";

let site: Site;
beforeAll(async () => {
  site = await bootSite({ dataDir: temporaryFolder() });
});
afterAll(() => site.close());

const conformance = createRequire(import.meta.url).resolve(
  "@modelcontextprotocol/conformance/dist/index.js",
);

/**
 * Runs every server scenario of the version, except those listed as inapplicable. Returns the
 * output.
 */
async function runConformance(version: string): Promise<{ status: number; printed: string }> {
  const list = `test/mcp/inapplicable-${version}.yml`;
  const which = ["--suite", "all", "--spec-version", version, "--expected-failures", list];
  const args = [
    conformance,
    "server",
    "--url",
    `${site.url}/mcp`,
    ...which,
    "--output-dir",
    temporaryFolder(),
  ];
  try {
    const { stdout, stderr } = await promisify(execFile)(process.execPath, args, {
      maxBuffer: 20_000_000,
    });
    return { status: 0, printed: stdout + stderr };
  } catch (error) {
    const {
      code,
      stdout = "",
      stderr = "",
    } = error as { code?: number; stdout?: string; stderr?: string };
    return { status: code ?? 1, printed: stdout + stderr };
  }
}

/** Returns the end of the output, with the scenarios and the failures. */
const summaryOf = (printed: string): string =>
  printed.slice(printed.lastIndexOf("=== SUMMARY ==="));

test.each(["2026-07-28", "2025-11-25"])(
  "the server conforms to version %s of the protocol, as far as it applies",
  async (version) => {
    const { status, printed } = await runConformance(version);
    expect(summaryOf(printed)).toMatch(/✓ tools-list: \d+ passed, 0 failed/);
    expect(summaryOf(printed)).toMatch(/✓ dns-rebinding-protection: \d+ passed, 0 failed/);
    expect([status, status === 0 ? "" : summaryOf(printed)]).toEqual([0, ""]);
  },
);

describe.each([
  ["2026-07-28", { versionNegotiation: { mode: { pin: "2026-07-28" } } }],
  ["2025-11-25", {}],
] as const)("a client of version %s", (version, options) => {
  const connect = async (): Promise<Client> => {
    const client = new Client({ name: "test", version: "1.0.0" }, options);
    await client.connect(new StreamableHTTPClientTransport(new URL("/mcp", site.url)));
    return client;
  };

  test("connects, lists the tools and calls them through the whole site", async () => {
    const client = await connect();
    expect(client.getNegotiatedProtocolVersion()).toBe(version);
    expect((await client.listTools()).tools.map(({ name }) => name)).toEqual(toolNames);
    const call = async (name: string, args: Record<string, unknown>) =>
      (await client.callTool({ name, arguments: args })).structuredContent;
    expect(await call("mot_class_for", { gross_kg: 3500, kind: "goods" })).toMatchObject({
      answer: "7",
    });
    expect(await call("find_mot_stations", { postcode: "LS1 4AP" })).toMatchObject({
      jurisdiction: "great-britain",
    });
    expect(await call("get_location", { slug: "newry" })).toMatchObject({
      jurisdiction: "northern-ireland",
    });
    await client.close();
  });

  test("gets the error of a tool by its name", async () => {
    const client = await connect();
    const { isError, content } = await client.callTool({
      name: "find_mot_stations",
      arguments: { postcode: "ZZ99 9ZZ" },
    });
    expect(isError).toBe(true);
    expect(JSON.stringify(content)).toContain("postcode_not_found");
    await client.close();
  });
});

test("documents and tools are at their stated addresses", async () => {
  const text = await (await fetch(`${site.url}/llms.txt`)).text();
  expect(text).toContain(`${site.url}/mcp`);
  const document = (await (await fetch(`${site.url}/openapi.json`)).json()) as { paths: object };
  expect(Object.keys(document.paths)).toContain("/mcp");
  expect((await fetch(`${site.url}/mcp`)).status).toBe(405);
});
