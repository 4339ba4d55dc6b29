import { afterEach, beforeEach, expect, vi, type MockInstance } from "vitest";

// A stray console.error is a fault that nothing asserted on; a test that expects one replaces the spy itself.
let errors: MockInstance<typeof console.error>;

beforeEach(() => {
  errors = vi.spyOn(console, "error");
});

afterEach(() => {
  const calls = errors.mock.calls.map((args) => args.map(String).join(" "));
  errors.mockRestore();
  expect(calls).toEqual([]);
});
