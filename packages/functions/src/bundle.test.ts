import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { APIGatewayProxyStructuredResultV2 } from "aws-lambda";
import { afterAll, beforeAll, expect, test } from "vitest";
import { generationNames } from "@vanfettle/contract/deployment";
import { endpointGroups } from "@vanfettle/contract/endpoint";
import { currentRunKey, progressKey } from "@vanfettle/core/generation/run.entity";
import { findLocation } from "@vanfettle/core/location/location";
import { seedLocations } from "@vanfettle/core/location/seed/seed-locations";
import { buildWritableTown } from "@vanfettle/core/testing/generation-harness";
import { publishText } from "@vanfettle/core/testing/location-texts";
import { buildPlaceSeed } from "@vanfettle/core/testing/seed-row-builders";
import { startDatabase, type TestDatabase } from "@vanfettle/core/testing/test-database";
import { buildLocationText } from "@vanfettle/core/testing/text-builders";
import { encodeStations } from "@vanfettle/stations/files/station-table";
import { stationFileNames } from "@vanfettle/stations/open-station-data";
import { buildStationRow } from "@vanfettle/stations/testing/small-station-data";
import { printSize } from "../../../test/print-size.ts";
import { buildFunctions } from "../build.ts";
import { event } from "./testing/api-event.ts";
import { awsError, invalidationResponse, startAwsStub } from "./testing/aws-stub.ts";

let database: TestDatabase;
let outDir: string;
let sizes: Record<string, number>;
beforeAll(async () => {
  [database, outDir] = await Promise.all([startDatabase(), mkdtemp(join(tmpdir(), "functions-"))]);
  await seedLocations(database, [buildPlaceSeed()]);
  sizes = await buildFunctions(outDir);
});
afterAll(() => Promise.all([database.stop(), rm(outDir, { recursive: true })]));

const settings = () => ({
  STAGE: "local",
  TABLE_NAME: database.tableName,
  SITE_ORIGIN: "http://localhost:3000",
  PARTNER_BOOKING_URL: "http://localhost:3000/partner?ref={reference}",
  PARTNER_HOSTS: "localhost:3000",
  REGISTRATION_HASH_KEY: "a secret of sixteen or more",
  BOOKING_LINK_KEY: "another secret of sixteen or more",
  OPERATOR_ISSUER: "http://localhost:3000/issuer",
  OPERATOR_CLIENT_ID: "site",
  AWS_ENDPOINT_URL_DYNAMODB: database.endpoint,
  AWS_REGION: "eu-west-2",
  AWS_ACCESS_KEY_ID: "local",
  AWS_SECRET_ACCESS_KEY: "local",
});

