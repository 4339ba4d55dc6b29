import { expect, test } from "vitest";
import { bookingSchema } from "@vanfettle/core/booking/booking.entity";
import { derivedIdempotencyKeySchema } from "@vanfettle/core/booking/derived-idempotency-key.entity";
import { erasureSchema } from "@vanfettle/core/booking/erasure.entity";
import { registrationKeySchema } from "@vanfettle/core/booking/registration-key.entity";
import { bySlug, inListing, inRegion } from "@vanfettle/core/location/location-attributes";
import { tablePermissions, type TablePermission } from "./table-permissions.ts";

const partitionsOf = (
  permissions: readonly { target: string; partitions: readonly string[] }[],
  target: string,
) =>
  permissions
    .filter((permission) => permission.target === target)
    .flatMap(({ partitions }) => partitions);
const matches = (pattern: string, template: string) => template.startsWith(pattern.slice(0, -1));

test("the visitor function can read the partitions with locations", () => {
  for (const [target, { pk }] of [
    ["table", bySlug],
    ["gsi1", inRegion],
    ["gsi2", inListing],
  ] as const) {
    const [pattern, ...others] = partitionsOf(tablePermissions.visitor, target);
    expect(others).toEqual(target === "table" ? ["generation#*"] : []);
    expect(matches(pattern ?? "", pk.template), `${pattern} covers ${pk.template}`).toBe(true);
  }
});

test("the booking function can access bookings by key, derived keys and fingerprints, but cannot list bookings", () => {
  const { byKey, byDay, byRegistration } = bookingSchema.indexes;
  const { byPayload } = derivedIdempotencyKeySchema.indexes;
  const { byFingerprint } = registrationKeySchema.indexes;
  const patterns = partitionsOf(tablePermissions.booking, "table");
  const needed = [byKey.pk.template, byPayload.pk.template, byFingerprint.pk.template];
  expect(patterns.map((pattern, n) => matches(pattern, needed[n] ?? ""))).toEqual([
    true,
    true,
    true,
  ]);
  const functionsThatList = (template: string) =>
    Object.entries(tablePermissions).flatMap(
      ([name, permissions]: [string, readonly TablePermission[]]) =>
        permissions.some(({ partitions }) =>
          partitions.some((allowed) => matches(allowed, template)),
        )
          ? name
          : [],
    );
  expect(functionsThatList(byDay.pk.template)).toEqual(["operator-bookings"]);
  expect(functionsThatList(byRegistration.pk.template)).toEqual([]);
});

test("the function that lists bookings for operators cannot change bookings and reads only the displayed attributes", () => {
  const { byKey } = bookingSchema.indexes;
  const ofRows = tablePermissions["operator-bookings"].filter(({ partitions }) =>
    (partitions as readonly string[]).some((allowed) => matches(allowed, byKey.pk.template)),
  );
  expect(ofRows.map(({ actions }) => actions)).toEqual([["dynamodb:BatchGetItem"]]);
});

test("the function for booking links can only access single bookings and write records of erasures", () => {
  const patterns = partitionsOf(tablePermissions["your-booking"], "table");
  const needed = [
    bookingSchema.indexes.byKey.pk.template,
    erasureSchema.indexes.byYear.pk.template,
  ];
  expect(patterns.map((pattern, n) => matches(pattern, needed[n] ?? ""))).toEqual([true, true]);
});

test("the visitor function cannot read bookings", () => {
  const { byKey } = bookingSchema.indexes;
  const allowed = tablePermissions.visitor.flatMap(
    ({ partitions }) => partitions as readonly string[],
  );
  expect(allowed.filter((pattern) => matches(pattern, byKey.pk.template))).toEqual([]);
});
