import { afterAll, expect, test } from "vitest";
import { hostEdge } from "../harness/deployed-functions.ts";
import { pageViolations } from "../harness/page-rules.ts";

type EdgeResponse = { status: string; body: string; headers: Record<string, { value: string }[]> };

const closers: (() => Promise<void>)[] = [];
afterAll(() => Promise.all(closers.map((close) => close())));

/**
 * Renders documents of every kind without an API, with the built renderer patched. Returns the
 * violations of I11.
 */
async function outagePages(patch: (code: string) => string): Promise<string[]> {
  const host = hostEdge({ patch });
  closers.push(() => host.close());
  const found: string[] = [];
  for (const uri of [
    "/",
    "/van-mot/",
    "/van-servicing/birmingham/",
    "/privacy-policy",
    "/nowhere",
  ]) {
    const request = {
      clientIp: "127.0.0.1",
      method: "GET",
      uri,
      querystring: "",
      headers: {},
      origin: { s3: { customHeaders: {} } },
    };
    const cf = {
      config: { distributionDomainName: "127.0.0.1:9", eventType: "origin-request" },
      request,
    };
    const response = JSON.parse(
      await host.invoke(JSON.stringify({ Records: [{ cf }] })),
    ) as EdgeResponse;
    const headers = Object.fromEntries(
      Object.entries(response.headers).map(([name, list]) => [name, list[0]?.value ?? ""]),
    );
    found.push(
      ...pageViolations({ status: Number(response.status), headers, html: response.body }),
    );
  }
  return found;
}

test("I11 a renderer that loses the head of its documents is found", async () => {
  const found = await outagePages((code) => {
    const filled = /split\((["'`])<!--head-->\1\)/;
    expect(code).toMatch(filled);
    return code.replace(filled, 'split("<!--lost-->")');
  });
  expect(found.filter((violation) => violation.startsWith("I11:"))).not.toEqual([]);
});

test("I11 the built renderer has no violations", async () => {
  expect(await outagePages((code) => code)).toEqual([]);
});
