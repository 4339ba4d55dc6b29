import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { buildSteps } from "./build.ts";

test("the build step's outputs include the bundle of every function, so a missing bundle is rebuilt", () => {
  const handlers = ["api", "generation"].flatMap((folder) =>
    readdirSync(`packages/functions/src/${folder}`)
      .filter((file) => /^export (const|async function) handler\b/m.test(readSource(folder, file)))
      .map((file) => `.build/functions/${file.replace(/\.ts$/, "")}/index.mjs`),
  );
  expect(handlers.length).toBeGreaterThan(10);
  expect(buildSteps.find(({ name }) => name === "functions")?.outputs.toSorted()).toEqual(handlers.toSorted());
});

function readSource(folder: string, file: string): string {
  return readFileSync(`packages/functions/src/${folder}/${file}`, "utf8");
}
