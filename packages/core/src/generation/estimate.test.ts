import { afterEach, expect, test } from "vitest";
import { createFakeTextModel, throwTextError } from "../testing/fake-text-model.ts";
import {
  buildTowns,
  startGenerationHarness,
  type GenerationHarness,
} from "../testing/generation-harness.ts";
import { runSteps } from "../testing/run-steps.ts";
import { contentRun } from "./content-run.ts";
import { contentEstimate } from "./estimate.ts";
import { listLocationStates } from "./location-states.ts";
import { startRun } from "./start-run.ts";

let harness: GenerationHarness;
afterEach(() => harness.stop());

const estimate = (modelName = "vanfettle-local") =>
  contentEstimate({
    ...harness.deps,
    modelNames: [modelName, modelName],
    scopeSizes: async () => new Map([["Wales", 4]]),
  });
const start = () => startRun(harness.deps, { kind: "region", region: "wales" }, "operator");
const textsOfWales = async () =>
  (await estimate()).regions.find(({ region }) => region === "Wales")?.texts;

test("before any text the tokens are an assumption, and a region's texts are its places, its counties and its own", async () => {
  harness = await startGenerationHarness(buildTowns("wales", 4), { dailyTokens: 3_000_000 });
  expect(await estimate("gpt-5-mini")).toMatchObject({
    tokensPerText: { input: 3_850, output: 2_640 },
    measuredTexts: 0,
    poundsPerThousandTexts: 4.994,
    exchangeRate: { poundsPerDollar: 0.8 },
    budget: { dailyTokens: 3_000_000, left: 3_000_000 },
  });
  expect(await textsOfWales()).toBe(4 + 8 + 1);
});

test("uses the averages and remaining budget after a run, and reports the run's usage", async () => {
  harness = await startGenerationHarness(buildTowns("wales", 4), { dailyTokens: 3_000_000 });
  await runSteps(harness.deps, (await start()).runId);
  expect(await estimate()).toMatchObject({
    tokensPerText: { input: 2_000, output: 1_000 },
    measuredTexts: 4,
    poundsPerThousandTexts: 0,
    budget: { left: 3_000_000 - 12_000 },
  });
  expect(await contentRun(harness.deps)).toMatchObject({ texts: 4, paidCalls: 8, costPounds: 0 });
});

test("ignores another model's averages, and gives no cost for a model without a price", async () => {
  harness = await startGenerationHarness(buildTowns("wales", 2));
  await runSteps(harness.deps, (await start()).runId);
  expect(await estimate("other")).toMatchObject({ measuredTexts: 0, poundsPerThousandTexts: null });
});

const failures = async () =>
  (await listLocationStates(harness.deps)).locations.flatMap(({ name, failure }) =>
    failure ? [[name, failure.message]] : [],
  );

test("a failed region names its texts and reasons, and a retry writes and estimates only these texts", async () => {
  const towns = buildTowns("wales", 5);
  harness = await startGenerationHarness(towns);
  const failing = towns.slice(1, 3);
  const names = new Set(failing.map(({ name }) => name));
  const model = createFakeTextModel((name) =>
    names.has(name) ? throwTextError("TextRefused") : undefined,
  );
  await runSteps({ ...harness.deps, model }, (await start()).runId);
  expect(await failures()).toEqual(
    failing.map(({ name }) => [name, "The text service refused to write the text."]),
  );
  expect(await textsOfWales()).toBe(2);
  harness.running.clear();
  const retry = createFakeTextModel();
  await runSteps({ ...harness.deps, model: retry }, (await start()).runId);
  expect(retry.calls.toSorted()).toEqual([...names].toSorted());
  expect(await failures()).toEqual([]);
});
