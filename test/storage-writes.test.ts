import { expect, test } from "vitest";
import {
  findWriters,
  namesUsed,
  production,
  textOf,
  withoutComments,
} from "../packages/web/src/testing/storage-writers.ts";
import { files } from "./repository.ts";

// A write to the browser's storage can fail: it may be full or blocked. Whoever ignores that leaves
// a visitor believing that something is saved.

test("only one file of web uses the browser's storage itself", () => {
  const storage = /\b(?:localStorage|sessionStorage|indexedDB|cookieStore|document\.cookie)\b/;
  const documents = files.filter((file) => /^packages\/web\/[^/]+\.html$/.test(file));
  const users = [...production, ...documents].filter((file) =>
    storage.test(withoutComments(textOf(file))),
  );
  expect(production.length).toBeGreaterThan(100);
  // The library throws if it cannot store the sign-in, and the session then says that it failed.
  expect(users).toEqual(["packages/web/src/admin/operator-session/sign-in-redirect.ts"]);
});

/** Returns the calls of a text whose result is dropped. */
function droppedCalls(text: string, names: readonly string[]): string[] {
  const call = String.raw`\b(?:${names.join("|")})\(`;
  const statement = new RegExp(String.raw`(?:^|[;{}]\n|[;{] )\s*(?:void )?${call}.*`, "gm");
  const alone = [...text.matchAll(statement)].filter(({ index, 0: found }) => {
    const before = text.slice(0, index).trimEnd();
    return /^[;{}]/.test(found) || /(?:[;{}]|^)$/.test(before) || /\bvoid /.test(found);
  });
  // The caller of a function without a declared result may drop it.
  const handler = new RegExp(String.raw`(?<!\): [\w<>]+ )=>\s*(?:void )?${call}.*`, "g");
  const discarded = new RegExp(String.raw`\bvoid ${call}.*`, "g");
  return [...alone, ...text.matchAll(handler), ...text.matchAll(discarded)].map(([found]) =>
    found.trim(),
  );
}

test("finds dropped results", () => {
  const names = ["keep"];
  for (const dropped of [
    "function f() {\n  keep(1);\n}",
    "  void keep(1);",
    "onSuccess: () => keep(1),",
    "onClick={() => { keep(1); say(); }}",
    "onSuccess: () => void keep(1),",
    "if (x) {\n  a();\n  keep(1);\n}",
  ]) {
    expect(droppedCalls(dropped, names), dropped).not.toEqual([]);
  }
  for (const read of [
    "const isKept = keep(1);",
    "const isKept =\n    keep(1);",
    "if (!keep(1)) say();",
    "export const save = (token: string): boolean => keep(token);",
    "onSuccess: () => setLost(!keep(1)),",
    "  return keep(1);",
  ]) {
    expect(droppedCalls(read, names), read).toEqual([]);
  }
});

test("whoever writes to the browser's storage reads whether it was stored", () => {
  const writers = findWriters();
  const names = [...writers.values()].flat();
  expect(names).toEqual(
    expect.arrayContaining(["keepBooking", "saveVans", "saveChoice", "rememberRequests"]),
  );
  const dropped = production.flatMap((file) => {
    const used = [...namesUsed(file, writers), ...(writers.get(file) ?? [])];
    if (used.length === 0) return [];
    return droppedCalls(withoutComments(textOf(file)), used).map((call) => `${file}: ${call}`);
  });
  expect(dropped).toEqual([]);
});

test("whoever stores only if possible says above why nobody misses the text", () => {
  const calls = production.flatMap((file) =>
    textOf(file)
      .split("\n")
      .flatMap((line, index, lines) =>
        /^\s*storeIfPossible\(/.test(line) ? [{ file, above: lines[index - 1] ?? "" }] : [],
      ),
  );
  const everyCall = production.reduce(
    (count, file) => count + textOf(file).split("storeIfPossible(").length - 1,
    0,
  );
  expect(calls).toHaveLength(everyCall);
  expect(calls.length).toBeGreaterThan(3);
  expect(calls.filter(({ above }) => !/^\s*\/\/ \S/.test(above))).toEqual([]);
});
