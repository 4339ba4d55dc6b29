import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { currentRunKey } from "@vanfettle/core/generation/run.entity";
import { testKey } from "@vanfettle/core/generation/text-service-test.entity";
import { openTable } from "@vanfettle/core/table/table";
import { isAllowed, type AccessRequest } from "../../../packages/local/src/access/policy.ts";
import { roleOf } from "../../../packages/local/src/access/roles.ts";
import { tables } from "../../../packages/local/src/assembly/tables.ts";
import { readAssembly } from "./deployed-functions.ts";

const { entities } = openTable({
  client: new DynamoDBClient({ region: "eu-west-2" }),
  table: "table",
});

/** Returns the partition key that an entity gives to the row that `operation` reads. */
const partitionOf = (operation: { params(): unknown }): string =>
  (operation.params() as { Key: { pk: string } }).Key.pk;

/** The partitions of the table by content, each with keys that such rows have. */
const partitions = {
  bookings: [partitionOf(entities.booking.get({ keyHash: "web_1" }))],
  derivedKeys: [partitionOf(entities.derivedIdempotencyKey.get({ payloadHash: "1" }))],
  keys: [partitionOf(entities.registrationKey.get({ purpose: "registration", fingerprint: "1" }))],
  erasures: [partitionOf(entities.erasure.get({ year: "2026", id: "1" }))],
  locations: [partitionOf(entities.place.get({ canonicalSlug: "leeds" }))],
  /** The state of runs, and the latest test of the text service. */
  runs: [
    partitionOf(entities.run.get(currentRunKey)),
    partitionOf(entities.textServiceTest.get(testKey)),
  ],
  texts: [
    partitionOf(entities.content.get({ placeId: "leeds", version: 1, service: "servicing" })),
    partitionOf(entities.hub.get({ scopeId: "wales", version: 1, service: "servicing" })),
    partitionOf(entities.signature.get({ regionSlug: "wales", kind: "place", slug: "cardiff" })),
  ],
  budgets: [partitionOf(entities.budget.get({ day: "2026-11-22" }))],
  runHistory: [partitionOf(entities.pastRun.get({ year: "2026", runId: "1" }))],
  audit: [
    partitionOf(entities.audit.get({ year: "2026", at: "2026-11-22T10:00:00.000Z", id: "1" })),
  ],
} as const;
type Data = keyof typeof partitions;

const reads = ["GetItem", "Query", "BatchGetItem"];
const writes = ["PutItem", "UpdateItem"];
/**
 * The partitions of the indexes that list bookings. Only the operators' function may read them, and
 * only by day.
 */
const listings = { gsi1: "bookings#2026-11-22", gsi2: "registration#1" };
const never = ["DeleteItem", "Scan", "BatchWriteItem", "DeleteTable", "UpdateTable"];

interface Allowed {
  reads: Data[];
  writes: Data[];
  /** The indexes that it may use to list bookings. */
  lists?: (keyof typeof listings)[];
}

/**
 * The data that each function may read and write, by logical id prefix. Everything else is
 * forbidden.
 */
const allowed: Record<string, Allowed> = {
  Visitor: { reads: ["locations", "runs"], writes: [] },
  Booking: {
    reads: ["bookings", "derivedKeys", "keys"],
    writes: ["bookings", "derivedKeys", "keys"],
  },
  YourBooking: { reads: ["bookings"], writes: ["bookings", "erasures"] },
  OperatorBookings: { reads: ["bookings"], writes: ["audit"], lists: ["gsi1"] },
  Content: {
    reads: ["locations", "runs", "texts", "budgets", "runHistory", "audit"],
    writes: ["locations", "runs", "texts", "budgets", "runHistory", "audit"],
  },
  NextScope: { reads: ["runs"], writes: ["runs"] },
  PlanScope: { reads: ["runs"], writes: ["runs"] },
  WriteLocation: {
    reads: ["locations", "runs", "texts", "budgets"],
    writes: ["locations", "runs", "texts", "budgets"],
  },
  RecordFailure: { reads: ["runs"], writes: ["runs", "locations"] },
  FinishScope: { reads: ["runs"], writes: ["runs", "locations"] },
  FinishRun: { reads: ["runs"], writes: ["runs", "runHistory", "locations"] },
  WakeRun: { reads: ["runs"], writes: ["runs"] },
  Garages: { reads: [], writes: [] },
  Vehicle: { reads: [], writes: [] },
  Renderer: { reads: [], writes: [] },
};

/** Returns every call on the table that a role of the assembly wrongly allows its function. */
export function roleViolations(assemblyDir: string): string[] {
  const assembly = readAssembly(assemblyDir);
  const [table] = tables(assembly);
  if (!table) return ["There is no table."];
  // The CDK's own functions run only during a deploy.
  const functions = assembly
    .resources<object>("AWS::Lambda::Function")
    .filter(({ id }) => !id.startsWith("Custom"));
  const unlisted = functions.filter(
    ({ id }) => !Object.keys(allowed).some((name) => id.startsWith(name)),
  );
  const violations = Object.entries(allowed).flatMap(([name, may]) => {
    const found = functions.find(({ id }) => id.startsWith(name));
    if (!found) return [`There is no function ${name}.`];
    const { statements = [] } = roleOf(assembly, found);
    return forbiddenCalls(table.arn, may)
      .filter(({ request }) => isAllowed(statements, request))
      .map(({ words }) => `${name} may ${words}`);
  });
  return [...unlisted.map(({ id }) => `What ${id} may do is not listed.`), ...violations];
}

interface ForbiddenCall {
  words: string;
  request: AccessRequest;
}

function forbiddenCalls(tableArn: string, { lists = [], ...may }: Allowed): ForbiddenCall[] {
  const call = (operation: string, key?: string, resource = tableArn): ForbiddenCall => ({
    words: `${operation} ${key ?? "without a partition"}`,
    request: {
      action: `dynamodb:${operation}`,
      resource,
      ...(key !== undefined && { leadingKeys: [key] }),
    },
  });
  const keysExcept = (data: Data[]) =>
    (Object.keys(partitions) as Data[])
      .filter((each) => !data.includes(each))
      .flatMap((each) => partitions[each]);
  return [
    ...reads.flatMap((operation) => keysExcept(may.reads).map((key) => call(operation, key))),
    ...writes.flatMap((operation) => keysExcept(may.writes).map((key) => call(operation, key))),
    ...[...reads, ...writes, ...never].map((operation) => call(operation)),
    ...Object.entries(listings)
      .filter(([index]) => !lists.some((listed) => listed === index))
      .map(([index, key]) => call("Query", key, `${tableArn}/index/${index}`)),
    ...Object.keys(listings).map((index) => call("Query", undefined, `${tableArn}/index/${index}`)),
    ...never.flatMap((operation) => keysExcept([]).map((key) => call(operation, key))),
  ];
}
