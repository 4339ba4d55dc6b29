import { execFileSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";

function link(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  symlinkSync(resolve(from), to);
}

/**
 * Links the installed packages, which are shared, except the workspaces, which must belong to the
 * copy.
 */
function linkPackages(copy: string): void {
  const workspaces = "node_modules/@vanfettle";
  for (const name of readdirSync("node_modules")) {
    if (name !== "@vanfettle") link(`node_modules/${name}`, join(copy, "node_modules", name));
  }
  for (const name of readdirSync(workspaces)) {
    const own = `packages/${name}`;
    link(join(copy, own), join(copy, workspaces, name));
    if (existsSync(`${own}/node_modules`)) {
      link(`${own}/node_modules`, join(copy, own, "node_modules"));
    }
  }
}

/**
 * Copies this checkout as `npm ci` leaves it, without build output, which keeps the existing build.
 */
export function freshCopy(): { folder: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), "vanfettle-fresh-"));
  const files = execFileSync(
    "git",
    ["ls-files", "-z", "--cached", "--others", "--exclude-standard"],
    {
      encoding: "utf8",
      maxBuffer: 2 ** 26,
    },
  );
  for (const file of files.split("\0").filter((name) => name !== "" && existsSync(name))) {
    cpSync(file, join(folder, file), { recursive: true });
  }
  linkPackages(folder);
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
