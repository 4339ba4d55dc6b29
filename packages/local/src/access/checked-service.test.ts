import { expect, test } from "vitest";
import { createCallers } from "./callers.ts";
import { checkAccess, jsonAccessError } from "./checked-service.ts";
import { compilePolicy } from "./policy.ts";

test("denies a request without known access requirements", () => {
  const statements = compilePolicy({ Statement: { Effect: "Allow", Action: "*", Resource: "*" } });
  const caller = { arn: "arn:aws:sts::0:assumed-role/Role/Fn", statements };
  const response = checkAccess(
    createCallers(() => undefined),
    caller,
    [],
    jsonAccessError,
  );
  expect(response?.status).toBe(400);
  expect(response?.body.toString()).toContain("AccessDeniedException");
});
