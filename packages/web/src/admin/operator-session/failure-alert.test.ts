import { expect, test } from "vitest";
import { needsSignIn } from "./failure-alert.tsx";

test("needsSignIn is true only for 401 and 403", () => {
  const statuses = [400, 401, 403, 404, 409, 500].filter(needsSignIn);
  expect(statuses).toEqual([401, 403]);
});
