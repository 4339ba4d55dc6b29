import { randomUUID } from "node:crypto";
import { GetItemCommand, QueryCommand, ScanCommand } from "@aws-sdk/client-dynamodb";
import { afterEach, describe, expect, test } from "vitest";
import { buildTowns } from "@vanfettle/core/testing/generation-harness";
import { startTextService } from "@vanfettle/text-service/server";
import type { Credentials } from "../../../packages/local/src/access/callers.ts";
import { loadAssembly, resourcesOf } from "../../../packages/local/src/assembly/cloud-assembly.ts";
import { signedHeaders } from "../../../packages/local/src/testing/signed-headers.ts";
import { isLong } from "../../suite-length.ts";
import { buildBooking } from "../harness/booking-environment.ts";
import { generateRegion, readProgress } from "../harness/operator-client.ts";
import { patchedAssembly, type EditStatement } from "../harness/patched-assembly.ts";
import { roleViolations } from "../harness/role-rules.ts";
import { bootSite, testClient } from "../harness/site.ts";
import { temporaryFolder } from "../harness/temporary-folder.ts";
import { sendBooking } from "../harness/visitor-client.ts";

const places = buildTowns("wales", 3);

const toClose: { close: () => Promise<void> }[] = [];
afterEach(async () => {
  for (const each of toClose.splice(0).toReversed()) await each.close();
});

/**
 * Boots the site with edited roles. `denied` returns the denied calls: the function, the action and
 * the resource.
 */
async function bootWith(editStatement?: EditStatement, wrappers: Record<string, string> = {}) {
  const texts = await startTextService();
  toClose.push(texts);
  const lines: string[] = [];
  const site = await bootSite({
    dataDir: temporaryFolder(),
    rows: places,
    env: { OPENAI_BASE_URL: texts.baseUrl, OPENAI_MODEL: "writer" },
    assemblyDir: patchedAssembly(wrappers, { editStatement }),
    log: (line) => lines.push(line),
  });
  toClose.push(site);
  const denials =
    /AccessDenied: User: \S+assumed-role\/[^/]+\/([A-Za-z]+?)(?:Function)?[0-9A-F]* is not authorized to perform: (\S+)/;
  return {
    site,
    denied: () => [
      ...new Set(lines.flatMap((line) => denials.exec(line)?.slice(1, 3).join(" ") ?? [])),
    ],
  };
}

/** Requests everything that a site does: a list, a booking, and the generation of a region. */
async function request(url: string) {
  const list = await fetch(`${url}/api/locations`);
  const booking = await sendBooking(
    url,
    buildBooking({ location: places[0]?.name ?? "" }),
    randomUUID(),
  );
  return { list: list.status, booking: booking?.status, run: await generateRegion(url, "Wales") };
}

/** Makes the same requests, and waits until the region is generated. */
async function exercise(url: string) {
  const { run, ...others } = await request(url);
  let progress = await readProgress(url);
  while (
    run.status === 202 &&
    (progress?.startedAt !== run.body.startedAt || progress?.isRunning)
  ) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    progress = await readProgress(url);
  }
  return { ...others, run: run.status, written: progress?.completed ?? 0 };
}

/** Removes the statements that allow an action, from roles by logical id prefix. */
const without =
  (missing: [role: string, action: string, condition?: string][]): EditStatement =>
  (role, statement) => {
    const isMissing = missing.some(
      ([prefix, action, condition = ""]) =>
        role.startsWith(prefix) &&
        [statement.Action].flat().includes(action) &&
        JSON.stringify(statement.Condition ?? {}).includes(condition),
    );
    return isMissing ? undefined : statement;
  };

describe.runIf(isLong)("the roles of the templates are enforced while a whole site runs", () => {
  test("denies nothing with all permissions", async () => {
    const { site, denied } = await bootWith();
    expect(await exercise(site.url)).toEqual({
      list: 200,
      booking: 200,
      run: 202,
      written: places.length,
    });
    expect(denied()).toEqual([]);
  });

  test("injected: detects missing permissions to list, to book and to invalidate pages", async () => {
    const { site, denied } = await bootWith(
      without([
        ["Visitor", "dynamodb:Query", "listing#*"],
        ["Booking", "dynamodb:PutItem"],
        ["Finish", "cloudfront:CreateInvalidation"],
      ]),
    );
    const { list, booking, run } = await request(site.url);
    expect({ list, booking, run: run.status }).toEqual({ list: 500, booking: 500, run: 202 });
    // The steps that finish a run are retried, so its end is not awaited.
    await expect.poll(() => denied().join()).toContain("cloudfront:CreateInvalidation");
    expect(denied()).toEqual(
      expect.arrayContaining(["Visitor dynamodb:Query", "Booking dynamodb:PutItem"]),
    );
  });

  test("injected: detects a missing permission for the text service's key", async () => {
    const { site, denied } = await bootWith(
      without([["WriteLocation", "secretsmanager:GetSecretValue"]]),
    );
    const { list, booking, run } = await request(site.url);
    expect({ list, booking, run: run.status }).toEqual({ list: 200, booking: 200, run: 202 });
    await expect.poll(denied).toEqual(["WriteLocation secretsmanager:GetSecretValue"]);
    expect((await readProgress(site.url))?.completed).toBe(0);
  });

  test("injected: detects a missing permission to start the machine", async () => {
    const { site, denied } = await bootWith(without([["Content", "states:StartExecution"]]));
    expect((await exercise(site.url)).run).toBeGreaterThanOrEqual(500);
    expect(denied()).toEqual(["Content states:StartExecution"]);
  });
});

