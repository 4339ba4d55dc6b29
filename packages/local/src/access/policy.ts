import { wildcard } from "../wildcard.ts";

/** The access that a caller requests: an action on a resource. */
export interface AccessRequest {
  action: string;
  /** The resource's ARN, or `*` for an action without resources. */
  resource: string;
  /**
   * The partition keys of the requested rows, the only condition key; left out for a request
   * without keys.
   */
  leadingKeys?: readonly string[];
}

type ConditionTest = (leadingKeys: AccessRequest["leadingKeys"]) => boolean;

/** The compiled form of a policy statement. */
export type Statement = ReturnType<typeof compileStatement>;

const knownElements = new Set(["Sid", "Effect", "Action", "Resource", "Condition"]);

/**
 * Compiles the statements of a policy document. Throws for an unsupported element, effect or
 * condition.
 */
export function compilePolicy(document: unknown): Statement[] {
  const { Statement: statements = [] } = document as { Statement?: object | object[] };
  return [statements].flat().map(compileStatement);
}

function compileStatement(statement: object) {
  const unknown = Object.keys(statement).find((element) => !knownElements.has(element));
  if (unknown !== undefined) {
    throw new Error(`the element ${unknown} of a statement is not supported locally`);
  }
  const { Effect: effect, Action, Resource, Condition = {} } = statement as Record<string, unknown>;
  if (effect !== "Allow") throw new Error(`the effect ${String(effect)} is not supported locally`);
  return {
    actions: texts(Action, "Action").map((pattern) => new RegExp(wildcard(pattern).source, "is")),
    resources: texts(Resource, "Resource").map(arnPattern),
    conditions: compileConditions(Condition as Record<string, object>),
  };
}

/** Compiles the conditions of a statement: an operator has keys, and a key one value or several. */
function compileConditions(condition: Record<string, object>): ConditionTest[] {
  const tests: ConditionTest[] = [];
  for (const [operator, keys] of Object.entries(condition)) {
    for (const [key, values] of Object.entries(keys)) {
      const valueTexts = [values].flat().map(String);
      tests.push(conditionTest(operator, key.toLowerCase(), valueTexts));
    }
  }
  return tests;
}

function texts(value: unknown, element: string): string[] {
  const values = [value].flat();
  if (values.length > 0 && values.every((each) => typeof each === "string")) return values;
  throw new Error(`the ${element} of a statement is not text`);
}

/**
 * Returns the pattern of an ARN. In the five parts before the resource, a wildcard ends at the
 * colon.
 */
export function arnPattern(pattern: string): RegExp {
  if (pattern === "*") return /^/;
  const parts = pattern.split(":");
  const beforeResource = parts
    .slice(0, 5)
    .map((part) => wildcard(part).source.slice(1, -1).replaceAll(".*", "[^:]*"));
  const resource = wildcard(parts.slice(5).join(":")).source.slice(1, -1);
  return new RegExp(`^${[...beforeResource, resource].join(":")}$`, "s");
}

/**
 * Compiles the conditions that the templates' roles have. Throws for another operator, key or a
 * policy variable.
 */
function conditionTest(operator: string, key: string, values: string[]): ConditionTest {
  if (key !== "dynamodb:leadingkeys") {
    throw new Error(`the condition key ${key} is not supported locally`);
  }
  const variable = values.find((value) => value.includes("${"));
  if (variable !== undefined) {
    throw new Error(`the policy variable in ${variable} is not supported locally`);
  }
  if (operator === "Null" && values.join() === "false") {
    return (leadingKeys) => leadingKeys !== undefined;
  }
  if (operator !== "ForAllValues:StringLike") {
    throw new Error(
      `the condition operator ${operator} with ${values.join()} is not supported locally`,
    );
  }
  const patterns = values.map(wildcard);
  const matchesPattern = (leadingKey: string) =>
    patterns.some((pattern) => pattern.test(leadingKey));
  // True without keys. A statement that must not match then also needs a Null condition.
  return (leadingKeys = []) => leadingKeys.every(matchesPattern);
}

/** Decides on a request by IAM's rule: denied unless a statement allows it. */
export const isAllowed = (statements: readonly Statement[], request: AccessRequest): boolean =>
  statements.some((statement) => applies(statement, request));

function applies(
  { actions, resources, conditions }: Statement,
  { action, resource, leadingKeys }: AccessRequest,
): boolean {
  if (!actions.some((pattern) => pattern.test(action))) return false;
  if (!resources.some((pattern) => pattern.test(resource))) return false;
  return conditions.every((holds) => holds(leadingKeys));
}
