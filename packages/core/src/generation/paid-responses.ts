import { createHash } from "node:crypto";
import type { TextRequest, TextResult } from "../text-model/text-model.ts";
import type { Table } from "../table/table.ts";
import { itemKey, type PlanItem } from "./plan.ts";

interface Deps {
  table: Table;
  clock: () => Date;
}

/** Responses that are paid for, by request. */
export interface PaidResponses {
  find: (request: TextRequest) => TextResult | undefined;
  keep: (request: TextRequest, result: TextResult) => Promise<void>;
  /** Forgets the responses once their text is stored, or once it is certain that it never will be. */
  clear: () => Promise<void>;
}

const retentionDays = 7;

const hashOf = ({ instructions, input, format }: TextRequest): string =>
  createHash("sha256")
    .update(JSON.stringify([format.name, instructions, input]))
    .digest("base64url")
    .slice(0, 22);

/** Returns the responses that are paid for a location's text in a plan. A response belongs to the request it answers. */
export async function loadPaidResponses(
  { table, clock }: Deps,
  { planId, ...item }: PlanItem & { planId: string },
): Promise<PaidResponses> {
  const location = itemKey(item);
  const { data } = await table.entities.paidResponse.query.byLocation({ location, planId }).go({ consistent: true });
  const now = clock().getTime() / 1000;
  const known = new Map<string, TextResult>(
    data
      .filter(({ expiresAt }) => expiresAt > now)
      .map(({ request, value, model, inputTokens, outputTokens }) => [
        request,
        { value: JSON.parse(value) as unknown, model, usage: { calls: 1, inputTokens, outputTokens } },
      ]),
  );
  const put = (request: string, { value, model, usage }: TextResult, expiresAt: number) =>
    table.entities.paidResponse
      .put({
        location,
        planId,
        request,
        value: JSON.stringify(value),
        model,
        inputTokens: usage.inputTokens,
        outputTokens: usage.outputTokens,
        expiresAt,
      })
      .go();
  return {
    find: (request) => known.get(hashOf(request)),
    async keep(request, result) {
      known.set(hashOf(request), result);
      await put(hashOf(request), result, Math.floor(now) + retentionDays * 86_400);
    },
    async clear() {
      // An expired row is treated as absent, and DynamoDB deletes it.
      const rows = [...known];
      known.clear();
      await Promise.all(rows.map(([request, result]) => put(request, { ...result, value: null }, Math.floor(now))));
    },
  };
}
