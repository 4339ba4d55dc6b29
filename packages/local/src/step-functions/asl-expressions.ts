import type { AslState } from "./asl.ts";

const intrinsics = new Set(
  (
    "Format StringToJson JsonToString StringSplit UUID Hash Base64Encode Base64Decode Array ArrayPartition ArrayContains " +
    "ArrayRange ArrayGetItem ArrayLength ArrayUnique JsonMerge MathRandom MathAdd"
  )
    .split(" ")
    .map((name) => `States.${name}`),
);

const alwaysKnown = /^\$\$\.(Execution|StateMachine)\.(Id|Name)$/;
/** Each item of a Map runs as an execution of its own, so these would be the item's. */
const knownOnTop = /^\$\$\.Execution\.(Input|StartTime)\b/;
const itemOfMap = /^\$\$\.Map\.Item\.(Index|Value)\b/;
const selectsMany = /\*|\.\.|[?@:,]/;

/** Faults in a state's paths and payload templates; what lies inside a Map or a Parallel is looked at on its own. */
export function expressionViolations(state: AslState, nested: boolean): string[] {
  const { ItemProcessor: _, Iterator: __, Branches: ___, ...own } = state;
  return [...stringsIn(own, [])].flatMap(({ text, field, path }) => {
    if (text.includes("{%")) return [`${field} is written in JSONata`];
    if (!field.endsWith(".$") && !/Path$|^Variable$/.test(field)) return [];
    const place: Place = { nested, ofItem: isItemTemplate(state, path) };
    return text.startsWith("States.") ? intrinsicViolations(text, place) : pathViolations(text, place);
  });
}

const isItemTemplate = (state: AslState, path: string[]) =>
  state.Type === "Map" && (path[0] === "ItemSelector" || path[0] === "Parameters");

interface Place {
  nested: boolean;
  /** In the template of a Map's items, the one place that knows the item. */
  ofItem: boolean;
}

function intrinsicViolations(text: string, place: Place): string[] {
  const unquoted = text.replace(/'(?:[^'\\]|\\.)*'/g, "''");
  const names = unquoted.match(/States\.\w+/g) ?? [];
  const paths = unquoted.match(/\$[^\s,()]*/g) ?? [];
  return [
    ...names.filter((name) => !intrinsics.has(name)).map((name) => `${name} is not known`),
    ...paths.flatMap((path) => pathViolations(path, place)),
  ];
}

function pathViolations(path: string, { nested, ofItem }: Place): string[] {
  if (path.startsWith("$$")) {
    if (alwaysKnown.test(path) || (!nested && knownOnTop.test(path))) return [];
    if (itemOfMap.test(path) && ofItem) return [];
    return [`${path} is not known ${nested ? "inside a Map or Parallel" : "here"}`];
  }
  if (/^\$\w/.test(path)) return [`${path}: variables are not known`];
  if (selectsMany.test(path.replace(/\['[^']*'\]/g, ""))) return [`${path} selects more than one value`];
  return [];
}

function* stringsIn(value: unknown, path: string[]): Generator<{ text: string; field: string; path: string[] }> {
  if (typeof value === "string") yield { text: value, field: path.at(-1) ?? "", path };
  if (value === null || typeof value !== "object") return;
  for (const [key, item] of Object.entries(value)) {
    yield* stringsIn(item, [...path, Array.isArray(value) ? (path.at(-1) ?? "") : key]);
  }
}
