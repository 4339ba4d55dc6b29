import { expect, test } from "vitest";
import { escapeJson, fillKnownSlots, fillSlots, replaceSlots, slotsIn } from "./slots.ts";

const values = new Map([
  ["count5", "37 MOT stations within 5 miles"],
  ["nearby.stoke-on-trent", "Stoke & Trent (1.7 miles)"],
]);

test("slots are filled, escaped for the format of the text", () => {
  const text = "There are {{count5}} and {{nearby.stoke-on-trent}}.";
  expect(fillSlots(text, values)).toBe(
    "There are 37 MOT stations within 5 miles and Stoke & Trent (1.7 miles).",
  );
  expect(fillSlots(text, values, (value) => value.replace("&", "&amp;"))).toContain(
    "Stoke &amp; Trent",
  );
});

test("a text without slots stays as it is", () => {
  expect(fillSlots("Plain words { and } braces.", values)).toBe("Plain words { and } braces.");
});

test("returns null for a text with a slot without a value", () => {
  expect(fillSlots("{{count5}} and {{nearby.woking}}", values)).toBeNull();
});

test("the ids of slots are listed in order", () => {
  expect(slotsIn("{{b}} and {{a.c-d}} and {{not an id}}")).toEqual(["b", "a.c-d"]);
});

test("known slots are filled one by one, and the others stay", () => {
  expect(fillKnownSlots("{{nearby.woking}}, {{nearby.stoke-on-trent}} and {{no id}}", values)).toBe(
    "{{nearby.woking}}, Stoke & Trent (1.7 miles) and {{no id}}",
  );
});

test("an id has up to 80 letters, digits, dots and hyphens", () => {
  expect(slotsIn(`{{${"a".repeat(80)}}} {{${"a".repeat(81)}}} {{a_b}} {{}} {a}`)).toEqual([
    "a".repeat(80),
  ]);
});

test("every slot is replaced by a sign", () => {
  expect(replaceSlots("{{a}} and {{b.c}}", "#")).toBe("# and #");
});

test("a value is escaped for the inside of a JSON string", () => {
  expect(escapeJson('a "b" \\ c')).toBe('a \\"b\\" \\\\ c');
});

test("words that begin a sentence get a capital", () => {
  const none = new Map([["none", "none of the 3 MOT stations"]]);
  const filled = fillSlots("{{none}} do. {{none}} do: {{none}}.", none);
  expect(filled).toBe(
    "None of the 3 MOT stations do. None of the 3 MOT stations do: none of the 3 MOT stations.",
  );
  expect(fillSlots("<p>{{none}} do.</p>", none)).toBe("<p>None of the 3 MOT stations do.</p>");
  expect(fillKnownSlots("{{none}} and {{other}}", none)).toBe(
    "None of the 3 MOT stations and {{other}}",
  );
});
