import { describe, expect, test } from "vitest";
import { evaluate, unknownIn } from "./evaluate-expression.ts";
import { parseExpression } from "./metric-math.ts";

type Values = Record<string, number | undefined>;
const noon = Date.parse("2026-11-21T12:00:00.000Z");
const reckon = (text: string, values: Values = {}, from = noon) =>
  evaluate(parseExpression(text), { value: (id) => values[id], from });

describe("metric math", () => {
  test.each<[string, Values, number | undefined]>([
    ["1 + 2 * 3", {}, 7],
    ["(1 + 2) * 3", {}, 9],
    ["10 - 4 - 3", {}, 3],
    ["100 / 4 / 5", {}, 5],
    ["-a + 1.5", { a: 1 }, 0.5],
    ["1 + 1 > 1 AND 2 < 1 + 3", {}, 1],
    ["0 AND 0 OR 1", {}, 1],
    ["a >= 2 && a <= 2 || a != a", { a: 2 }, 1],
    ["a == 3", { a: 2 }, 0],
    ["100 * failed / MAX([all, 1])", { failed: 3, all: 60 }, 5],
    ["100 * failed / MAX([all, 1])", { failed: 0, all: 0 }, 0],
    ["SUM([FILL(a, 0), FILL(b, 0)])", { b: 2 }, 2],
    ["MIN([a, b, 4])", { a: 9, b: 7 }, 4],
    ["a / b", { a: 1, b: 0 }, undefined],
  ])("%s of %j is %j", (text, values, result) => {
    expect(reckon(text, values)).toBe(result);
  });

  test("what was not measured leaves nothing to reckon with, unless it is filled", () => {
    expect(reckon("done + refused", { refused: 12 })).toBeUndefined();
    expect(reckon("FILL(done, 0) + refused", { refused: 12 })).toBe(12);
    expect(reckon("IF(a > 1, 2, 3)")).toBeUndefined();
    expect(reckon("SUM([a, b])", { a: 1 })).toBe(1);
    expect(reckon("MAX([a, b])")).toBeUndefined();
  });

  test("a condition chooses, and the other side need not be measured", () => {
    expect(reckon("IF(a > 1, a, b)", { a: 2 })).toBe(2);
    expect(reckon("IF(a > 1, b, 0)", { a: 1 })).toBe(0);
  });

  test("the hour is the one in which the period began, in UTC, and of what was measured", () => {
    const text = "IF(HOUR(calls) >= 7 AND HOUR(calls) < 20 AND calls > 100 AND FILL(bookings, 0) < 1, 1, 0)";
    const at = (time: string) => Date.parse(`2026-07-21T${time}:00.000Z`);
    expect(reckon(text, { calls: 101 }, at("07:00"))).toBe(1);
    expect(reckon(text, { calls: 101 }, at("06:59"))).toBe(0);
    expect(reckon(text, { calls: 101 }, at("20:00"))).toBe(0);
    expect(reckon(text, { calls: 100 }, at("12:00"))).toBe(0);
    expect(reckon(text, { calls: 101, bookings: 1 }, at("12:00"))).toBe(0);
    expect(reckon(text, {}, at("12:00"))).toBeUndefined();
  });
});

describe("what is not known", () => {
  test.each([
    ["a +", "it ends too early"],
    ["a b", "b is left over"],
    ["(a", ") is missing before its end"],
    ["SUM [a]", "( is missing before ["],
    ["a ^ 2", "it has a sign of its own"],
    ["a, b", ", is left over"],
    ["* 2", "* stands where a value must"],
    ["", "it has a sign of its own"],
  ])("%j is refused: %s", (text, why) => {
    expect(() => parseExpression(text)).toThrow(`The metric math "${text}" is not known locally: ${why}.`);
  });

  test.each([
    ["RATE(a)", "the function RATE"],
    ["IF(a > 1, a)", "IF of 2"],
    ["FILL(a, REPEAT(a))", "FILL of a call"],
    ["SUM(a)", "SUM of a metric"],
    ["[a, 1]", "a list outside of SUM, MAX and MIN"],
    ["IF(1, [a], 2)", "IF of a list"],
    ["HOUR(2)", "HOUR of a number"],
    ["SUM([a, MAX([other])]) + -other", "the metric other,the metric other"],
  ])("%s asks for %s", (text, unknown) => {
    expect(unknownIn(parseExpression(text), new Set(["a"])).join()).toBe(unknown);
  });
});
