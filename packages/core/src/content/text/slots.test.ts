import { expect, test } from "vitest";
import { fillSlots, slotsIn } from "./slots.ts";

const values = new Map([
  ["vanStations.within5Miles", "37 van MOT stations within 5 miles"],
  ["nearby.stoke-on-trent", "Stoke & Trent (1.7 miles)"],
]);

test("slots are filled, escaped for the format of the text", () => {
  const text = "There are {{vanStations.within5Miles}} and {{nearby.stoke-on-trent}}.";
  expect(fillSlots(text, values)).toBe("There are 37 van MOT stations within 5 miles and Stoke & Trent (1.7 miles).");
  expect(fillSlots(text, values, (value) => value.replace("&", "&amp;"))).toContain("Stoke &amp; Trent");
});

test("a text without slots stays as it is", () => {
  expect(fillSlots("Plain words { and } braces.", values)).toBe("Plain words { and } braces.");
});

test("returns null for a text with a slot without a value", () => {
  expect(fillSlots("{{vanStations.within5Miles}} and {{nearby.woking}}", values)).toBeNull();
});

test("the ids of slots are listed in order", () => {
  expect(slotsIn("{{b}} and {{a.c-d}} and {{not an id}}")).toEqual(["b", "a.c-d"]);
});
