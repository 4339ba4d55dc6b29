import { afterEach, beforeEach, expect, vi, type MockInstance } from "vitest";

// As for `expect.poll` in vitest.config.ts, and only where a test renders components.
if (typeof document !== "undefined") {
  const { configure } = await import("@testing-library/react");
  configure({ asyncUtilTimeout: 15_000 });
}

// An unexpected console.error fails the test; a test that expects one replaces the spy itself.
let errors: MockInstance<typeof console.error>;

beforeEach(() => {
  errors = vi.spyOn(console, "error");
});

afterEach(() => {
  const calls = errors.mock.calls.map((args) => args.map(String).join(" "));
  errors.mockRestore();
  expect(calls).toEqual([]);
});
