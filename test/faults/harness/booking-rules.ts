import { DynamoDBDocumentClient, ScanCommand } from "@aws-sdk/lib-dynamodb";
import type { DynamoDBClient } from "@aws-sdk/client-dynamodb";

export interface BookingPayload {
  registration: string;
  postcode: string;
  serviceType: string;
  location: string;
}

export interface StoredBooking extends BookingPayload {
  pk: string;
  id: string;
}

export interface Promised {
  key: string;
  payload: BookingPayload;
  redirectUrl: string;
}

/** What is in the table itself, whatever the product's own lists say. */
export async function storedBookings(client: DynamoDBClient, tableName: string): Promise<StoredBooking[]> {
  const documents = DynamoDBDocumentClient.from(client);
  const rows: StoredBooking[] = [];
  let ExclusiveStartKey: Record<string, unknown> | undefined;
  do {
    const page = await documents.send(
      new ScanCommand({
        TableName: tableName,
        ConsistentRead: true,
        FilterExpression: "begins_with(pk, :prefix)",
        ExpressionAttributeValues: { ":prefix": "booking#" },
        ...(ExclusiveStartKey && { ExclusiveStartKey }),
      }),
    );
    rows.push(...((page.Items ?? []) as StoredBooking[]));
    ExclusiveStartKey = page.LastEvaluatedKey;
  } while (ExclusiveStartKey);
  return rows;
}

const fields = ["registration", "postcode", "serviceType", "location"] as const;

/**
 * I1 and I2 over everything that was promised: each accepted booking is stored, under one row a key, and each key had
 * one answer. Keys of a history have a registration of their own, so that a second row cannot hide.
 */
export function bookingViolations(promised: readonly Promised[], stored: readonly StoredBooking[]): string[] {
  const byKey = Map.groupBy(promised, ({ key }) => key);
  const byRegistration = Map.groupBy(stored, ({ registration }) => registration);
  return [...byKey].flatMap(([key, answers]) => {
    const { payload } = answers[0] as Promised;
    const rows = byRegistration.get(payload.registration) ?? [];
    const found: string[] = [];
    if (rows.length === 0) found.push(`I1: ${key} was accepted and is not stored`);
    if (rows.length > 1) found.push(`I2: ${key} is stored ${rows.length} times`);
    const [row] = rows;
    if (row && fields.some((field) => row[field] !== payload[field])) found.push(`I1: ${key} is stored otherwise`);
    if (new Set(answers.map(({ redirectUrl }) => redirectUrl)).size > 1) found.push(`I2: ${key} had several answers`);
    if (row && answers.some(({ redirectUrl }) => !redirectUrl.includes(row.id))) {
      found.push(`I2: ${key} was answered with another booking than the one stored`);
    }
    return found;
  });
}

/** Rows nobody was promised, beyond those whose answer may have been lost. */
export function unaskedBookings(asked: readonly BookingPayload[], stored: readonly StoredBooking[]): string[] {
  const known = new Set(asked.map(({ registration }) => registration));
  return stored.filter(({ registration }) => !known.has(registration)).map(({ id }) => `I2: ${id} was never asked for`);
}
