import { Logger } from "@aws-lambda-powertools/logger";
import * as z from "zod";
import type { StepName } from "@vanfettle/contract/deployment";
import { describeError } from "@vanfettle/contract/describe-error";
import type { TestedCall } from "@vanfettle/contract/generation/text-service-schemas";
import { locationKinds } from "@vanfettle/contract/location/location";
import { TextError } from "@vanfettle/core/text-model/text-model";
import { cloudFrontPageCache, createCloudFrontClient } from "../adapters/cloudfront-page-cache.ts";
import { createTableDeps } from "../adapters/table-deps.ts";
import { FinishEnv, readEnv, StepEnv } from "../env.ts";
import type { LogLevel } from "../log.ts";
import { createMetrics } from "../metrics.ts";
import { scopeMetrics } from "./generation-metrics.ts";

type StepLine = { step: string; runId?: string; ms: number };

/**
 * Creates the log of the steps. Its lines hold ids, outcomes, counts and our own words for a
 * failure, never a text, a prompt or a message of the text service.
 */
export function createStepLog(level: LogLevel) {
  const logger = new Logger({ serviceName: "generation", logLevel: level });
  return {
    done: (line: StepLine, result: object) =>
      logger.info("step", { ...line, ...("outcome" in result && { outcome: result.outcome }) }),
    tested: (testId: string, calls: readonly TestedCall[]) => {
      for (const { objections, ...call } of calls) {
        logger.info("text service tested", { testId, ...call, objections: objections.length });
      }
    },
    failed: (line: StepLine, error: unknown) => {
      if (error instanceof TextError) {
        logger.warn("text failed", { ...line, error: error.name, ...textFailure(error) });
        return;
      }
      const cause = error instanceof Error ? error.cause : undefined;
      const text = cause instanceof TextError && textFailure(cause);
      logger.error("step failed", { ...line, ...describeError(error), ...text });
    },
  };
}

const textFailure = ({ usage, details: { status, code, parameter, reason } }: TextError) => ({
  status,
  code,
  parameter,
  reason,
  usage,
});

/** Creates the log and the dependencies that every step has. */
export function createStepDeps(
  env: Pick<z.output<typeof StepEnv>, "TABLE_NAME" | "LOG_LEVEL"> = readEnv(StepEnv),
) {
  return { log: createStepLog(env.LOG_LEVEL), deps: createTableDeps(env) };
}

/**
 * Creates the log and the dependencies of the steps that end a scope or a run: they emit metrics
 * and invalidate pages.
 */
export function createFinishDeps() {
  const env = readEnv(FinishEnv);
  const { log, deps } = createStepDeps(env);
  const pageCache = cloudFrontPageCache(createCloudFrontClient(), env.DISTRIBUTION_ID);
  return { log, deps: { ...deps, ...scopeMetrics(createMetrics("generation")), pageCache } };
}

/**
 * Creates the handler of a step. An error is logged and thrown on to the machine, which matches it
 * by name.
 */
export function stepHandler<S extends z.ZodType<{ runId: string }>, R extends object>(
  name: StepName,
  schema: S,
  log: ReturnType<typeof createStepLog>,
  run: (input: z.output<S>) => Promise<R>,
): (event: unknown) => Promise<R> {
  return async (event) => {
    const input = schema.parse(event);
    const startedAt = performance.now();
    const line = () => ({ step: name, ...input, ms: Math.round(performance.now() - startedAt) });
    try {
      const result = await run(input);
      log.done(line(), result);
      return result;
    } catch (error) {
      log.failed(line(), error);
      throw error;
    }
  };
}

const id = z.string().min(1).max(100);

/** The inputs that the machine passes to the steps: ids only, never a text. */
export const RunInput = z.object({ runId: id });
export const ScopeInput = RunInput.extend({ scope: id });
const ItemInput = ScopeInput.extend({ kind: z.enum(locationKinds), slug: id });
/** After a pause the state has the result of the previous step. */
const paused = z.object({ pauses: z.int().nonnegative().default(0) });
export const WriteInput = ItemInput.extend({ planId: id, result: paused.optional() }).transform(
  ({ result, ...input }) => ({ ...input, pauses: result?.pauses ?? 0 }),
);
/** A test of the text service, whose id takes the place of a run's. */
export const TestInput = RunInput.extend({ test: z.literal(true) });
/**
 * The name of the caught error, without its cause, which may quote a secret and does not leave the
 * machine.
 */
export const FailureInput = ItemInput.extend({ error: z.string().max(200) });
export const EndInput = RunInput.extend({ failed: z.boolean() });
