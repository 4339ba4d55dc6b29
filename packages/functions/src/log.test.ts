import { expect, test, vi } from "vitest";
import { createLog, describeError } from "./log.ts";

test("logs a request as one line of JSON with only the allowed fields", () => {
  const write = vi.spyOn(process.stdout, "write").mockImplementation(() => true);
  createLog({ service: "visitor", level: "INFO" }).request({
    requestId: "r",
    route: "getLocation",
    status: 200,
    ms: 3,
  });
  const lines = write.mock.calls.map(([text]) => String(text));
  write.mockRestore();
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? "")).toMatchObject({
    level: "INFO",
    message: "request",
    service: "visitor",
    requestId: "r",
    route: "getLocation",
    status: 200,
    ms: 3,
  });
});

test("describes a failure by name and stack, never by a message that may contain data", () => {
  const error = new TypeError("Unexpected token in AB12CDE", { cause: new SyntaxError("AB12CDE") });
  const described = describeError(error);
  expect(described).toMatchObject({ error: "TypeError", cause: "SyntaxError" });
  expect(described.at[0]).toMatch(/^at .*log\.test\.ts/);
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
