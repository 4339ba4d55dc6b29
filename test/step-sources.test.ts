import { expect, test } from "vitest";
import { seedSources } from "../packages/local/src/start/seed-places.ts";
import { buildSteps } from "../scripts/build.ts";
import { synthSources } from "../scripts/synth.ts";
import { fileImported, importsOf, isTest, sources } from "./repository.ts";

const steps = [
  ...buildSteps,
  { name: "synth", sources: synthSources },
  { name: "the seeding of places", sources: seedSources },
];

test.each(steps)("$name is stale after a change to any file that its sources import", (step) => {
  const isSource = (file: string) =>
    step.sources.some((path) => file === path || file.startsWith(`${path}/`));
  // A script makes the output, but most of its imports do not affect it.
  const read = sources.filter(
    (file) => !isTest(file) && !file.startsWith("scripts/") && isSource(file),
  );
  const missed = read
    .flatMap(importsOf)
    .filter(({ typeOnly }) => !typeOnly)
    .flatMap((used) => fileImported(used) ?? [])
    .filter((file) => !isSource(file));
  expect(read.length).toBeGreaterThan(5);
  expect([...new Set(missed)]).toEqual([]);
});
