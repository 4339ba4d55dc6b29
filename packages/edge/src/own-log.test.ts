import { expect, test } from "vitest";
import { takeOverConsole } from "./own-log.ts";

/** Creates a console whose methods all print what they are called with. */
function createConsole() {
  const printed: string[] = [];
  const methods = Object.keys(console).filter(
    (name) => typeof Reflect.get(console, name) === "function",
  );
  const print = (...args: unknown[]) => printed.push(args.map(String).join(" "));
  const target = { error: print, ...Object.fromEntries(methods.map((name) => [name, print])) };
  return { printed, methods, target };
}

test("prints that a library used the console, but not what it printed", () => {
  const { printed, methods, target } = createConsole();
  takeOverConsole(target);
  expect(methods).toEqual(
    expect.arrayContaining(["debug", "dir", "error", "log", "trace", "warn"]),
  );
  const printers: Record<string, typeof target.error> = target;
  for (const name of methods) printers[name]?.("jane.doe@mail.example", "AB12CDE");
  expect(printed).toHaveLength(methods.length);
  expect(printed.join()).not.toMatch(/jane|AB12/);
  expect(printed).toContain(
    '{"level":"WARN","message":"a library used the console","method":"warn"}',
  );
});

test("prints a failure by its name and place, without its message", () => {
  const { printed, target } = createConsole();
  takeOverConsole(target).failure("page not rendered", new TypeError("AB12CDE is no function"));
  expect(printed).toHaveLength(1);
  expect(JSON.parse(printed[0] ?? "")).toMatchObject({
    level: "ERROR",
    message: "page not rendered",
    error: "TypeError",
    at: [expect.stringContaining("own-log.test.ts"), ...Array(5).fill(expect.any(String))],
  });
  expect(printed[0]).not.toContain("AB12CDE");
});
