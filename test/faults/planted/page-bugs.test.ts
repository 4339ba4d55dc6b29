import { afterAll, expect, test } from "vitest";
import { hostEdge } from "../harness/deployed-functions.ts";
import { pageViolations } from "../harness/page-rules.ts";

type EdgeAnswer = { status: string; body: string; headers: Record<string, { value: string }[]> };

const closers: (() => Promise<void>)[] = [];
afterAll(() => Promise.all(closers.map((close) => close())));

/** Every document while no call is answered, from the built renderer as it is or spoilt. */
async function outagePages(spoil: (code: string) => string): Promise<string[]> {
  const host = hostEdge({ spoil });
  closers.push(host.close);
  const found: string[] = [];
  for (const uri of ["/", "/van-mot/", "/van-servicing/birmingham/", "/privacy-policy", "/nowhere"]) {
    const request = {
      clientIp: "127.0.0.1",
      method: "GET",
      uri,
      querystring: "",
      headers: {},
      origin: { s3: { customHeaders: {} } },
    };
    const cf = { config: { distributionDomainName: "127.0.0.1:9", eventType: "origin-request" }, request };
    const answer = JSON.parse(await host.invoke(JSON.stringify({ Records: [{ cf }] }))) as EdgeAnswer;
    const headers = Object.fromEntries(
      Object.entries(answer.headers).map(([name, list]) => [name, list[0]?.value ?? ""]),
    );
    found.push(...pageViolations({ status: Number(answer.status), headers, html: answer.body }));
  }
  return found;
}

test("I11 a renderer that has lost the head of its documents is found", async () => {
  const found = await outagePages((code) => {
    const filled = /split\((["'`])<!--head-->\1\)/;
    expect(code).toMatch(filled);
    return code.replace(filled, 'split("<!--lost-->")');
  });
  expect(found.filter((violation) => violation.startsWith("I11:"))).not.toEqual([]);
});

test("I11 the renderer as it is built has nothing to find", async () => {
  expect(await outagePages((code) => code)).toEqual([]);
});
