import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build as esbuild } from "esbuild";
import { afterAll, expect, test } from "vitest";
import { generationNames } from "@vanfettle/contract/deployment";
import { endpointGroups } from "@vanfettle/contract/endpoint";
import { functionBuildOptions } from "../../functions/build.ts";
import { noticesFile, thirdPartyNotices } from "./third-party-notices.ts";

const folder = mkdtempSync(join(tmpdir(), "notices-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function installPackage(name: string, files: Record<string, string>): string {
  const at = join(folder, "node_modules", name);
  mkdirSync(join(at, "dist"), { recursive: true });
  for (const [file, text] of Object.entries(files)) writeFileSync(join(at, file), text);
  return join(at, "dist/index.js");
}
const manifest = (name: string, license?: string) =>
  JSON.stringify({ name, version: "1.2.3", license });

test("lists each package once with its version, licence and notice, without our own modules", () => {
  const b = installPackage("b", { "package.json": manifest("b", "MIT"), LICENSE: "Copyright B" });
  const a = installPackage("@scope/a", {
    "package.json": manifest("@scope/a", "Apache-2.0"),
    "LICENCE.md": "Apache text",
    NOTICE: "Made by A",
  });
  const text = thirdPartyNotices([
    b,
    `${b}?query`,
    a,
    "packages/web/src/app/main.tsx",
    "\0virtual",
  ]);
  expect(text.match(/^.+ 1\.2\.3 \(.+\)$/gm)).toEqual([
    "@scope/a 1.2.3 (Apache-2.0)",
    "b 1.2.3 (MIT)",
  ]);
  for (const part of ["Copyright B", "Apache text", "Made by A"]) expect(text).toContain(part);
});

test("lists a package inside a package", () => {
  const inner = installPackage("outer/node_modules/inner", {
    "package.json": manifest("inner", "ISC"),
  });
  expect(thirdPartyNotices([inner])).toContain("inner 1.2.3 (ISC)");
});

test("throws for a package without a licence", () => {
  const bare = installPackage("bare", { "package.json": manifest("bare") });
  expect(() => thirdPartyNotices([bare])).toThrow("The package bare in the bundle has no licence.");
});

const noticesIn = (path: string) => readFileSync(join(".build", path, noticesFile), "utf8");

test("the browser's notices list the packages that visitors and operators run, and the styles", () => {
  const text = noticesIn("web/client");
  const { dependencies } = JSON.parse(readFileSync("packages/web/package.json", "utf8")) as {
    dependencies: Record<string, string>;
  };
  const bundled = Object.keys(dependencies).filter((name) => !name.startsWith("@vanfettle/"));
  expect(bundled.length).toBeGreaterThan(3);
  // `radix-ui` only re-exports its own packages.
  const named = (name: string) =>
    text.includes(`\n${name === "radix-ui" ? "@radix-ui/react-toast" : name} `);
  expect(bundled.filter((name) => !named(name))).toEqual([]);
  for (const name of ["scheduler", "tailwindcss"]) expect(text).toContain(`\n${name} `);
  expect(text).toContain("Apache License");
  expect(text).not.toContain("@vanfettle/");
});

test("the notices of the renderer and each function list their packages", async () => {
  expect(noticesIn("edge")).toMatch(/\nreact-dom \d/);
  for (const name of [...endpointGroups, ...generationNames]) {
    expect(existsSync(join(".build/functions", name, noticesFile)), name).toBe(true);
  }
  // Bundle again to compare with the packages that esbuild reports.
  const { metafile } = await esbuild({
    ...functionBuildOptions,
    entryPoints: ["packages/functions/src/location/visitor.ts"],
    outdir: folder,
    metafile: true,
  });
  const text = noticesIn("functions/visitor");
  const packages = Object.values(metafile.outputs)
    .flatMap(({ inputs }) => Object.keys(inputs))
    .flatMap((path) => /^.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1] ?? []);
  expect(new Set(packages.filter((name) => !text.includes(`\n${name} `)))).toEqual(new Set());
  expect(readdirSync(".build/functions/visitor")).toContain("index.mjs");
});
