import { createHash } from "node:crypto";
import type { EntityItem } from "electrodb";
import type { ClockDeps, Table } from "../table/table.ts";
import { noUsage, TextError } from "../text-model/text-model.ts";
import type { TextModel, TextRequest, TextResult, TextUsage } from "../text-model/text-model.ts";
import { estimateTokens } from "../text-model/usage.ts";
import { budgetReached, reserve, settle, type BudgetDeps, type Reservation } from "./budget.ts";
import { dearerModel, type PriceDeps } from "./prices.ts";
import { renewLease } from "./run-lease.ts";
import { itemKey, type ModelUsage, type PlanItem } from "./scope.ts";

interface Meter {
  writer: TextModel;
  /** The second reader; null where reading is switched off. */
  reader: TextModel | null;
  runId: string;
  /** Responses that are paid for already, which are not paid for again. */
  paid: PaidResponses;
  /** Adds to the usage that the run states. */
  count: (usage: ModelUsage) => Promise<void>;
}

/** Returns the usage of a call that failed. Where it is not known, the call may be charged. */
export const usageOfError = (error: unknown): TextUsage =>
  error instanceof TextError ? error.usage : { ...noUsage, calls: 1 };

/** A call may outlast a lease, which is therefore renewed before and during each call. */
const renewAfterMs = 20_000;

/**
 * Wraps the writer and the reader: each call reserves tokens in the day's budget and settles its
 * usage afterwards; a lost response stays counted. Responses are kept to avoid paying for them
 * again. Throws `BudgetReached`.
 */
export function meteredModels(
  deps: BudgetDeps & PriceDeps,
  { writer, reader, runId, paid, count }: Meter,
) {
  const settling: Promise<void>[] = [];
  let dearest: string | undefined;
  let renewedAt = deps.clock().getTime();

  function finish(reservation: Reservation, usage: TextUsage, model?: string) {
    dearest = dearerModel(dearest, model, deps.prices);
    const writes = [
      settle(deps, reservation, usage),
      count({ ...usage, calls: usage.calls - 1, model: dearest }),
    ];
    // `settled` awaits them; until then a rejection must not count as unhandled.
    for (const write of writes) write.catch(() => undefined);
    settling.push(...writes);
  }

  async function renewLeaseInTime(): Promise<void> {
    const now = deps.clock().getTime();
    if (now - renewedAt < renewAfterMs) return;
    renewedAt = now;
    await renewLease(deps, runId);
  }

  /** What cannot be kept is still used: only a process that dies now would pay for it again. */
  const keep = (request: TextRequest, answer: Answer) =>
    paid.keep(request, answer).catch(() => undefined);

  const metered = (model: TextModel): TextModel => ({
    async write(request) {
      const known = paid.find(request);
      if (known instanceof TextError) throw known;
      if (known) return known;
      const tokens = estimateTokens(request);
      const [reservation] = await Promise.all([reserve(deps, tokens), renewLeaseInTime()]);
      if (!reservation) throw await budgetReached(deps, tokens);
      // The call counts from here: if this process dies meanwhile, nobody learns whether it is charged.
      await count({ ...noUsage, calls: 1 });
      // A renewal that fails is no reason to give up a text that is being paid for: the next step
      // meets the same error.
      const renewing = setInterval(
        () => void renewLease(deps, runId).catch(() => undefined),
        renewAfterMs,
      );
      try {
        const response = await model.write(request);
        finish(reservation, response.usage, response.model);
        await keep(request, response);
        return response;
      } catch (error) {
        finish(reservation, usageOfError(error));
        if (error instanceof TextError && error.details.correctable) await keep(request, error);
        throw error;
      } finally {
        clearInterval(renewing);
      }
    },
  });

  return {
    writer: metered(writer),
    reader: reader && retriedReader(metered(reader), paid),
    /** Returns the dearest model that has answered; undefined before an answer. */
    answeredBy: () => dearest,
    /** Resolves once the usage of all calls so far is settled with the budget and the run. */
    settled: () => Promise.all(settling.splice(0)),
  };
}

