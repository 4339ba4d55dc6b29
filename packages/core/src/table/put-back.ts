import { createHash } from "node:crypto";
import type { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import {
  DeleteCommand,
  DynamoDBDocumentClient,
  paginateScan,
  PutCommand,
} from "@aws-sdk/lib-dynamodb";
import { batches } from "./batches.ts";
import { addTo, concurrency, isWritten, kindOf, type Counts } from "./table-maintenance.ts";
import { tableShape } from "./table-shape.ts";

const { pk, sk } = tableShape.key;

/**
 * The kinds of rows of which none is deleted: what people have done since, and the records of it.
 * Of these, only bookings get their earlier state: a record says what happened.
 */
const keptKinds: ReadonlySet<string> = new Set([
  "booking",
  "derivedIdempotencyKey",
  "registrationKey",
  "erasure",
  "audit",
  "budget",
  "paidResponse",
]);
const hasEarlierState = (kind: string): boolean => kind === "booking" || !keptKinds.has(kind);

export interface PutBackOptions {
  client: DynamoDBClient;
  /** The table with the earlier state. */
  from: string;
  to: string;
  clock: () => Date;
  /** True to count what would change, without a write. */
  isRehearsal: boolean;
  onProgress?: (read: number) => void;
}

export interface PutBack {
  unchanged: number;
  /** The rows that get their earlier state, by kind. */
  changed: Counts;
  /** The rows that were missing. */
  added: Counts;
  /** The rows that did not exist then. */
  deleted: Counts;
}

type Row = Record<string, unknown>;

/**
 * Gives a table the state of another: rows that differ or are missing get it, and rows that did not
 * exist then are deleted, except bookings made since and records. An erased booking stays erased.
 * The table is in use meanwhile, and a repetition goes on where an interrupted call ended.
 */
export async function putBack(options: PutBackOptions): Promise<PutBack> {
  const { from, to, isRehearsal, onProgress } = options;
  const client = DynamoDBDocumentClient.from(options.client);
  const now = options.clock().getTime();
  const result: PutBack = { unchanged: 0, changed: {}, added: {}, deleted: {} };
  const live = new Map<string, { digest: string; kind: string; isErased: boolean }>();
  for await (const rows of scan(client, to)) {
    for (const row of rows) {
      const isErased = row["erasedAt"] !== undefined;
      live.set(keyOf(row), { digest: digestOf(row), kind: kindOf(row), isErased });
    }
  }

  const writeRow = async (row: Row): Promise<void> => {
    const key = keyOf(row);
    const kind = kindOf(row);
    const present = live.get(key);
    live.delete(key);
    if (Number(row[tableShape.timeToLive] ?? Infinity) * 1000 <= now) return;
    const isSame = present?.digest === digestOf(row);
    if (isSame || present?.isErased || (present && !hasEarlierState(kind))) {
      result.unchanged += 1;
      return;
    }
    // A booking may have been erased since it was read.
    const write = new PutCommand({
      TableName: to,
      Item: row,
      ConditionExpression: "attribute_not_exists(#erasedAt)",
      ExpressionAttributeNames: { "#erasedAt": "erasedAt" },
    });
    if (isRehearsal || (await isWritten(client.send(write)))) {
      addTo(present ? result.changed : result.added, [kind]);
    }
  };
  let read = 0;
  for await (const rows of scan(client, from)) {
    for (const batch of batches(rows, concurrency)) {
      await Promise.all(batch.map(writeRow));
      read += batch.length;
      onProgress?.(read);
    }
  }

  const newer = [...live].filter(([, { kind }]) => !keptKinds.has(kind));
  for (const batch of batches(newer, concurrency)) {
    await Promise.all(
      batch.map(async ([key, { kind }]) => {
        const Key = JSON.parse(key) as Row;
        if (!isRehearsal) await client.send(new DeleteCommand({ TableName: to, Key }));
        addTo(result.deleted, [kind]);
      }),
    );
  }
  return result;
}

async function* scan(client: DynamoDBDocumentClient, TableName: string): AsyncGenerator<Row[]> {
  const pages = paginateScan({ client }, { TableName, ConsistentRead: true });
  for await (const { Items = [] } of pages) yield Items;
}

const byCode = (one: string, other: string): number => (one < other ? -1 : 1);

const keyOf = (row: Row): string => JSON.stringify({ [pk]: row[pk], [sk]: row[sk] });

/** Returns a digest of a row that does not depend on the order of its attributes. */
function digestOf(row: Row): string {
  const sorted = JSON.stringify(row, (_, value: unknown) => {
    if (value instanceof Uint8Array) return Buffer.from(value).toString("base64");
    if (value instanceof Set) return [...value].map(String).toSorted(byCode);
    if (value === null || typeof value !== "object" || Array.isArray(value)) return value;
    return Object.fromEntries(
      Object.entries(value).toSorted(([one], [other]) => byCode(one, other)),
    );
  });
  return createHash("sha256").update(sorted).digest("base64");
}
