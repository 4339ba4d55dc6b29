import { createHash } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, rmSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { loadCommand } from "../packages/ops/src/commands.ts";
import { storedToken } from "../packages/ops/src/stage/stored-sign-in.ts";
import { runOps } from "../packages/ops/src/testing/run-ops.ts";
import type { FakeAws } from "./deploy/fake-aws.ts";
import { stage, startTestAccount, synthesizeStage, testDeploy } from "./deploy/test-deploy.ts";

let aws: FakeAws;
let stateFolder: string;
const printed: string[] = [];

beforeAll(async () => {
  await synthesizeStage();
  aws = await startTestAccount();
  stateFolder = mkdtempSync(join(tmpdir(), "state-"));
  const { failure } = await testDeploy(aws);
  if (failure !== undefined) throw new Error(failure);
});
afterAll(async () => {
  await aws.stop();
  rmSync(stateFolder, { recursive: true, force: true });
});
beforeEach(() => {
  printed.length = 0;
  vi.spyOn(console, "log").mockImplementation((line: string) => void printed.push(line));
});
afterEach(() => vi.restoreAllMocks());

async function ops(name: string, ...args: string[]): Promise<string> {
  printed.length = 0;
  const command = await loadCommand(name);
  await command.run([...args, "--stage", stage], { XDG_STATE_HOME: stateFolder });
  return printed.join("\n");
}

test("invites, revokes and removes an operator by address, which is also the user name", async () => {
  const ann = "ann@example.co.uk";
  expect(await ops("operators", "invite", "Ann@example.co.uk")).toMatch(
    /^ann@example\.co\.uk is invited: /,
  );
  const pool = aws.cloudFormation.find("eu-west-2", `${stage}-vanfettle-Api`).outputs["UserPoolId"];
  expect(aws.state.operators.get(ann)).toEqual({ email: ann, email_verified: "true", pool });
  await expect(ops("operators", "invite", ann)).rejects.toThrow(
    "There is an operator with that address.",
  );
  await ops("operators", "invite", "ann@elsewhere.co.uk");
  await ops("operators", "revoke", "ANN@example.co.uk");
  expect(aws.state.operators.get(ann)).toMatchObject({
    AdminDisableUser: "done",
    AdminUserGlobalSignOut: "done",
  });
  expect(await ops("operators", "show-bookings", ann)).toMatch(
    /^ann@example\.co\.uk may read bookings from the next/,
  );
  expect(aws.state.operators.get(ann)).toMatchObject({ AdminAddUserToGroup: "bookings" });
  expect(await ops("operators", "hide-bookings", ann)).toMatch(
    /^ann@example\.co\.uk may no longer read bookings/,
  );
  expect(aws.state.operators.get(ann)).toMatchObject({ AdminRemoveUserFromGroup: "bookings" });
  await ops("operators", "remove", ann);
  expect([...aws.state.operators.keys()]).toEqual(["ann@elsewhere.co.uk"]);
  await expect(ops("operators", "revoke", ann)).rejects.toThrow(
    "There is no operator with that address.",
  );
  await expect(ops("operators", "invite", "ann")).rejects.toThrow("by email address");
  await expect(ops("operators", "promote", ann)).rejects.toThrow("Unknown action promote.");
});

test("keeps the renderer's logs for 90 days in every region that has them", async () => {
  const group = `/aws/lambda/us-east-1.${stage}-vanfettle-edge`;
  aws.state.logGroups.set(`us-west-2 ${group}`, undefined);
  // The account may not use this region; calls there would be rejected.
  aws.state.logGroups.set(`af-south-1 ${group}`, undefined);
  expect(await ops("edge-logs")).toBe("Logs of the renderer: 90 days in us-west-2");
  expect(aws.state.logGroups.get(`us-west-2 ${group}`)).toBe(90);
});

