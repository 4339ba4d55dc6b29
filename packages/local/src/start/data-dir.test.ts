import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { EngineError } from "../dynamodb/engine-process.ts";
import { explainStartError, lockDataDir, reasonOf } from "./data-dir.ts";

const folder = () => join(mkdtempSync(join(tmpdir(), "data-")), "new", "er");
const site = {
  pid: 7,
  url: "http://localhost:4000",
  dynamodbEndpoint: "http://127.0.0.1:1",
  servicesEndpoint: "http://127.0.0.1:2",
  credentials: { accessKeyId: "Owner", secretAccessKey: "s", sessionToken: "t" },
  tableName: "T",
  partnerHosts: ["localhost:4000"],
};
const modeOf = (path: string) => statSync(path).mode & 0o777;

test("locks a folder for a single site, and names that site in the error", () => {
  const dir = folder();
  const first = lockDataDir(dir);
  first.announce(site);
  expect(() => lockDataDir(dir)).toThrow(
    `Another site is using ${dir} (http://localhost:4000, process 7).`,
  );
  first.release();
  expect(existsSync(join(dir, "running.json"))).toBe(false);
  lockDataDir(dir).release();
});

test("hides a new folder and the announcement from other users of the machine", () => {
  const dir = folder();
  const lock = lockDataDir(dir);
  lock.announce(site);
  expect(modeOf(dir)).toBe(0o700);
  expect(modeOf(join(dir, "running.json"))).toBe(0o600);
  lock.release();
});

test("hides the files of a copied folder from other users", () => {
  const dir = mkdtempSync(join(tmpdir(), "data-"));
  writeFileSync(join(dir, "dynamodb.sqlite"), "");
  mkdirSync(join(dir, "logs"));
  for (const name of ["dynamodb.sqlite", "logs"]) chmodSync(join(dir, name), 0o755);
  lockDataDir(dir).release();
  expect([modeOf(join(dir, "dynamodb.sqlite")) & 0o077, modeOf(join(dir, "logs")) & 0o077]).toEqual(
    [0, 0],
  );
});

test.skipIf(process.platform !== "linux")(
  "reports a folder that cannot be created in a single clear line",
  () => {
    expect(() => lockDataDir("/proc/nope/data")).toThrow(
      "Cannot write to /proc/nope/data: the folder cannot be created. Set DATA_DIR to another folder.",
    );
  },
);

test.skipIf(process.platform !== "linux")(
  "does not mistake a read-only folder for another site",
  () => {
    expect(() => lockDataDir("/proc/self/fdinfo")).toThrow(
      /^Cannot write to \/proc\/self\/fdinfo: /,
    );
  },
);

test("does not mistake a file in place of the folder, or a folder in place of the lock, for another site", () => {
  const dir = mkdtempSync(join(tmpdir(), "data-"));
  writeFileSync(join(dir, "file"), "");
  expect(() => lockDataDir(join(dir, "file"))).toThrow(/^Cannot write to /);
  expect(() => lockDataDir(join(dir, "file", "below"))).toThrow(/a part of the path is a file/);
  mkdirSync(join(dir, "instance.lock"));
  expect(() => lockDataDir(dir)).toThrow(/instance\.lock is a folder/);
  expect(readdirSync(dir).toSorted()).toEqual(["file", "instance.lock"]);
});

test.each(["booted", "dynamodb-level", "logs", "sample-stations", "step-functions"])(
  "names a file in place of the folder %s, and keeps it",
  (name) => {
    const dir = mkdtempSync(join(tmpdir(), "data-"));
    writeFileSync(join(dir, name), "kept");
    expect(() => lockDataDir(dir)).toThrow(
      `${join(dir, name)} is a file, but must be a folder. Move it away, and start again.`,
    );
    expect(readFileSync(join(dir, name), "utf8")).toBe("kept");
  },
);

test.each([
  "booking-link-key",
  "dynamodb.sqlite",
  "operator-keys.json",
  "registration-hash-key",
  "running.json",
  "sample-stations-built",
  "seeded",
])("names a folder in place of the file %s", (name) => {
  const dir = mkdtempSync(join(tmpdir(), "data-"));
  mkdirSync(join(dir, name));
  expect(() => lockDataDir(dir)).toThrow(
    `${join(dir, name)} is a folder, but must be a file. Move it away, and start again.`,
  );
});

test("reports too many open files with the limit and the remedy", () => {
  const error = Object.assign(new Error("connect EMFILE 127.1.2.3:4"), { code: "EMFILE" });
  expect(explainStartError(error, "/data")).toMatchObject({
    name: "StartError",
    message: expect.stringContaining("Run `ulimit -n 1024`") as string,
  });
});

test("names full and read-only disks", () => {
  const errorWith = (code: string) => Object.assign(new Error("x"), { code });
  expect(
    ["ENOSPC", "EIO", "EROFS", "EACCES", "EOTHER"].map((code) => reasonOf(errorWith(code))),
  ).toEqual([
    "the disk is full",
    "the disk is full or damaged",
    "the disk is read-only",
    "this user may not write there",
    "x",
  ]);
});

test("reports a disk that fills during start in one line with the file, and returns other errors unchanged", () => {
  const full = Object.assign(new Error("ENOSPC: no space left on device, write"), {
    code: "ENOSPC",
    path: "/data/seeded",
  });
  expect(explainStartError(full, "/data")).toMatchObject({
    name: "StartError",
    message:
      "Cannot write to /data/seeded: the disk is full. Free some space, or set DATA_DIR to another folder.",
  });
  expect(explainStartError(new Error("cp returned EDQUOT"), "/data")).toMatchObject({
    message:
      "Cannot write to /data: the disk quota is used up. Free some space, or set DATA_DIR to another folder.",
  });
  const failing = Object.assign(new Error("EIO: i/o error, write"), { code: "EIO" });
  expect(explainStartError(failing, "/data")).toMatchObject({
    name: "StartError",
    message: expect.stringContaining("/data: the disk is full or damaged.") as string,
  });
  const other = new Error("other");
  expect(explainStartError(other, "/data")).toBe(other);
});

test("reports a database engine that does not start in one line", () => {
  expect(
    explainStartError(new EngineError("The database engine did not start."), "/data"),
  ).toMatchObject({
    name: "StartError",
    message: "The database engine did not start.",
  });
});
