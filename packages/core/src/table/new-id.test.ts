import { expect, test } from "vitest";
import * as z from "zod";
import { createNewId, uuidOf } from "./new-id.ts";

test("ids sort by creation time", () => {
  let time = 0;
  const newId = createNewId(() => new Date(time));
  const ids = [0, 1, 31, 32, 1_024, 1_763_720_000_000, 1_763_720_000_001].map((at) => {
    time = at;
    return newId("bkg");
  });
  expect(ids.toSorted()).toEqual(ids);
  expect(ids.every((id) => /^bkg_[0-9A-HJKMNP-TV-Z]{26}$/.test(id))).toBe(true);
});

test("ids created in the same millisecond differ", () => {
  const newId = createNewId(() => new Date(0));
  expect(new Set(Array.from({ length: 1_000 }, () => newId("run"))).size).toBe(1_000);
});

test("uuidOf returns the same UUID for the same name and different UUIDs for different names", () => {
  expect(z.uuid().parse(uuidOf("place/leeds"))).toBe(uuidOf("place/leeds"));
  expect(uuidOf("place/leeds")).not.toBe(uuidOf("county/leeds"));
});
