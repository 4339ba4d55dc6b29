import { wildcard } from "../wildcard.ts";
import { conditionTest, type ConditionContext, type ConditionTest } from "./conditions.ts";

/** The access that a caller requests: an action on a resource. */
export interface AccessRequest {
  /** The action, such as `dynamodb:Query`. */
  action: string;
  /** The resource's ARN, or `*` for an action without resources. */
  resource: string;
  context?: ConditionContext;
}

/** The result of a policy check; only an explicit deny overrides other statements. */
export type Decision = "allowed" | "denied" | "not allowed";

/** The compiled form of a policy statement. */
export interface Statement {
  effect: "Allow" | "Deny";
  actions: RegExp[];
  resources: RegExp[];
  condition: ConditionTest;
}

const knownElements = new Set(["Sid", "Effect", "Action", "Resource", "Condition"]);

/** Compiles the statements of a policy document. Throws for an unsupported element. */
export function compilePolicy(document: unknown): Statement[] {
  const { Statement: statements = [] } = document as { Statement?: object | object[] };
  return [statements].flat().map(compileStatement);
}

function compileStatement(statement: object): Statement {
  const unknown = Object.keys(statement).find((element) => !knownElements.has(element));
  if (unknown !== undefined) throw new Error(`the element ${unknown} of a statement is not supported locally`);
  const { Effect, Action, Resource, Condition = {} } = statement as Record<string, unknown>;
  if (Effect !== "Allow" && Effect !== "Deny") throw new Error(`the effect ${String(Effect)} is not supported locally`);
  const actions = texts(Action, "Action");
  const resources = texts(Resource, "Resource");
  return {
    effect: Effect,
    actions: actions.map((pattern) => new RegExp(wildcard(pattern).source, "is")),
    resources: resources.map(arnPattern),
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

/** Decides on a request by IAM's rules: denied by default, and an explicit deny overrides any allow. */
export function decide(statements: readonly Statement[], { action, resource, context = {} }: AccessRequest): Decision {
  let decision: Decision = "not allowed";
  for (const { effect, actions, resources, condition } of statements) {
    const applies =
      actions.some((pattern) => pattern.test(action)) &&
      resources.some((pattern) => pattern.test(resource)) &&
      condition(context);
    if (applies && effect === "Deny") return "denied";
    if (applies) decision = "allowed";
  }
  return decision;
}
