import { wildcard } from "../wildcard.ts";

/** The values of a request's condition keys, by lower-case key. Keys that the request lacks are left out. */
export type ConditionContext = Readonly<Record<string, readonly string[]>>;
type ConditionTest = (context: ConditionContext) => boolean;

/** The lower-case condition keys whose values are derived from requests. */
const knownKeys = new Set(["dynamodb:leadingkeys"]);

/**
 * Compiles the condition of a statement: all operators must hold for all of their keys. Throws for an unknown operator,
 * key or policy variable, because the rule could not be applied.
 */
export function conditionTest(condition: Record<string, Record<string, unknown>>): ConditionTest {
  const tests = Object.entries(condition).flatMap(([operator, keys]) =>
    Object.entries(keys).map(([name, values]) => keyTest(operator, name.toLowerCase(), [values].flat().map(String))),
  );
  return (context) => tests.every((holds) => holds(context));
}

function keyTest(operator: string, key: string, values: string[]): ConditionTest {
  if (!knownKeys.has(key)) throw new Error(`the condition key ${key} is not supported locally`);
  const variable = values.find((value) => value.includes("${"));
  if (variable !== undefined) throw new Error(`the policy variable in ${variable} is not supported locally`);
  if (operator === "Null") {
    const wanted = values.join();
    if (wanted !== "true" && wanted !== "false") {
      throw new Error(`the value of the Null condition on ${key} is neither true nor false`);
    }
    // "false" requires the key to be present, "true" to be absent.
    return (context) => (context[key] === undefined) === (wanted === "true");
  }
  const [, set, comparison = ""] = /^(?:(ForAllValues|ForAnyValue):)?(\w+)$/.exec(operator) ?? [];
  const compare = comparisons[comparison]?.(values);
  if (!compare) throw new Error(`the condition operator ${operator} is not supported locally`);
  // ForAllValues is true without the key. A statement that must not match then also needs a Null condition.
  if (set === "ForAllValues") return (context) => (context[key] ?? []).every(compare);
  return (context) => (context[key] ?? []).some(compare);
}

const comparisons: Record<string, (values: string[]) => (value: string) => boolean> = {
  StringEquals: (values) => (value) => values.includes(value),
  StringLike: (values) => {
    const patterns = values.map(wildcard);
    return (value) => patterns.some((pattern) => pattern.test(value));
  },
};
