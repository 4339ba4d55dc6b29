import { rmSync } from "node:fs";
import { join } from "node:path";
import { DescribeExecutionCommand, SFNClient } from "@aws-sdk/client-sfn";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { bootCloud, type LocalCloud } from "./boot.ts";
import { providerUrls, writeOperatorsSite } from "./testing/fixture-operators.ts";
import { fixtureParameters } from "./testing/fixture-site.ts";

describe.each(Object.entries(providerUrls))("with the issuer named %s", (_, providerUrl) => {
  let cloud: LocalCloud;
  let assemblyDir: string;

  beforeAll(async () => {
    assemblyDir = writeOperatorsSite(providerUrl);
    cloud = await bootCloud({ assemblyDir, port: 0, parameters: fixtureParameters });
  });
  afterAll(() => cloud.close());

  const start = (authorization?: string) =>
    fetch(`${cloud.apiUrl}/api/start`, {
      method: "POST",
      headers: authorization === undefined ? {} : { authorization },
    });

  async function fetchToken(): Promise<string> {
    const headers = { "x-local-operator": "token" };
    return (
      await fetch(`${cloud.url}/local-operators/token-for-this-machine`, {
        method: "POST",
        headers,
      })
    ).text();
  }

  test("loads a function from the booted code even if the assembly has changed", async () => {
    rmSync(join(assemblyDir, "asset.work"), { recursive: true });
    await expect(cloud.invoke("Work", { task: "late" })).resolves.toEqual({
      doneBy: "Work",
      task: "late",
    });
  });

  test("an operator starts the machine of the template, whose task invokes a function of the template", async () => {
    const response = await start(`Bearer ${await fetchToken()}`);
    expect(response.status).toBe(202);
    const { startedBy, started } = (await response.json()) as {
      startedBy: string;
      started: { executionArn: string };
    };
    expect(startedBy).toBe("operator@localhost");
    const { credentials, stepFunctionsEndpoint: endpoint } = cloud;
    const client = new SFNClient({ region: "eu-west-2", endpoint, credentials });
    const execution = () =>
      client.send(new DescribeExecutionCommand({ executionArn: started.executionArn }));
    await expect.poll(async () => (await execution()).status).toBe("SUCCEEDED");
    expect(JSON.parse((await execution()).output ?? "")).toEqual({ doneBy: "Work", task: "write" });
    client.destroy();
  });

  test("returns 401 without a token or with a broken token", async () => {
    for (const authorization of [
      undefined,
      "Bearer none",
      `Bearer ${(await fetchToken()).slice(0, -8)}AAAAAAAA`,
    ]) {
      const response = await start(authorization);
      expect([response.status, await response.text()]).toEqual([401, '{"message":"Unauthorized"}']);
    }
  });

  test("serves the identity provider only on the site's own origin", async () => {
    const discovery = await fetch(`${cloud.url}/local-operators/.well-known/openid-configuration`);
    expect(await discovery.json()).toMatchObject({ issuer: `${cloud.url}/local-operators` });
    expect((await fetch(`${cloud.url}/local-operators-not`)).headers.get("x-cache")).toContain(
      "cloudfront",
    );
    expect((await fetch(`${cloud.apiUrl}/local-operators/jwks`)).status).toBe(404);
  });
});
