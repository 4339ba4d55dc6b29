import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { synthesize } from "./testing/synthesize.ts";

interface Published {
  files: Record<string, { source: { path: string } }>;
}

test("a deploy publishes the templates and the files that they name, and no others", async () => {
  const { stage } = await synthesize();
  const folder = `.build/assemblies/${stage}`;
  const stacks = readdirSync(folder).filter((file) => file.endsWith(".assets.json"));
  const unused = stacks.flatMap((file) => {
    const template = file.replace(".assets.json", ".template.json");
    const text = readFileSync(`${folder}/${template}`, "utf8");
    const { files } = JSON.parse(readFileSync(`${folder}/${file}`, "utf8")) as Published;
    return Object.entries(files)
      .filter(([hash, { source }]) => source.path !== template && !text.includes(hash))
      .map(([hash]) => `${file}: ${hash}`);
  });
  expect(stacks).toHaveLength(6);
  expect(unused).toEqual([]);
});
