import { readFileSync } from "node:fs";
import { stepNames } from "@vanfettle/contract/steps";
import { definitionFile, withValues } from "../infra/generation/generation-machine.ts";
import type { AslMachine } from "../packages/local/src/step-functions/asl.ts";

const lambdaArn = (name: string) => `arn:aws:lambda:eu-west-2:000000000000:function:${name}`;

/** The machine that writes texts, as it is deployed. */
export function generationDefinition(): AslMachine {
  const arns = Object.fromEntries(stepNames.map((step) => [step, lambdaArn(step)]));
  return withValues(JSON.parse(readFileSync(definitionFile, "utf8")), { ...arns, concurrency: 3 }) as AslMachine;
}
