import * as z from "zod";
import { generationErrorCodes } from "../generation/generation.ts";
import { amount, count, locationKind, optionalText, tokens } from "../schema-fields.ts";

/**
 * The operator actions kept in the audit log: on texts, runs and the day's budget, tests of the text
 * service, and exports of bookings.
 */
export const auditedActions = [
  "start",
  "cancel",
  "publish",
  "accept",
  "reject",
  "edit",
  "roll back",
  "undo",
  "export bookings",
  "correct budget",
  "test text service",
] as const;

// The responses with what operators did and what runs have used.

export const ContentAudit = z.object({
  entries: z.array(
    z.object({
      id: z.string(),
      at: z.string(),
      by: z.string().describe("The operator's email address"),
      action: z.enum(auditedActions),
      kind: locationKind.optional(),
      slug: optionalText,
      name: optionalText,
      fromVersion: z.int().positive().optional(),
      toVersion: z.int().positive().optional(),
      runId: z.string().optional(),
      scope: z
        .string()
        .optional()
        .describe("The scope of a run, the days of an export, or the figures of a correction"),
      rows: count.optional().describe("The rows of an export"),
      reason: z.string().optional(),
    }),
  ),
  next: z.string().nullable().describe("The `before` of the next page"),
});

export const ContentRuns = z.object({
  runs: z.array(
    z.object({
      runId: z.string(),
      kind: z.enum(["region", "batch", "queue"]),
      scopes: z.array(z.string()).describe("Slugs of regions, or names of a selection's scopes"),
      selection: z.string().optional().describe("The selection of a queue in words"),
      startedBy: z.string(),
      startedAt: z.string(),
      state: z.enum(["running", "waiting", "finished", "failed", "interrupted"]),
      finishedAt: z.string().nullable(),
      stopCode: z.enum(generationErrorCodes).nullable(),
      usage: z
        .object({ done: count, failed: count, paidCalls: count, tokens })
        .nullable()
        .describe("Null for an interrupted run whose progress a later run has replaced"),
      costPounds: amount,
    }),
  ),
  next: z.string().nullable().describe("The `before` of the next page"),
});

export type ContentAudit = z.output<typeof ContentAudit>;
export type ContentRuns = z.output<typeof ContentRuns>;