/** A paid answer: a text, or an error that a correction may put right. */
type Answer = TextResult | TextError;

type PaidResponses = Awaited<ReturnType<typeof loadPaidResponses>>;

const retentionDays = 7;
/** The row that counts failed readings instead of a response. */
const failedReadings = "failedReadings";

function requestHash({ instructions, input, format, identity = input }: TextRequest): string {
  const hash = createHash("sha256").update(JSON.stringify([format.name, instructions, identity]));
  return hash.digest("base64url").slice(0, 22);
}

function toRow(answer: Answer) {
  const { inputTokens, outputTokens } = answer.usage;
  if (!(answer instanceof TextError)) {
    const { value, model } = answer;
    return { value: JSON.stringify(value), model, inputTokens, outputTokens };
  }
  const value = JSON.stringify({ reason: answer.details.reason });
  return { value, error: answer.name, model: "", inputTokens, outputTokens };
}

type PaidRow = EntityItem<Table["entities"]["paidResponse"]>;

function toAnswer({ value, error, model, inputTokens, outputTokens }: PaidRow): Answer {
  const usage = { calls: 1, inputTokens, outputTokens };
  const parsed = JSON.parse(value) as { reason?: string };
  if (error === undefined) return { value: parsed, model, usage };
  return new TextError(error, { usage, correctable: true, ...parsed });
}

/**
 * Returns the answers that are paid for a location's text in a plan. An answer belongs to the
 * request it answers.
 */
export async function loadPaidResponses(
  { table, clock }: ClockDeps,
  { planId, ...item }: PlanItem & { planId: string },
) {
  const location = itemKey(item);
  const { data } = await table.entities.paidResponse.query
    .byLocation({ location, planId })
    .go({ consistent: true });
  const now = Math.floor(clock().getTime() / 1000);
  const current = data.filter(({ expiresAt }) => expiresAt > now);
  const failed = current.find(({ request }) => request === failedReadings);
  let failures = failed?.failures ?? 0;
  const known = new Map(
    current.filter((row) => row !== failed).map((row) => [row.request, toAnswer(row)]),
  );
  const expiresAt = now + retentionDays * 86_400;
  const put = (
    request: string,
    row: ReturnType<typeof toRow> & { expiresAt: number; failures?: number },
  ) => table.entities.paidResponse.put({ location, planId, request, ...row }).go();
  return {
    /** True if an earlier step has paid for a response. */
    areKept: known.size > 0,
    find: (request: TextRequest) => known.get(requestHash(request)),
    async keep(request: TextRequest, answer: Answer): Promise<void> {
      known.set(requestHash(request), answer);
      await put(requestHash(request), { ...toRow(answer), expiresAt });
    },
    /**
     * Counts a call of the second reader without a response. Returns the number of such calls for
     * the text.
     */
    async countFailedReading(): Promise<number> {
      failures += 1;
      const none = toRow({ value: null, model: "", usage: noUsage });
      await put(failedReadings, { ...none, expiresAt, failures });
      return failures;
    },
    /**
     * Forgets the responses once their text is stored, or once it is certain that it never will be.
     */
    async clear(): Promise<void> {
      // An expired row is treated as absent, and DynamoDB deletes it.
      const rows = [...known];
      known.clear();
      await Promise.all(
        rows.map(([request, answer]) =>
          put(request, { ...toRow(answer), value: "null", expiresAt: now }),
        ),
      );
    },
  };
}

/**
 * The calls of the second reader for a text. The state machine allows one retry more, for a call of
 * the writer.
 */
export const maxReadings = 4;

/**
 * Makes a reader's call without a response a `ReaderUnavailable`, which the machine retries; the
 * last leaves a draft.
 */
const retriedReader = (reader: TextModel, paid: PaidResponses): TextModel => ({
  async write(request) {
    try {
      return await reader.write(request);
    } catch (error) {
      if (!(error instanceof TextError) || error.name !== "TextUnavailable") throw error;
      if ((await paid.countFailedReading()) >= maxReadings) throw error;
      throw new TextError("ReaderUnavailable", { ...error.details, usage: error.usage });
    }
  },
});
