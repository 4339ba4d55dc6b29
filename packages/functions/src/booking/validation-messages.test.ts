import { expect, test } from "vitest";
import * as z from "zod";
import { schemas } from "@vanfettle/contract/schemas";
import { defaultErrorMap } from "../http/parse-request.ts";

const messagesOf = (schema: z.ZodType, value: unknown): string[] =>
  (schema.safeParse(value, { error: defaultErrorMap }).error?.issues ?? []).map(
    ({ message }) => message,
  );

test("uses the default message for a field without its own messages", () => {
  const schema = z.object({ name: z.string(), email: z.email(), size: z.number().max(3) });
  expect(messagesOf(schema, {})).toEqual(["Required", "Required", "Required"]);
  expect(messagesOf(schema, { name: 7, email: "nobody", size: 4 })).toEqual([
    "Invalid input",
    "Invalid email",
    "Invalid input",
  ]);
});

test("uses the field's own message if there is one", () => {
  expect(messagesOf(z.string({ error: "Say your name" }), undefined)).toEqual(["Say your name"]);
});

const defaults = /^(Required|Invalid input|Invalid email)$/;
const invalidValues = [undefined, null, 7, [], {}, "", "x".repeat(20_000), "\u0000"];

test.each(["requestBooking", "bookByForm"] as const)(
  "no field of %s shows a default message",
  (name) => {
    const fields = Object.keys(schemas[name].body.shape).filter((field) => field !== "key");
    expect(fields).toEqual(
      expect.arrayContaining(["registration", "postcode", "serviceType", "location"]),
    );
    const messages = invalidValues.flatMap((value) =>
      messagesOf(schemas[name].body, Object.fromEntries(fields.map((field) => [field, value]))),
    );
    expect(messages.length).toBeGreaterThan(fields.length);
    expect(messages.filter((message) => defaults.test(message))).toEqual([]);
  },
);
