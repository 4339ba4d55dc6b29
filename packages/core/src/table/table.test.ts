import { expect, test } from "vitest";
import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { openTable } from "./table.ts";
import { tableShape, type IndexName } from "./table-shape.ts";

const table = openTable({ client: new DynamoDBClient({ region: "eu-west-2" }), table: "none" });
const indexes = Object.entries(table.entities).flatMap(([entity, { schema }]) =>
  Object.entries(schema.indexes as Record<string, EntityIndex>).map(([name, index]) => ({ entity, name, index })),
);

interface EntityIndex {
  index?: IndexName;
  projection?: readonly string[];
  pk: { field: string };
  sk?: { field: string };
}

test("every index of every entity uses the table's key attributes", () => {
  expect(indexes.length).toBeGreaterThan(0);
  for (const { entity, name, index } of indexes) {
    const keys = index.index ? tableShape.indexes[index.index] : tableShape.key;
    expect(keys, `${entity}.${name}`).toMatchObject({ pk: index.pk.field, sk: index.sk?.field });
  }
});

test("every secondary index of an entity projects only attributes that its index projects", () => {
  const secondary = indexes.flatMap(({ index, ...named }) =>
    index.index ? [{ ...named, ...index, on: index.index }] : [],
  );
  expect(secondary.length).toBeGreaterThan(0);
  for (const { entity, name, on, projection = [] } of secondary) {
    expect(projection, `${entity}.${name}`).toEqual(expect.arrayContaining(["__edb_e__", "__edb_v__"]));
    expect(tableShape.indexes[on].projected, `${entity}.${name}`).toEqual(expect.arrayContaining([...projection]));
  }
});

test("every attribute that an index projects is of an entity that the index holds", () => {
  for (const [index, { projected }] of Object.entries(tableShape.indexes)) {
    const used = indexes.flatMap(({ index: each }) => (each.index === index ? (each.projection ?? []) : []));
    expect(new Set(used), index).toEqual(new Set<string>(projected));
  }
});

test("while an index takes the place of another, all projected attributes stay within DynamoDB's limit of 100", () => {
  const sizes = Object.values(tableShape.indexes).map(({ projected }) => projected.length);
  const all = sizes.reduce<number>((sum, size) => sum + size, 0);
  // The new index and what it adds.
  expect(all + Math.max(...sizes) + 10).toBeLessThanOrEqual(100);
});

test("bookings have the table's time-to-live attribute", () => {
  expect(Object.keys(table.entities.booking.schema.attributes)).toContain(tableShape.timeToLive);
});
