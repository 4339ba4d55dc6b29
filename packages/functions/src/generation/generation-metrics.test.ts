import { afterEach, expect, test } from "vitest";
import { startRun } from "@vanfettle/core/generation/start-run";
import {
  acceptingReader,
  createFakeTextModel,
  throwTextError,
} from "@vanfettle/core/testing/fake-text-model";
import {
  buildTowns,
  startGenerationHarness,
  type GenerationHarness,
} from "@vanfettle/core/testing/generation-harness";
import { runSteps } from "@vanfettle/core/testing/run-steps";
import { TextError, type TextModel } from "@vanfettle/core/text-model/text-model";
import { budgetMetrics, measuredModel, measuredWrite, scopeMetrics } from "./generation-metrics.ts";

let harness: GenerationHarness | undefined;
afterEach(async () => {
  await harness?.stop();
  harness = undefined;
});

type MetricLine = Record<string, number>;
const recorded = () => {
  const lines: MetricLine[] = [];
  const sum = (name: string) => lines.reduce((total, line) => total + (line[name] ?? 0), 0);
  return { lines, sum, emit: (line: MetricLine) => void lines.push(line) };
};

const measuredModels = (emit: Parameters<typeof measuredModel>[0], model: TextModel) => ({
  model: measuredModel(emit, model),
  reader: measuredModel(emit, acceptingReader),
});

async function runWith(model: ReturnType<typeof createFakeTextModel>) {
  harness = await startGenerationHarness(buildTowns("wales", 3), { dailyTokens: 1_000_000 });
  const { emit, ...metrics } = recorded();
  const deps = {
    ...harness.deps,
    ...scopeMetrics(emit),
    ...budgetMetrics(emit),
    ...measuredModels(emit, model),
  };
  const { runId } = await startRun(deps, { kind: "region", region: "wales" }, "operator");
  await runSteps(deps, runId);
  return metrics;
}

test("a run that writes everything emits its calls, tokens, the budget left and one completed region", async () => {
  const { lines, sum } = await runWith(createFakeTextModel());
  expect(sum("TextCalls")).toBe(6);
  expect(sum("TextTokens")).toBe(9_000);
  expect([sum("RegionCompleted"), sum("RegionFailed")]).toEqual([1, 0]);
  const left = lines.flatMap(({ BudgetLeft }) => BudgetLeft ?? []);
  expect(left).toHaveLength(6);
  expect(Math.max(...left)).toBeLessThan(1_000_000);
  expect(Math.min(...left)).toBeGreaterThan(850_000);
});

test("a region with a failed text emits one failed region", async () => {
  const { sum } = await runWith(
    createFakeTextModel((_, call) => (call === 1 ? throwTextError("TextRefused") : undefined)),
  );
  expect([sum("RegionCompleted"), sum("RegionFailed")]).toEqual([0, 1]);
});

test("a call that failed after it was charged is emitted", async () => {
  const { emit, lines } = recorded();
  const usage = { calls: 1, inputTokens: 700, outputTokens: 20 };
  const model = measuredModel(emit, {
    write: () => Promise.reject(new TextError("TextInvalid", { usage })),
  });
  await expect(model.write({} as never)).rejects.toThrow(TextError);
  expect(lines).toEqual([{ TextCalls: 1, TextTokens: 720 }]);
});

test("a usage that the service cannot mean is emitted as such, of an answer and of an error", async () => {
  const { emit, lines } = recorded();
  const usage = { calls: 1, inputTokens: 3_100, outputTokens: 16_000, isClamped: true } as const;
  const answering = measuredModel(emit, {
    write: () => Promise.resolve({ value: {}, model: "m-1", usage }),
  });
  await answering.write({} as never);
  const failing = measuredModel(emit, {
    write: () => Promise.reject(new TextError("TextNotJson", { usage })),
  });
  await expect(failing.write({} as never)).rejects.toThrow(TextError);
  const line = { TextCalls: 1, TextTokens: 19_100, UsageClamped: 1 };
  expect(lines).toEqual([line, line]);
});

test("a written place is emitted; a county's text and a text that was done before are not", async () => {
  const { emit, lines } = recorded();
  await measuredWrite(emit, { kind: "place" }, () => Promise.resolve({ outcome: "written" }));
  await measuredWrite(emit, { kind: "county" }, () => Promise.resolve({ outcome: "written" }));
  await measuredWrite(emit, { kind: "place" }, () => Promise.resolve({ outcome: "done" }));
  expect(lines).toEqual([{ PlacesDone: 1 }]);
});

test("emits a place with objections as such too, and rethrows an error", async () => {
  const { emit, lines } = recorded();
  await measuredWrite(emit, { kind: "place" }, () =>
    Promise.resolve({ outcome: "written", isObjectedTo: true }),
  );
  const failing = measuredWrite(emit, { kind: "place" }, () =>
    Promise.reject(new TextError("TextUnavailable")),
  );
  await expect(failing).rejects.toMatchObject({ name: "TextUnavailable" });
  expect(lines).toEqual([{ PlacesDone: 1, TextObjection: 1 }]);
});
