import { Logger } from "@aws-lambda-powertools/logger";
import { TextError } from "@vanfettle/core/text-model/text-model";
import { describeError } from "../log.ts";

interface StepLine {
  step: string;
  runId: string;
  ms: number;
}

export interface StepLog {
  done: (line: StepLine, result: object) => void;
  failed: (line: StepLine, error: unknown) => void;
}

/** Creates the log of the steps. Its lines hold ids, outcomes and counts, never a text, a prompt or a message of the text service. */
export function createStepLog(level: "DEBUG" | "INFO" | "WARN" | "ERROR"): StepLog {
  const logger = new Logger({ serviceName: "generation", logLevel: level });
  return {
    done: (line, result) => logger.info("step", { ...line, ...("outcome" in result && { outcome: result.outcome }) }),
    failed: (line, error) => {
      if (!(error instanceof TextError)) logger.error("step failed", { ...line, ...describeError(error) });
      else logger.warn("text failed", { ...line, error: error.name, status: error.details.status, usage: error.usage });
    },
  };
}
