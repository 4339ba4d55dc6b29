import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { expect, test } from "vitest";
import { tableShape, type IndexName } from "./table-shape.ts";
import { openTable } from "./table.ts";

const table = openTable({ client: new DynamoDBClient({ region: "eu-west-2" }), table: "none" });
const indexes = Object.entries(table.entities).flatMap(([entity, { schema }]) =>
  Object.entries(schema.indexes as Record<string, EntityIndex>).map(([name, index]) => ({
    entity,
    name,
    index,
  })),
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
    index.index ? [{ ...named, ...index, indexName: index.index }] : [],
  );
  expect(secondary.length).toBeGreaterThan(0);
  for (const { entity, name, indexName, projection = [] } of secondary) {
    expect(projection, `${entity}.${name}`).toEqual(
      expect.arrayContaining(["__edb_e__", "__edb_v__"]),
    );
    expect(tableShape.indexes[indexName].projected, `${entity}.${name}`).toEqual(
      expect.arrayContaining([...projection]),
    );
  }
});

/** Attributes that nothing reads any more: an index that exists cannot lose one. */
const retired: readonly string[] = ["isWorthAText"];

test("every projected attribute of a used index belongs to an entity that reads it", () => {
  const read = Map.groupBy(indexes, ({ index }) => index.index);
  // A new index is left out: it is read from the release after the one that creates it.
  const used = [...read].flatMap(([indexName, readers]) =>
    indexName ? [{ indexName, readers }] : [],
  );
  expect(used.length).toBeGreaterThan(0);
  for (const { indexName, readers } of used) {
    const attributes = readers.flatMap(({ index: { projection = [] } }) => projection);
    const projected = tableShape.indexes[indexName].projected.filter(
      (name) => !retired.includes(name),
    );
    expect(new Set(attributes), indexName).toEqual(new Set<string>(projected));
  }
});

test("bookings use the table's time-to-live attribute", () => {
  expect(Object.keys(table.entities.booking.schema.attributes)).toContain(tableShape.timeToLive);
});