describe("the roles of the templates are enforced while the site runs", () => {
  /**
   * Boots a site whose visitor and content functions run foreign code. Returns it with a function's
   * credentials.
   */
  async function bootTakenOver() {
    const leak = `export const handler = (event, context) => (event.leak ? process.env : real(event, context));`;
    const { site } = await bootWith(undefined, { Visitor: leak, Content: leak });
    const functionIds = resourcesOf(loadAssembly("cdk.out"), "AWS::Lambda::Function").map(
      ({ id }) => id,
    );
    const credentialsOf = async (name: string): Promise<Credentials> => {
      const id = functionIds.find((each) => each.startsWith(`${name}Function`)) ?? name;
      const env = (await site.invoke(id, { leak: true })) as Record<string, string>;
      return {
        accessKeyId: env["AWS_ACCESS_KEY_ID"] ?? "",
        secretAccessKey: env["AWS_SECRET_ACCESS_KEY"] ?? "",
        sessionToken: env["AWS_SESSION_TOKEN"] ?? "",
      };
    };
    return { site, credentialsOf, TableName: site.tableNames[0] };
  }

  test("a compromised function reaches only its own data", async () => {
    const { site, credentialsOf, TableName } = await bootTakenOver();
    const client = testClient(site.dynamodbEndpoint, await credentialsOf("Visitor"));
    const query = (partition: string) =>
      client.send(
        new QueryCommand({
          TableName,
          KeyConditionExpression: "pk = :pk",
          ExpressionAttributeValues: { ":pk": { S: partition } },
        }),
      );
    await expect(query("location#nowhere")).resolves.toMatchObject({ Count: 0 });
    const denied = {
      name: "AccessDeniedException",
      message: expect.stringContaining("is not authorized to perform"),
    };
    await expect(query("booking#web_1")).rejects.toMatchObject(denied);
    await expect(client.send(new ScanCommand({ TableName }))).rejects.toMatchObject(denied);
    const Key = { pk: { S: "location#leeds" }, sk: { S: "a" } };
    await expect(client.send(new GetItemCommand({ TableName, Key }))).rejects.toMatchObject(denied);
    client.destroy();
  });

  test("a compromised function gains nothing from requests that AWS clients would not send", async () => {
    const { site, credentialsOf, TableName } = await bootTakenOver();
    const send = async (
      name: string,
      { url, target, body }: { url: string; target: string; body: object },
    ): Promise<[number, string]> => {
      const headers = { ...signedHeaders(await credentialsOf(name)), "x-amz-target": target };
      const type = { "content-type": "application/x-amz-json-1.0" };
      const response = await fetch(url, {
        method: "POST",
        headers: { ...headers, ...type },
        body: JSON.stringify(body),
      });
      return [response.status, await response.text()];
    };
    const url = site.dynamodbEndpoint;
    const key = (pk: string) => ({ pk: { S: pk }, sk: { S: "a" } });
    const denied = (status: number) => [
      status,
      expect.stringContaining("is not authorized to perform"),
    ];
    const scan = { url, target: "DynamoDB_20120810.Scan", body: { TableName, RequestItems: {} } };
    expect(await send("Visitor", scan)).toEqual(denied(400));
    const scanOfRow = {
      ...scan,
      target: "DynamoDB_20120810.Scan.GetItem",
      body: { TableName, Key: key("location#x") },
    };
    expect(await send("Content", scanOfRow)).toEqual(denied(400));
    const booking = { TableName, Key: key("booking#web_1"), Item: key("location#x") };
    const getItem = { url, target: "DynamoDB_20120810.GetItem" };
    expect(await send("Content", { ...getItem, body: booking })).toEqual(denied(400));
    expect(
      await send("Content", { ...getItem, body: { TableName, Key: key("location#x") } }),
    ).toEqual([200, "{}"]);
    const [, invalidation] = await send("Content", {
      url: `${site.servicesEndpoint}/2020-05-31/distribution/LOCAL/invalidation`,
      target: "secretsmanager.GetSecretValue",
      body: { SecretId: "TextServiceKey" },
    });
    expect(invalidation).toContain("<Invalidation");
    expect(invalidation).not.toContain("SecretString");
  });
});

const withoutNull = (condition: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(condition).filter(([operator]) => operator !== "Null"));

describe("the roles of the templates allow only necessary access", () => {
  const violationsWith = (editStatement?: EditStatement) =>
    roleViolations(patchedAssembly({}, { editStatement }));
  const editCondition =
    (
      role: string,
      action: string,
      edit: (condition: Record<string, unknown>) => Record<string, unknown>,
    ): EditStatement =>
    (id, statement) =>
      id.startsWith(role) && [statement.Action].flat().includes(action) && statement.Condition
        ? { ...statement, Condition: edit(statement.Condition) }
        : statement;

  test("no function may access other functions' data, or the whole table", () => {
    expect(violationsWith()).toEqual([]);
  });

  test.each([
    ["the visitor's partitions", "Visitor", "dynamodb:Query", () => ({})],
    ["the partitions of bookings", "Booking", "dynamodb:PutItem", () => ({})],
    ["the demand for a partition", "WriteLocation", "dynamodb:UpdateItem", withoutNull],
  ] as const)("injected: detects a missing condition on %s", (_what, role, action, edit) => {
    expect(violationsWith(editCondition(role, action, edit))).not.toEqual([]);
  });
});
