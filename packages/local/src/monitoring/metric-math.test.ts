import { describe, expect, test } from "vitest";
import { evaluate, parseExpression, unsupportedIn } from "./metric-math.ts";

type Values = Record<string, number | undefined>;
const noon = Date.parse("2026-11-21T12:00:00.000Z");
const evaluateText = (text: string, values: Values = {}, from = noon) =>
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
    expect(evaluateText(text, values)).toBe(result);
  });

  test("returns undefined for an operation on a metric without data, unless it is filled", () => {
    expect(evaluateText("done + refused", { refused: 12 })).toBeUndefined();
    expect(evaluateText("FILL(done, 0) + refused", { refused: 12 })).toBe(12);
    expect(evaluateText("IF(a > 1, 2, 3)")).toBeUndefined();
    expect(evaluateText("SUM([a, b])", { a: 1 })).toBe(1);
    expect(evaluateText("MAX([a, b])")).toBeUndefined();
  });

  test("IF evaluates only the chosen branch", () => {
    expect(evaluateText("IF(a > 1, a, b)", { a: 2 })).toBe(2);
    expect(evaluateText("IF(a > 1, b, 0)", { a: 1 })).toBe(0);
  });

  test("HOUR is the UTC hour in which the period began, or undefined for a metric without data", () => {
    const text = "IF(HOUR(calls) >= 7 AND HOUR(calls) < 20 AND calls > 100 AND FILL(bookings, 0) < 1, 1, 0)";
    const at = (time: string) => Date.parse(`2026-07-21T${time}:00.000Z`);
    expect(evaluateText(text, { calls: 101 }, at("07:00"))).toBe(1);
    expect(evaluateText(text, { calls: 101 }, at("06:59"))).toBe(0);
    expect(evaluateText(text, { calls: 101 }, at("20:00"))).toBe(0);
    expect(evaluateText(text, { calls: 100 }, at("12:00"))).toBe(0);
    expect(evaluateText(text, { calls: 101, bookings: 1 }, at("12:00"))).toBe(0);
    expect(evaluateText(text, {}, at("12:00"))).toBeUndefined();
  });
});

describe("unsupported metric math", () => {
  test.each([
    ["a +", "it ends too early"],
    ["a b", "b is unexpected"],
    ["(a", ") is missing before the end"],
    ["SUM [a]", "( is missing before ["],
    ["a ^ 2", "it has an unknown character"],
    ["a, b", ", is unexpected"],
    ["* 2", "* is not a value"],
    ["", "it has an unknown character"],
  ])("%j is rejected: %s", (text, reason) => {
    expect(() => parseExpression(text)).toThrow(`The metric math "${text}" is not supported locally: ${reason}.`);
  });

  test.each([
    ["RATE(a)", "the function RATE"],
    ["IF(a > 1, a)", "IF with 2 arguments"],
    ["FILL(a, REPEAT(a))", "FILL with a call"],
    ["SUM(a)", "SUM with a metric"],
    ["[a, 1]", "a list outside of SUM, MAX and MIN"],
    ["IF(1, [a], 2)", "IF with a list"],
    ["HOUR(2)", "HOUR with a number"],
    ["SUM([a, MAX([other])]) + -other", "the metric other,the metric other"],
  ])("%s uses %s", (text, unsupported) => {
    expect(unsupportedIn(parseExpression(text), new Set(["a"])).join()).toBe(unsupported);
  });
});
