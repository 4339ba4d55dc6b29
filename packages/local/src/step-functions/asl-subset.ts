import validate from "asl-validator";
import {
  childExecution,
  statesOf,
  type AslMachine,
  type AslState,
  type MachineState,
} from "./asl.ts";

/** Lists the parts of a definition that the interpreter rejects or runs otherwise than AWS does. */
export function aslViolations(definition: AslMachine): string[] {
  // The validator modifies its argument.
  const validation = validate(structuredClone(definition));
  const states = [...statesOf(definition)];
  return [
    ...(validation.isValid ? [] : validation.errorsText("\n").split("\n")),
    ...when(!isJsonPath(definition), "only JSONPath is supported"),
    ...states.flatMap((placed) =>
      stateViolations(placed).map((violation) => `${placed.name}: ${violation}`),
    ),
    ...uncaughtInMaps(states),
  ];
}

const unsupportedFields = (
  "Arguments Assign Output Items Branches Iterator Credentials HeartbeatSeconds " +
  "HeartbeatSecondsPath ItemReader ItemBatcher ResultWriter Label ToleratedFailureCount " +
  "ToleratedFailureCountPath ToleratedFailurePercentage ToleratedFailurePercentagePath"
).split(" ");

const functionArn = /^arn:aws:lambda:[\w-]+:\d{12}:function:[\w:$-]+$/;

const isJsonPath = (part: AslMachine | AslState) =>
  (part.QueryLanguage ?? "JSONPath") === "JSONPath";

const when = (applies: boolean, violation: string): string[] => (applies ? [violation] : []);

function stateViolations({ state, inMap }: MachineState): string[] {
  const { Type, ResultPath, ItemProcessor } = state;
  const { Mode = "INLINE" } = (ItemProcessor?.ProcessorConfig ?? {}) as { Mode?: string };
  return [
    ...unsupportedFields
      .filter((field) => Object.hasOwn(state, field))
      .map((field) => `${field} is not supported`),
    ...when(!isJsonPath(state), "only JSONPath is supported"),
    ...when(ResultPath === "$", 'ResultPath "$" makes a field of that name: leave it out'),
    ...(Type === "Task" ? taskViolations(state) : []),
    ...when(Type === "Map" && Mode !== "INLINE", "a distributed Map runs as an inline one"),
    ...expressionViolations(state, inMap),
  ];
}

function taskViolations(state: AslState): string[] {
  const resource = String(state.Resource);
  const isChild = resource === childExecution;
  const hasLimit = state.TimeoutSeconds !== undefined || state.TimeoutSecondsPath !== undefined;
  return [
    ...(isChild ? childViolations(state) : []),
    ...when(!isChild && !functionArn.test(resource), `${resource} is not the ARN of a function`),
    // The interpreter's default is sixty seconds; on AWS there is no limit.
    ...when(!hasLimit, "has no TimeoutSeconds"),
  ];
}

/**
 * The parameters of a child execution that are known here. AWS requires a machine, and generates a
 * missing name.
 */
const childParameters = new Set(["StateMachineArn", "StateMachineArn.$", "Input", "Input.$"]);

function childViolations({ Parameters = {}, TimeoutSeconds }: AslState): string[] {
  const names = Object.keys(Parameters as object);
  return [
    ...names.filter((name) => !childParameters.has(name)).map((name) => `${name} is not supported`),
    ...when(typeof TimeoutSeconds !== "number", "has no TimeoutSeconds in numbers"),
    ...when(!names.some((name) => name.startsWith("StateMachineArn")), "has no StateMachineArn"),
  ];
}

/**
 * When an item of a Map fails, AWS stops the queued items and the interpreter runs them, so no item
 * may fail.
 */
function uncaughtInMaps(states: MachineState[]): string[] {
  const catchers = ({ state }: MachineState) =>
    (state.Catch ?? []) as { ErrorEquals: string[]; Next: string }[];
  const catchesAll = (state: MachineState) =>
    catchers(state).some(({ ErrorEquals }) => ErrorEquals.includes("States.ALL"));
  const targets = new Set(states.flatMap(catchers).map(({ Next }) => Next));
  const tasks = states.filter(({ state, inMap }) => inMap && state.Type === "Task");
  const uncaught = tasks.filter((task) => !targets.has(task.name) && !catchesAll(task));
  const rule = "a Task inside a Map must catch States.ALL, or be the target of a Catch";
  return uncaught.map(({ name }) => `${name}: ${rule}`);
}

/**
 * Checks the paths and payload templates of a state; the states inside a Map are checked
 * separately.
 */
function expressionViolations(state: AslState, inMap: boolean): string[] {
  const { ItemProcessor: _, ...own } = state;
  return [...stringsIn(own, [])].flatMap(({ text, field, path }) => {
    if (text.includes("{%")) return [`${field} is written in JSONata`];
    if (!field.endsWith(".$") && !/Path$|^Variable$/.test(field)) return [];
    if (text.startsWith("States.")) {
      return [`${text} is an intrinsic function, which is not supported`];
    }
    const isItemTemplate =
      state.Type === "Map" && (path[0] === "ItemSelector" || path[0] === "Parameters");
    return pathViolations(text, inMap, isItemTemplate);
  });
}

const contextOfMachine = /^\$\$\.(Execution|StateMachine)\.(Id|Name)$/;
/** Each item of a Map runs as a separate execution, so inside a Map these would be the item's. */
const contextOfTopLevel = /^\$\$\.Execution\.(Input|StartTime)\b/;
const contextOfItem = /^\$\$\.Map\.Item\.(Index|Value)\b/;
const selectsMany = /\*|\.\.|[?@:,]/;

function pathViolations(path: string, inMap: boolean, isItemTemplate: boolean): string[] {
  if (path.startsWith("$$")) {
    if (contextOfMachine.test(path)) return [];
    if (!inMap && contextOfTopLevel.test(path)) return [];
    if (isItemTemplate && contextOfItem.test(path)) return [];
    return [`${path} is not supported ${inMap ? "inside a Map" : "here"}`];
  }
  if (/^\$\w/.test(path)) return [`${path}: variables are not supported`];
  if (selectsMany.test(path.replace(/\['[^']*'\]/g, ""))) {
    return [`${path} selects more than one value`];
  }
  return [];
}

function* stringsIn(
  value: unknown,
  path: string[],
): Generator<{ text: string; field: string; path: string[] }> {
  if (typeof value === "string") yield { text: value, field: path.at(-1) ?? "", path };
  if (value === null || typeof value !== "object") return;
  for (const [key, item] of Object.entries(value)) {
    yield* stringsIn(item, [...path, Array.isArray(value) ? (path.at(-1) ?? "") : key]);
  }
}
