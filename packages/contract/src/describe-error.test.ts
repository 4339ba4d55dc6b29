import { expect, test } from "vitest";
import { describeError } from "./describe-error.ts";

test("describes a failure by name and stack, never by a message that may contain data", () => {
  const error = new TypeError("Unexpected token in AB12CDE", { cause: new SyntaxError("AB12CDE") });
  const described = describeError(error);
  expect(described).toMatchObject({ error: "TypeError", cause: "SyntaxError" });
  expect(described.at[0]).toMatch(/^at .*describe-error\.test\.ts/);
  expect(JSON.stringify(described)).not.toContain("AB12CDE");
  expect(describeError("AB12CDE")).toEqual({ error: "string", at: [] });
});

test("describes a failure by the code of its cause, and by AWS's message about a permission only", () => {
  const refused = Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" });
  expect(describeError(new TypeError("fetch failed", { cause: refused }))).toMatchObject({
    code: "ECONNREFUSED",
  });
  const ofAws = (name: string, message: string) =>
    Object.assign(new Error(message), { name, $metadata: {} });
  const message =
    "User: arn:aws:sts::1:assumed-role/booking is not authorized to perform: dynamodb:PutItem";
  const wrapped = new Error("The table failed.", {
    cause: ofAws("AccessDeniedException", message),
  });
  expect(describeError(wrapped)).toMatchObject({
    error: "Error",
    cause: "AccessDeniedException",
    reason: message,
  });
  expect(
    JSON.stringify(describeError(ofAws("ValidationException", "One value was AB12CDE"))),
  ).not.toContain("AB12");
  expect(
    JSON.stringify(describeError(Object.assign(new Error("x"), { code: "AB12CDE" }))),
  ).not.toContain("AB12");
});