/** Runs the built file in a separate process whose environment contains only these settings. */
async function run(name: string, sent: object, env: Record<string, string>) {
  const call = `import(${JSON.stringify(join(outDir, name, "index.mjs"))})
    .then(({ handler }) => handler(${JSON.stringify(sent)}))
    .then((response) => process.send(response))`;
  const child = spawn(process.execPath, ["-e", call], {
    env,
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  let printed = "";
  let errors = "";
  child.stdout?.on("data", (chunk) => (printed += String(chunk)));
  child.stderr?.on("data", (chunk) => (errors += String(chunk)));
  const responses: APIGatewayProxyStructuredResultV2[] = [];
  child.on("message", (response) => {
    responses.push(response as APIGatewayProxyStructuredResultV2);
    child.kill();
  });
  const [code] = (await once(child, "close")) as [number];
  return { response: responses[0], code, printed, errors };
}

test("each bundle is one file within its size limit", () => {
  expect(Object.keys(sizes).toSorted()).toEqual([...endpointGroups, ...generationNames].toSorted());
  const largerLimits: Record<string, number> = { "write-location": 1_700_000, garages: 1_700_000 };
  for (const [name, bytes] of Object.entries(sizes)) {
    const limit = largerLimits[name] ?? 1_500_000;
    expect(printSize(name, bytes, limit), name).toBeLessThanOrEqual(limit);
  }
});

test("the built visitor Lambda responds from the table and logs one line", async () => {
  const { response, printed } = await run(
    "visitor",
    event("GET", "/api/locations/birmingham"),
    settings(),
  );
  expect(response?.statusCode).toBe(200);
  expect(JSON.parse(response?.body ?? "")).toMatchObject({ slug: "birmingham" });
  expect(printed.trim().split("\n")).toHaveLength(1);
});

test("the built garages Lambda finds stations in the files in its folder, and locates postcodes without them", async () => {
  const sent = event("GET", "/api/stations/near/LS1", { pathParameters: { postcode: "LS1" } });
  const env = {
    STAGE: "local",
    SITE_ORIGIN: "http://localhost:3000",
    API_URL: "http://localhost:3001",
  };
  const without = await run("garages", sent, env);
  expect(JSON.parse(without.response?.body ?? "")).toMatchObject({
    placed: "outcode",
    stations: [],
    list: null,
  });
  const rows = [buildStationRow({ latitude: 53.8, longitude: -1.55 })];
  await writeFile(
    join(outDir, "garages", stationFileNames.stations),
    encodeStations({ edition: "2026-02", source: "sample data", sample: true }, rows),
  );
  const { response, printed } = await run("garages", sent, env);
  expect(JSON.parse(response?.body ?? "")).toMatchObject({
    stations: [{ site: "SMP1" }],
    list: { rows: 1 },
  });
  expect(printed.trim().split("\n")).toHaveLength(1);
});

test("the built garages Lambda works without the data of a damaged file, and logs the file's name", async () => {
  const sent = event("GET", "/api/stations/near/LS1", { pathParameters: { postcode: "LS1" } });
  const path = join(outDir, "garages", stationFileNames.stations);
  await writeFile(path, Buffer.from("VFDATA 1 and no more"));
  const { response, errors } = await run("garages", sent, {
    STAGE: "local",
    SITE_ORIGIN: "http://localhost:3000",
    API_URL: "http://localhost:3001",
  });
  await rm(path);
  expect(JSON.parse(response?.body ?? "")).toMatchObject({
    placed: "outcode",
    stations: [],
    list: null,
  });
  expect(JSON.parse(errors)).toMatchObject({ level: "ERROR", message: "file", service: "garages" });
  expect(errors).toContain("stations.bin cannot be used: The file is incomplete.");
});

test("the built garages Lambda responds to an agent through the MCP library", async () => {
  const sent = event("POST", "/mcp", {
    headers: { "content-type": "application/json", accept: "application/json, text/event-stream" },
    body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/list" }),
  });
  const { response, printed } = await run("garages", sent, {
    STAGE: "local",
    SITE_ORIGIN: "http://localhost:3000",
    API_URL: "http://localhost:3001",
  });
  expect(response).toMatchObject({ statusCode: 200 });
  expect(response?.body).toContain("find_mot_stations");
  expect(printed.trim().split("\n")).toHaveLength(1);
});

test("the built booking Lambda stores a booking once, however often it is sent", async () => {
  const sent = event("POST", "/api/book-my-garage", {
    headers: { "content-type": "application/json", "idempotency-key": "0123456789abcdef" },
    body: JSON.stringify({
      registration: "AB12CDE",
      postcode: "SW1A1AA",
      serviceType: "mot",
      location: "UK",
    }),
  });
  const first = await run("booking", sent, settings());
  expect(first.response?.statusCode).toBe(200);
  expect((await run("booking", sent, settings())).response?.body).toBe(first.response?.body);
});

test("the built booking Lambda does not start without a partner", async () => {
  const { response, code } = await run("booking", event("POST", "/book"), {
    ...settings(),
    STAGE: "production",
  });
  expect(response).toBeUndefined();
  expect(code).not.toBe(0);
});

const operator = { username: "operator", scopes: ["content/write"] };
const startRegion = (region: string) =>
  event("POST", `/api/content-generate/${region}`, {
    headers: { "content-type": "application/json" },
    body: "{}",
    operator,
  });

test("the built content Lambda starts a run, and responds 409 for another region while its execution is unknown to Step Functions", async () => {
  const responses = [
    { body: JSON.stringify({ executionArn: "e", startDate: 1 }) },
    awsError("ExecutionDoesNotExist"),
  ];
  const machine = await startAwsStub(() => responses.shift() ?? { status: 500, body: "" });
  const env = {
    ...settings(),
    AWS_ENDPOINT_URL_SFN: machine.url,
    MACHINE_ARN: "arn:aws:states:eu-west-2:000000000000:stateMachine:generation",
    OPENAI_MODEL: "writer",
    OPENAI_REVIEW_MODEL: "",
    OPENAI_PRICE: "",
    OPENAI_REVIEW_PRICE: "",
    DAILY_TOKEN_BUDGET: "1000000",
    DISTRIBUTION_ID: "none",
  };
  const first = await run("content", startRegion("wales"), env);
  expect(first.response?.statusCode).toBe(202);
  const second = await run("content", startRegion("scotland"), env);
  expect(second.response?.statusCode).toBe(409);
  expect(machine.calls.map(({ target }) => target)).toEqual([
    "AWSStepFunctions.StartExecution",
    "AWSStepFunctions.DescribeExecution",
  ]);
  await machine.stop();
});

test("the built content Lambda publishes a text of the template generator only on the local stage", async () => {
  await seedLocations(database, [buildWritableTown("Reigate", "south-east")]);
  const version = await publishText(
    { table: database.table, clock: () => new Date() },
    await findLocation(database, "reigate"),
    { text: buildLocationText(), model: "vanfettle-local-writer" },
  );
  const distribution = await startAwsStub(() => invalidationResponse);
  const publishIt = event("POST", `/api/content/locations/reigate/versions/${version}/publish`, {
    headers: { "content-type": "application/json" },
    body: "{}",
    pathParameters: { slug: "reigate", version: String(version) },
    operator,
  });
  const publishOn = (stage: string) =>
    run("content", publishIt, {
      ...settings(),
      STAGE: stage,
      AWS_ENDPOINT_URL_CLOUDFRONT: distribution.url,
      MACHINE_ARN: "arn:aws:states:eu-west-2:000000000000:stateMachine:generation",
      OPENAI_MODEL: "writer",
      OPENAI_REVIEW_MODEL: "",
      OPENAI_PRICE: "",
      OPENAI_REVIEW_PRICE: "",
      DAILY_TOKEN_BUDGET: "1000000",
      DISTRIBUTION_ID: "E1",
    });
  for (const stage of ["production", "staging"]) {
    const { response } = await publishOn(stage);
    expect(response?.statusCode).toBe(409);
    expect(JSON.parse(response?.body ?? "")).toMatchObject({
      code: "version_not_publishable",
      message: "A deployed site does not publish texts of the template generator.",
    });
  }
  expect((await publishOn("local")).response?.statusCode).toBe(200);
  await distribution.stop();
});

test("the built content Lambda publishes a template generator's text on the local stage and rejects it on deployed stages", async () => {
  const distribution = await startAwsStub(() => invalidationResponse);
  const progress = {
    ...progressKey,
    scope: "wales",
    planId: "run_1",
    runId: "run_1",
    plan: ["place/leeds"],
  };
  const { entities } = database.table;
  await entities.scopeProgress
    .put({ ...progress, done: ["place/leeds"], startedAt: "2026-11-21T12:00:00.000Z" })
    .go();
  await entities.run.patch(currentRunKey).set({ runId: "run_1" }).go();
  const env = {
    ...settings(),
    AWS_ENDPOINT_URL_CLOUDFRONT: distribution.url,
    DISTRIBUTION_ID: "E1",
  };
  const { response } = await run("finish-scope", { runId: "run_1", scope: "wales" }, env);
  expect(response).toEqual({});
  expect(distribution.calls[0]?.body).toContain("<Path>/van-servicing/leeds/</Path>");
  expect(
    (await entities.scopeProgress.get({ ...progressKey, scope: "wales" }).go()).data,
  ).toHaveProperty("completedAt");
  await distribution.stop();
});
