import { expect, test } from "vitest";
import * as z from "zod";
import { createNewId, uuidOf } from "./new-id.ts";

test("ids sort by creation time", () => {
  let time = 0;
  const newId = createNewId(() => new Date(time));
  const ids = [1, 2, 31, 32, 1_024, 1_763_720_000_000, 1_763_720_000_001].map((at) => {
    time = at;
    return newId("bkg");
  });
  expect(ids.toSorted()).toEqual(ids);
  expect(ids.every((id) => /^bkg_[0-9A-HJKMNP-TV-Z]{26}$/.test(id))).toBe(true);
});

test("ids sort after the given one if the clock was set back, and by the clock otherwise", () => {
  const at = (ms: number) => createNewId(() => new Date(ms));
  const ids = [at(1_763_720_000_000)("run")];
  for (let i = 0; i < 20; i++) ids.push(at(1_500_000_000_000)("run", ids.at(-1)));
  ids.push(at(1_800_000_000_000)("run", ids.at(-1)));
  expect(ids.toSorted()).toEqual(ids);
  const [later = ""] = ids.slice(-1);
  expect(later.slice(0, 14)).toBe(at(1_800_000_000_000)("run").slice(0, 14));
});

test("ids created in the same millisecond differ", () => {
  const newId = createNewId(() => new Date(1));
  expect(new Set(Array.from({ length: 1_000 }, () => newId("run"))).size).toBe(1_000);
});

test("uuidOf returns the same UUID for the same name and different UUIDs for different names", () => {
  expect(z.uuid().parse(uuidOf("place/leeds"))).toBe(uuidOf("place/leeds"));
  expect(uuidOf("place/leeds")).not.toBe(uuidOf("county/leeds"));
});
