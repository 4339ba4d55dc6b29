import { wildcard } from "../wildcard.ts";

/** The values of a request's condition keys, by lower-case key. Keys that the request lacks are left out. */
type ConditionContext = Readonly<Record<string, readonly string[]>>;
type ConditionTest = (context: ConditionContext) => boolean;

/** The access that a caller requests: an action on a resource. */
export interface AccessRequest {
  action: string;
  /** The resource's ARN, or `*` for an action without resources. */
  resource: string;
  context?: ConditionContext;
}

/** The compiled form of a policy statement. */
export type Statement = ReturnType<typeof compileStatement>;

const knownElements = new Set(["Sid", "Effect", "Action", "Resource", "Condition"]);

/** Compiles the statements of a policy document. Throws for an unsupported element or condition. */
export function compilePolicy(document: unknown): Statement[] {
  const { Statement: statements = [] } = document as { Statement?: object | object[] };
  return [statements].flat().map(compileStatement);
}

function compileStatement(statement: object) {
  const unknown = Object.keys(statement).find((element) => !knownElements.has(element));
  if (unknown !== undefined) throw new Error(`the element ${unknown} of a statement is not supported locally`);
  const { Effect: effect, Action, Resource, Condition = {} } = statement as Record<string, unknown>;
  if (effect !== "Allow" && effect !== "Deny") throw new Error(`the effect ${String(effect)} is not supported locally`);
  return {
    isDeny: effect === "Deny",
    actions: texts(Action, "Action").map((pattern) => new RegExp(wildcard(pattern).source, "is")),
    resources: texts(Resource, "Resource").map(arnPattern),
    condition: conditionTest(Condition as Record<string, Record<string, unknown>>),
  };
}

function texts(value: unknown, element: string): string[] {
  const values = [value].flat();
  if (values.length > 0 && values.every((each) => typeof each === "string")) return values;
  throw new Error(`the ${element} of a statement is not text`);
}

/** Returns the pattern of an ARN. In the five parts before the resource, a wildcard ends at the colon. */
function arnPattern(pattern: string): RegExp {
  if (pattern === "*") return /^/;
  const parts = pattern.split(":");
  const beforeResource = parts.slice(0, 5).map((part) => wildcard(part).source.slice(1, -1).replaceAll(".*", "[^:]*"));
  const resource = wildcard(parts.slice(5).join(":")).source.slice(1, -1);
  return new RegExp(`^${[...beforeResource, resource].join(":")}$`, "s");
}

/** Decides on a request by IAM's rules: denied by default, and only an explicit deny overrides an allow. */
export function decide(
  statements: readonly Statement[],
  { action, resource, context = {} }: AccessRequest,
): "allowed" | "denied" | "not allowed" {
  const applying = statements.filter(
    ({ actions, resources, condition }) =>
      actions.some((pattern) => pattern.test(action)) &&
      resources.some((pattern) => pattern.test(resource)) &&
      condition(context),
  );
  if (applying.some(({ isDeny }) => isDeny)) return "denied";
  return applying.length > 0 ? "allowed" : "not allowed";
}

/** The lower-case condition keys whose values are derived from requests. */
const knownKeys = new Set(["dynamodb:leadingkeys"]);

/** Compiles a condition, whose operators must all hold. Throws for an unknown operator, key or policy variable. */
function conditionTest(condition: Record<string, Record<string, unknown>>): ConditionTest {
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
