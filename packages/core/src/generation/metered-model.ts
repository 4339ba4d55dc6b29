import { createHash } from "node:crypto";
import type { ClockDeps } from "../table/table.ts";
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

  const metered = (model: TextModel): TextModel => ({
    async write(request) {
      const known = paid.find(request);
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
        // What cannot be kept is still used: only a process that dies now would pay for it again.
        await paid.keep(request, response).catch(() => undefined);
        return response;
      } catch (error) {
        finish(reservation, usageOfError(error));
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

type PaidResponses = Awaited<ReturnType<typeof loadPaidResponses>>;

const retentionDays = 7;
/** The row that counts failed readings instead of a response. */
const failedReadings = "failedReadings";

function requestHash({ instructions, input, format }: TextRequest): string {
  const hash = createHash("sha256").update(JSON.stringify([format.name, instructions, input]));
  return hash.digest("base64url").slice(0, 22);
}

/**
 * Returns the responses that are paid for a location's text in a plan. A response belongs to the
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
  let failures = 0;
  const known = new Map<string, TextResult>();
  for (const { request, value, model, inputTokens, outputTokens, ...row } of current) {
    const usage = { calls: 1, inputTokens, outputTokens };
    if (request === failedReadings) failures = row.failures ?? 0;
    else known.set(request, { value: JSON.parse(value) as unknown, model, usage });
  }
  const expiresAt = now + retentionDays * 86_400;
  type More = { expiresAt: number; failures?: number };
  const put = (
    request: string,
    { value, model, usage: { inputTokens, outputTokens } }: TextResult,
    more: More,
  ) => {
    const response = { value: JSON.stringify(value), model, inputTokens, outputTokens };
    return table.entities.paidResponse
      .put({ location, planId, request, ...response, ...more })
      .go();
  };
  return {
    /** True if an earlier step has paid for a response. */
    areKept: known.size > 0,
    find: (request: TextRequest) => known.get(requestHash(request)),
    async keep(request: TextRequest, result: TextResult): Promise<void> {
      known.set(requestHash(request), result);
      await put(requestHash(request), result, { expiresAt });
    },
    /**
     * Counts a call of the second reader without a response. Returns the number of such calls for
     * the text.
     */
    async countFailedReading(): Promise<number> {
      failures += 1;
      await put(
        failedReadings,
        { value: null, model: "", usage: noUsage },
        { expiresAt, failures },
      );
      return failures;
    },
    /**
     * Forgets the responses once their text is stored, or once it is certain that it never will be.
     */
    async clear(): Promise<void> {
      // An expired row is treated as absent, and DynamoDB deletes it.
      const rows = [...known];
      known.clear();
      const expired = { expiresAt: now };
      await Promise.all(
        rows.map(([request, result]) => put(request, { ...result, value: null }, expired)),
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
