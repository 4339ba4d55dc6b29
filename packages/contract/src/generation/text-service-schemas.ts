import * as z from "zod";
import { withCommas } from "@vanfettle/vans/format-number";
import { correctedTokensMax } from "../operator/operator-limits.ts";
import { amount, count, nullableText, reason, tokens } from "../schema-fields.ts";
import { generationErrorCodes } from "./generation.ts";

// The request and response schemas by which operators test the text service and correct the day's
// budget.

const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/, "Send the day of the figure");

const DayBudget = z.object({
  day: z.string().describe("The UTC day, as YYYY-MM-DD"),
  dailyTokens: count,
  used: count.describe("Tokens used or reserved on this day"),
  corrections: count.describe("How often operators have corrected the figure"),
});

export const BudgetCorrection = z.object({
  used: z
    .int({ error: "Enter the tokens as a whole number" })
    .nonnegative("Enter the tokens as a whole number")
    .max(correctedTokensMax, `Enter at most ${withCommas(correctedTokensMax)} tokens`)
    .describe("The right figure for what `seen` shows"),
  seen: z
    .object({ day, used: count, corrections: count })
    .describe(
      "The figure that the operator saw. The day's figure is changed by the difference, unless it has been corrected since",
    ),
  reason,
});

const TestedCall = z.object({
  task: z.enum(["write", "read"]).describe("The writer's call, or the second reader's"),
  model: z.string().describe("As the service names it, or else as it is set"),
  seconds: z.number().nonnegative(),
  tokens,
  isClamped: z
    .boolean()
    .describe("The service stated tokens that cannot be true; these are the most that it may use"),
  costPounds: amount.describe("Null if the price or the tokens are unknown"),
  schemaHeld: z.boolean().nullable().describe("Null without an answer"),
  objections: z.array(z.string()).describe("Of the checks, or of the second reader"),
  error: z
    .object({
      code: z.enum(generationErrorCodes),
      message: z.string().describe("The message of `code`, and what the service answered"),
      status: z.int().optional(),
      providerCode: z.string().optional().describe("The service's code, such as `model_not_found`"),
      parameter: z.string().optional().describe("The parameter that the service names"),
    })
    .nullable(),
});

const TextServiceTest = z.object({
  testId: z.string(),
  startedBy: z.string(),
  startedAt: z.string(),
  finishedAt: nullableText,
  state: z.enum(["running", "finished", "interrupted"]),
  protocol: nullableText.describe("The path and the format that are set; null before the end"),
  calls: z.array(TestedCall).describe("Empty before the end"),
});

export const textServiceSchemas = {
  getTextService: {
    summary: "Returns today's token budget and the latest test of the text service",
    response: z.object({ budget: DayBudget, test: TextServiceTest.nullable() }),
  },
  testTextService: {
    summary:
      "Starts two paid calls for a made-up place, one of the writer and one of the second reader, or returns the test under way",
    body: z.object({}),
    response: TextServiceTest,
  },
  correctTokenBudget: {
    summary: "Corrects the tokens used today, by the difference to the figure that was seen",
    body: BudgetCorrection,
    response: DayBudget,
  },
};

export type DayBudget = z.output<typeof DayBudget>;
export type BudgetCorrection = z.output<typeof BudgetCorrection>;
export type TestedCall = z.output<typeof TestedCall>;
export type TextServiceTest = z.output<typeof TextServiceTest>;
