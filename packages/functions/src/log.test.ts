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
