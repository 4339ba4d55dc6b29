import { afterEach, beforeEach, expect, vi, type MockInstance } from "vitest";

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
