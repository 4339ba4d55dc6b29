import { expect, test, vi } from "vitest";
import { createLog } from "./log.ts";

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
