import type { EntityItem } from "electrodb";
import { generationErrors } from "@vanfettle/contract/generation/generation";
import type {
  TestedCall,
  TextServiceTest,
} from "@vanfettle/contract/generation/text-service-schemas";
import { DomainError } from "@vanfettle/contract/problems";
import { recordAudit } from "../audit/audit.ts";
import { checkText } from "../content/checks/check-text.ts";
import { readerRequest, readVerdicts, sentencesToRead } from "../content/reading/second-reader.ts";
import type { LocationText } from "../content/text/location-text.ts";
import { ModelText, toLocationText } from "../content/text/model-text.ts";
import { textRequest } from "../content/text/prompt.ts";
import type { FactRecord } from "../location/facts/facts.ts";
import { changeRow } from "../table/change-row.ts";
import type { ClockDeps, Table, TableDeps } from "../table/table.ts";
import {
  noUsage,
  TextError,
  type TextModel,
  type TextRequest,
  type TextUsage,
} from "../text-model/text-model.ts";
import { estimateTokens } from "../text-model/usage.ts";
import { budgetReached, reserve, settle, type BudgetDeps } from "./budget.ts";
import { usageOfError } from "./metered-model.ts";
import { costInPounds, type PriceDeps, type Prices } from "./prices.ts";
import type { StartDeps } from "./run-machine.ts";
import { codeOfError, StepError } from "./step-errors.ts";
import { testKey } from "./text-service-test.entity.ts";

// A test makes one call of the writer and one of the second reader, for a made-up place. The state
// machine runs it, because a call may take longer than a request to the API.

type TestRow = EntityItem<Table["entities"]["textServiceTest"]>;

/** Two calls of the longest time that may be set, and the start of the machine. */
const longestTestMs = 8 * 60_000;

/** Returns the latest test; null before the first. */
export async function latestTest(
  deps: ClockDeps & Pick<StartDeps, "machine">,
): Promise<TextServiceTest | null> {
  const row = await findTest(deps);
  return row ? toTest(row, await isUnderWay(deps, row)) : null;
}

/**
 * Starts a test, or returns the test under way: a second press does not cost anything. Throws
 * `unavailable` if the machine cannot be started.
 */
export async function startTextServiceTest(
  deps: StartDeps,
  startedBy: string,
): Promise<TextServiceTest> {
  const before = await findTest(deps);
  if (before && (await isUnderWay(deps, before))) return toTest(before, true);
  const testId = deps.newId("tst");
  const row = { ...testKey, testId, startedBy, startedAt: deps.clock().toISOString() };
  const { rejected } = await deps.table.entities.textServiceTest
    .put(row)
    .where((stored, { eq, notExists }) => {
      const isUnchanged = before ? eq(stored.testId, before.testId) : notExists(stored.testId);
      // The client may repeat the write after a lost response.
      return `${isUnchanged} OR ${eq(stored.testId, testId)}`;
    })
    .go({ returnOnConditionCheckFailure: true });
  if (rejected) {
    // Another operator was faster.
    const other = await findTest(deps);
    if (!other) throw new DomainError("unavailable");
    return toTest(other, true);
  }
  await recordAudit(deps, { by: startedBy, action: "test text service" });
  try {
    await deps.machine.start(testId);
  } catch (cause) {
    await finishTest(deps, testId, {}).catch(() => undefined);
    throw new DomainError("unavailable", { cause });
  }
  return toTest(row, true);
}

async function findTest({ table }: TableDeps): Promise<TestRow | undefined> {
  const { data } = await table.entities.textServiceTest.get(testKey).go({ consistent: true });
  return data ?? undefined;
}

/** While the machine cannot be reached, only the time decides. */
async function isUnderWay(
  { clock, machine }: ClockDeps & Pick<StartDeps, "machine">,
  { testId, startedAt, finishedAt }: TestRow,
): Promise<boolean> {
  const age = clock().getTime() - Date.parse(startedAt);
  if (finishedAt !== undefined || age > longestTestMs) return false;
  const status = await machine.status(testId).catch(() => "running");
  return status !== "ended";
}

function toTest(row: TestRow, isRunning: boolean): TextServiceTest {
  const { testId, startedBy, startedAt, finishedAt, protocol, calls = "[]" } = row;
  const ended = protocol === undefined ? "interrupted" : "finished";
  return {
    testId,
    startedBy,
    startedAt,
    finishedAt: finishedAt ?? null,
    state: isRunning ? "running" : ended,
    protocol: protocol ?? null,
    calls: JSON.parse(calls) as TestedCall[],
  };
}

async function finishTest(
  { table, clock }: ClockDeps,
  testId: string,
  result: { protocol?: string; calls?: string },
): Promise<void> {
  const set = { ...result, finishedAt: clock().toISOString() };
  await changeRow(table.entities.textServiceTest, testKey, { set, if: { testId } });
}

export interface TestDeps extends BudgetDeps, PriceDeps {
  model: TextModel;
  /** The second reader; null where reading is switched off. */
  reader: TextModel | null;
  maxOutputTokens?: number | undefined;
  /** The names of the models that are set to write and to read. */
  modelNames: { write: string; read: string };
  /** The path and the format of the calls, in words. */
  protocol: string;
}

/** The findings in an answer. Null for an answer without the requested form. */
type Finding = { text?: LocationText; schemaHeld: boolean; objections: string[] };

