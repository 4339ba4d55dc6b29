import { expect, test } from "vitest";
import { lazy } from "./table.ts";

test("creates each property once, on first access", () => {
  const created: string[] = [];
  const factory = (name: string) => () => {
    created.push(name);
    return { name };
  };
  const members = lazy({ first: factory("first"), second: factory("second") });
  expect(created).toEqual([]);
  expect(members.second.name).toBe("second");
  expect(members.second).toBe(members.second);
  expect(created).toEqual(["second"]);
  expect(Object.keys(members)).toEqual(["first", "second"]);
});
