import validate from "asl-validator";
import { statesOf, itemProcessorOf, type AslMachine, type AslState, type PlacedState } from "./asl.ts";
import { expressionViolations } from "./asl-expressions.ts";

/**
 * What in a definition the interpreter refuses, or accepts and then reads otherwise than AWS does. An empty list
 * means that a local run and a deployed one do the same.
 */
export function aslViolations(definition: AslMachine): string[] {
  // The validator writes into what it is given.
  const validation = validate(structuredClone(definition));
  const states = [...statesOf(definition)];
  return [
    ...(validation.isValid ? [] : validation.errorsText("\n").split("\n")),
    ...(definition.QueryLanguage === undefined || definition.QueryLanguage === "JSONPath" ? [] : ["only JSONPath"]),
    ...states.flatMap((placed) => stateViolations(placed).map((words) => `${placed.name}: ${words}`)),
    ...uncaughtInMaps(states),
  ];
}

const forbiddenFields = (
  "Arguments Assign Output Items Credentials HeartbeatSeconds HeartbeatSecondsPath ItemReader ItemBatcher ResultWriter " +
  "Label ToleratedFailureCount ToleratedFailureCountPath ToleratedFailurePercentage ToleratedFailurePercentagePath"
).split(" ");

const knownResource = /^arn:aws:(lambda:[\w-]+:\d{12}:function:[\w:$-]+|states:::lambda:invoke)$/;

function stateViolations({ state, nested }: PlacedState): string[] {
  const found = forbiddenFields.filter((field) => Object.hasOwn(state, field)).map((field) => `${field} is not known`);
  if ((state.QueryLanguage ?? "JSONPath") !== "JSONPath") found.push("only JSONPath");
  if (state.ResultPath === "$") found.push('ResultPath "$" makes a field of that name: leave it out');
  if (state.Type === "Task") found.push(...taskViolations(state));
  if (state.Type === "Map") found.push(...mapViolations(state));
  return [...found, ...expressionViolations(state, nested)];
}

function taskViolations(state: AslState): string[] {
  const found: string[] = [];
  if (!knownResource.test(String(state.Resource))) found.push(`${String(state.Resource)} is not a Lambda call`);
  // Sixty seconds where none is given; AWS would wait for ever.
  if (state.TimeoutSeconds === undefined && state.TimeoutSecondsPath === undefined) found.push("has no TimeoutSeconds");
  return found;
}

function mapViolations(state: AslState): string[] {
  const mode = (itemProcessorOf(state)?.ProcessorConfig as { Mode?: string } | undefined)?.Mode ?? "INLINE";
  return mode === "INLINE" ? [] : ["a distributed Map runs as an inline one"];
}

/** AWS stops a Map's queued items when one fails; the interpreter runs them: no item may fail. */
function uncaughtInMaps(states: PlacedState[]): string[] {
  const catchers = ({ state }: PlacedState) => (state.Catch ?? []) as { ErrorEquals: string[]; Next: string }[];
  const targets = new Set(states.flatMap((placed) => catchers(placed).map(({ Next }) => Next)));
  return states
    .filter(({ state, name, inMap }) => inMap && state.Type === "Task" && !targets.has(name))
    .filter((placed) => !catchers(placed).some(({ ErrorEquals }) => ErrorEquals.includes("States.ALL")))
    .map(({ name }) => `${name}: a Task inside a Map must catch States.ALL, or be what a Catch leads to`);
}
