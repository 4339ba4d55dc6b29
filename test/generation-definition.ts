import { readFileSync } from "node:fs";
import { stepNames } from "@vanfettle/contract/deployment";
import { definitionFile, fillPlaceholders } from "../infra/generation/generation-machine.ts";
import type { AslMachine } from "../packages/local/src/step-functions/asl.ts";

const lambdaArn = (name: string) => `arn:aws:lambda:eu-west-2:000000000000:function:${name}`;

/** Returns the deployed definition of the generation machine, with placeholder ARNs. */
export function generationDefinition(): AslMachine {
  const arns = Object.fromEntries(stepNames.map((step) => [step, lambdaArn(step)]));
  return fillPlaceholders(JSON.parse(readFileSync(definitionFile, "utf8")), {
    ...arns,
    concurrency: 3,
  }) as AslMachine;
}