test("names a region that a policy denies, and the regions whose logs are limited", async () => {
  aws.state.logGroups.set(`us-west-2 /aws/lambda/us-east-1.${stage}-vanfettle-edge`, undefined);
  aws.state.denied.add("logs us-east-1");
  try {
    expect(await ops("edge-logs")).toBe(
      "Logs of the renderer: 90 days in us-west-2. A policy denies access to: us-east-1",
    );
    expect(JSON.parse(await ops("edge-logs", "--json"))).toMatchObject({
      regions: ["us-west-2"],
      denied: ["us-east-1"],
    });
  } finally {
    aws.state.denied.clear();
  }
});

test("an invalidation names the stage's distribution", async () => {
  aws.state.invalidations.length = 0;
  await ops("invalidate");
  expect(aws.state.invalidations).toEqual(["E1TESTDEPLOY1 /*"]);
});

test("a command for a stage reports a missing stage", async () => {
  const command = await loadCommand("invalidate");
  await expect(command.run([], {})).rejects.toThrow("name it with --stage");
});

/**
 * Starts an identity provider and the site's API that names it. It issues a token only for the
 * right verifier.
 */
async function startProvider() {
  let challenge = "";
  const server = createServer((request, response) => {
    const { url = "" } = request;
    const origin = `http://127.0.0.1:${(server.address() as { port: number }).port}`;
    const json = (status: number, body: object) => {
      response.writeHead(status, { "content-type": "application/json" });
      response.end(JSON.stringify(body));
    };
    if (url === "/api/operator-sign-in") {
      return json(200, { issuer: origin, clientId: "site", scopes: ["openid", "content/write"] });
    }
    if (url.startsWith("/.well-known")) {
      return json(200, {
        issuer: origin,
        authorization_endpoint: `${origin}/authorize`,
        token_endpoint: `${origin}/token`,
      });
    }
    void text(request).then((body) => {
      const form = new URLSearchParams(body);
      const verified = createHash("sha256")
        .update(form.get("code_verifier") ?? "")
        .digest("base64url");
      if (verified !== challenge || form.get("code") !== "the-code") {
        return json(400, { error: "invalid_grant" });
      }
      const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
      const id_token = `${part({ alg: "RS256" })}.${part({ sub: "ann", iss: origin, aud: "site" })}.signature`;
      return json(200, {
        access_token: "the-token",
        id_token,
        token_type: "Bearer",
        expires_in: 1800,
      });
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as { port: number }).port}`,
    expectChallenge: (value: string) => void (challenge = value),
    stop: () => server.close(),
  };
}

/** Requests an address until something listens there. */
async function answerOf(address: string): Promise<Response> {
  for (;;) {
    const response = await fetch(address).catch(() => undefined);
    if (response) return response;
    await sleep(5);
  }
}

/**
 * Signs in with a browser that the provider redirects back with these parameters and the request's
 * state. Returns the command's output or error, and the page shown in the browser.
 */
async function signIn(returned: Record<string, string>): Promise<{ said: string; page: string }> {
  const provider = await startProvider();
  vi.stubEnv("BROWSER", "true");
  vi.stubEnv("XDG_STATE_HOME", stateFolder);
  const api = aws.cloudFormation.find("eu-west-2", `${stage}-vanfettle-Api`);
  const before = api.parameters;
  api.parameters = { ...before, SiteOrigin: provider.url };
  let page: Promise<string> = Promise.resolve("");
  vi.spyOn(process.stderr, "write").mockImplementation((line) => {
    const address = new URL(String(line).replace("Sign in at ", "").trim());
    expect(address.searchParams.get("code_challenge_method")).toBe("S256");
    expect(address.searchParams.get("redirect_uri")).toBe("http://localhost:8976/signed-in");
    provider.expectChallenge(address.searchParams.get("code_challenge") ?? "");
    const back = new URL("http://localhost:8976/signed-in");
    back.search = new URLSearchParams({
      ...returned,
      state: address.searchParams.get("state") ?? "",
    }).toString();
    page = answerOf("http://localhost:8976/favicon.ico")
      .then(() => fetch(back))
      .then((response) => response.text());
    return true;
  });
  try {
    const said = await ops("sign-in").catch((error: Error) => error.message);
    return { said, page: await page };
  } finally {
    api.parameters = before;
    vi.unstubAllEnvs();
    provider.stop();
  }
}

test("sign-in opens the browser, receives the code on this machine, and stores the token for this user only", async () => {
  const { said, page } = await signIn({ code: "the-code" });
  expect(said).toMatch(/^Signed in to testing until /);
  expect(page).toBe("Go back to the command line to finish signing in.");
  expect(storedToken({ XDG_STATE_HOME: stateFolder }, stage)).toBe("the-token");
  expect(
    storedToken({ XDG_STATE_HOME: stateFolder }, stage, Date.now() + 1_801_000),
  ).toBeUndefined();
  expect(statSync(join(stateFolder, "vanfettle", `${stage}.json`)).mode & 0o077).toBe(0);
});

test("a denied sign-in fails in the browser and on the command line", async () => {
  const { said, page } = await signIn({ error: "access_denied" });
  expect(said).toBe("The sign-in failed: access_denied");
  expect(page).toBe("You are not signed in. See the command line for the reason.");
});

test("reads the text service's key from standard input, and never from an argument or into the output", async () => {
  const env = {
    AWS_ENDPOINT_URL: aws.url,
    AWS_ACCESS_KEY_ID: "testing",
    AWS_SECRET_ACCESS_KEY: "testing",
  };
  const give = (input: string) => runOps(["text-service-key", "--stage", stage], env, { input });
  const given = await give("a-key-of-the-service\n");
  expect(given).toMatchObject({ code: 0, err: "" });
  expect(given.out).not.toContain("a-key-of");
  const secret =
    aws.cloudFormation.find("eu-west-2", `${stage}-vanfettle-Generation`).outputs[
      "TextServiceKeyArn"
    ] ?? "";
  expect(aws.state.secrets.get(secret)).toBe("a-key-of-the-service");
  for (const input of ["", "two words\n"]) {
    expect(await give(input)).toMatchObject({
      code: 2,
      out: "",
      err: expect.stringContaining("single key of at least 8 characters"),
    });
  }
});

test("reads the keys of DVSA and DVLA from standard input, checks them by name, and never prints them", async () => {
  const env = {
    AWS_ENDPOINT_URL: aws.url,
    AWS_ACCESS_KEY_ID: "testing",
    AWS_SECRET_ACCESS_KEY: "testing",
  };
  const give = (service: string, input: string) =>
    runOps(["vehicle-keys", service, "--stage", stage], env, { input });
  const outputs = aws.cloudFormation.find("eu-west-2", `${stage}-vanfettle-Api`).outputs;
  const keys = {
    tokenUrl: "https://login.example/token",
    clientId: "canary-client",
    clientSecret: "canary-secret",
    apiKey: "canary-key",
  };
  const given = await give("dvsa", JSON.stringify(keys));
  expect(given).toMatchObject({
    code: 0,
    err: "",
    out: expect.stringContaining("The keys are stored."),
  });
  expect(given.out).not.toContain("canary");
  expect(JSON.parse(aws.state.secrets.get(outputs["DvsaKeysArn"] ?? "") ?? "")).toEqual(keys);
  expect(await give("dvla", "{}")).toMatchObject({
    code: 0,
    out: expect.stringContaining("disconnected"),
  });
  expect(aws.state.secrets.get(outputs["DvlaKeysArn"] ?? "")).toBe("{}");
  for (const [service, input, problem] of [
    ["dvsa", "canary", "must be a JSON object"],
    ["dvsa", JSON.stringify({ ...keys, apiKey: undefined, clientId: 5 }), "lacks clientId, apiKey"],
    [
      "dvsa",
      JSON.stringify({ ...keys, tokenUrl: "http://canary.example" }),
      "does not begin with https",
    ],
    ["dvla", JSON.stringify({ apiKey: "canary\nkey" }), "lacks apiKey"],
    ["police", "{}", "Unknown service"],
  ] as const) {
    const refused = await give(service, input);
    expect(refused).toMatchObject({ code: 2, out: "", err: expect.stringContaining(problem) });
    expect(refused.err).not.toContain("canary");
  }
});
