import { expect, test } from "vitest";
import { lazy } from "./lazy.ts";

test("a member is made when first asked for, and once", () => {
  const made: string[] = [];
  const make = (name: string) => () => {
    made.push(name);
    return { name };
  };
  const members = lazy({ first: make("first"), second: make("second") });
  expect(made).toEqual([]);
  expect(members.second.name).toBe("second");
  expect(members.second).toBe(members.second);
  expect(made).toEqual(["second"]);
  expect(Object.keys(members)).toEqual(["first", "second"]);
});
