import { readFileSync, writeFileSync } from "node:fs";
import { expect, test } from "vitest";
import { FileError, fileErrorOf } from "./file-error.ts";

const systemError = (code: string, errno: number, more: object = {}) =>
  Object.assign(new Error(`${code}: words of the system`), {
    code,
    errno,
    syscall: "write",
    ...more,
  });

test.each([
  ["ENOSPC", -28, "no space left on device (ENOSPC). Free some space on the disk"],
  ["EIO", -5, "i/o error (EIO). Free some space on the disk"],
  ["EACCES", -13, "permission denied (EACCES). Choose a path that this user can read and write"],
])("explains %s with the file, the reason and a remedy", (code, errno, words) => {
  const error = fileErrorOf(systemError(code, errno, { path: "/data/stations.bin" }));
  expect(error).toBeInstanceOf(FileError);
  expect(error?.message).toContain("/data/stations.bin cannot be used: ");
  expect(error?.message).toContain(words);
  expect(fileErrorOf(systemError(code, errno), "/data/known.bin")?.message).toContain(
    "/data/known.bin cannot be used",
  );
});

test("explains real file errors and ignores other errors", () => {
  const errorOf = (work: () => unknown) => {
    try {
      work();
    } catch (error) {
      return fileErrorOf(error)?.message;
    }
    return "no error";
  };
  expect(errorOf(() => readFileSync("/none/list.csv"))).toContain(
    "/none/list.csv cannot be used: no such file",
  );
  expect(errorOf(() => writeFileSync("/", "x"))).toContain("/ cannot be used: ");
  expect(errorOf(() => JSON.parse("x"))).toBeUndefined();
  expect(fileErrorOf(systemError("ECONNREFUSED", -111, { address: "127.0.0.1" }))).toBeUndefined();
  expect(fileErrorOf(systemError("EACCES", -13, { syscall: "listen", port: 80 }))).toBeUndefined();
  expect(fileErrorOf("text")).toBeUndefined();
});