/** Makes the calls of a test, and stores and returns their results, but no text. */
export async function runTextServiceTest(deps: TestDeps, testId: string): Promise<TestedCall[]> {
  const row = await findTest(deps);
  // A test that is over has paid for its calls.
  if (row?.testId !== testId || row.finishedAt !== undefined) return [];
  const { model, reader, maxOutputTokens, protocol } = deps;
  const calls: TestedCall[] = [];
  const request = textRequest(testPlace, { attempt: 1, maxOutputTokens });
  const written = await testCall(deps, { task: "write", model, request }, findInText);
  calls.push(written.call);
  if (reader && written.text) {
    const sentences = sentencesToRead(written.text, testPlace);
    const asked = { task: "read", model: reader } as const;
    const reading = { ...asked, request: readerRequest(testPlace, sentences) };
    const read = await testCall(deps, reading, (value) => {
      const verdicts = readVerdicts(value, sentences);
      const isRead = "objections" in verdicts;
      const objections = isRead
        ? verdicts.objections.map(({ message }) => message)
        : [`The second reader's answer cannot be used: ${verdicts.problem}.`];
      return Promise.resolve({ schemaHeld: isRead, objections });
    });
    calls.push(read.call);
  }
  await finishTest(deps, testId, { protocol, calls: JSON.stringify(calls) });
  return calls;
}

async function findInText(value: unknown): Promise<Finding> {
  const parsed = ModelText.safeParse(value);
  if (!parsed.success) {
    const issues = parsed.error.issues.slice(0, 3);
    const objections = issues.map(
      ({ path, message }) => `${path.join(".") || "answer"}: ${message}`,
    );
    return { schemaHeld: false, objections };
  }
  const { text, objections } = await checkText(toLocationText(parsed.data), testPlace, {
    exchangeSignature: () => Promise.resolve([]),
  });
  return {
    ...(text && { text }),
    schemaHeld: true,
    objections: objections.map(({ message }) => message),
  };
}

interface AskedCall {
  task: TestedCall["task"];
  model: TextModel;
  request: TextRequest;
}

/** Makes a call within the day's budget. An error is a result, too. */
async function testCall(
  deps: TestDeps,
  { task, model, request }: AskedCall,
  find: (value: unknown) => Promise<Finding>,
): Promise<{ call: TestedCall; text?: LocationText | undefined }> {
  const name = deps.modelNames[task];
  const { prices } = deps;
  const tokens = estimateTokens(request);
  const reservation = await reserve(deps, tokens);
  if (!reservation) {
    const error = errorOf(await budgetReached(deps, tokens));
    return {
      call: {
        task,
        ...figures({ model: name, seconds: 0, prices }, noUsage),
        schemaHeld: null,
        objections: [],
        error,
      },
    };
  }
  const startedAt = deps.clock().getTime();
  const response = await model.write(request).catch((error: unknown) => ({ error }));
  const seconds = (deps.clock().getTime() - startedAt) / 1000;
  if ("error" in response) {
    const { error } = response;
    const usage = usageOfError(error);
    await settle(deps, reservation, usage);
    const failed = { schemaHeld: null, objections: [], error: errorOf(error) };
    return { call: { task, ...figures({ model: name, seconds, prices }, usage), ...failed } };
  }
  await settle(deps, reservation, response.usage);
  const { text, ...found } = await find(response.value);
  const measured = figures({ model: response.model, seconds, prices }, response.usage);
  return { call: { task, ...measured, ...found, error: null }, text };
}

function figures(
  { model, seconds, prices }: { model: string; seconds: number; prices: Prices | undefined },
  { calls, inputTokens: input, outputTokens: output, isClamped }: TextUsage,
) {
  const tokens = { input, output };
  const costPounds = costInPounds(calls === 0 ? undefined : model, tokens, prices);
  return { model, seconds, tokens, isClamped: isClamped === true, costPounds };
}

/** Returns an error in our words: the service's own may quote the key or the prompt. */
function errorOf(error: unknown): NonNullable<TestedCall["error"]> {
  const code = codeOfError(error instanceof Error ? error.name : "");
  const details: TextError["details"] = error instanceof TextError ? error.details : {};
  const { status, code: providerCode, parameter } = details;
  const reason = error instanceof StepError ? error.reason : details.reason;
  return {
    code,
    message: [generationErrors[code], reason].filter(Boolean).join(" "),
    ...(status !== undefined && { status }),
    ...(providerCode !== undefined && { providerCode }),
    ...(parameter !== undefined && { parameter }),
  };
}

/** The facts of a made-up place, which a test of the text service writes about. */
const testPlace: FactRecord = {
  kind: "place",
  name: "Trialbourne",
  type: "town",
  county: "Trialshire",
  region: "South East",
  distinctName: null,
  island: null,
  centre: null,
  around: {
    within1Mile: { stations: 2, class7: 0 },
    within3Miles: { stations: 3, class7: 1 },
    within10Miles: { stations: 14, class7: 5 },
    class5: 0,
    acrossWater: false,
  },
  elsewhere: [{ name: "Proofley", miles: 8.4, class7: 6 }],
  next: [],
  charges: [],
  centresBeyond: [],
  opposite: null,
  islandStations: null,
  districts: [],
  testCentres: [],
  towns: [],
  counties: [],
  zone: null,
  vanStations: {
    count: 4,
    class7: 2,
    withinMiles: 5,
    nearestMiles: 0.7,
    nearestClass7Miles: 2.8,
    tenthMiles: 8.1,
  },
};
