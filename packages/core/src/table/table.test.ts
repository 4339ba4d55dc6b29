import { expect, test } from "vitest";
import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { openTable } from "./table.ts";
import { projectedAttributes, tableShape } from "./table-shape.ts";

const table = openTable({ client: new DynamoDBClient({ region: "eu-west-2" }), table: "none" });
const indexes = Object.entries(table.entities).flatMap(([entity, { schema }]) =>
  Object.entries(schema.indexes as Record<string, EntityIndex>).map(([name, index]) => ({ entity, name, index })),
);

interface EntityIndex {
  index?: string;
  projection?: readonly string[];
  pk: { field: string };
  sk?: { field: string };
}

test("every index of every entity uses the table's key attributes", () => {
  expect(indexes.length).toBeGreaterThan(0);
  for (const { entity, name, index } of indexes) {
    const keys = index.index ? tableShape.indexes[index.index as keyof typeof tableShape.indexes] : tableShape.key;
    expect({ pk: index.pk.field, sk: index.sk?.field }, `${entity}.${name}`).toEqual(keys);
  }
});

test("every secondary index of an entity projects only attributes that the table projects", () => {
  const secondary = indexes.filter(({ index }) => index.index);
  expect(secondary.length).toBeGreaterThan(0);
  for (const { entity, name, index } of secondary) {
    expect(index.projection, `${entity}.${name}`).toEqual(expect.arrayContaining(["__edb_e__", "__edb_v__"]));
    expect(projectedAttributes, `${entity}.${name}`).toEqual(expect.arrayContaining([...(index.projection ?? [])]));
  }
});

test("the projected attributes stay within the limit of DynamoDB", () => {
  expect(projectedAttributes.length * Object.keys(tableShape.indexes).length).toBeLessThanOrEqual(100);
});

test("bookings have the table's time-to-live attribute", () => {
  expect(Object.keys(table.entities.booking.schema.attributes)).toContain(tableShape.timeToLive);
});
