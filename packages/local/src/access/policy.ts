import { wildcard } from "../wildcard.ts";
import { conditionTest, type ConditionContext } from "./conditions.ts";

/** The access that a caller requests: an action on a resource. */
export interface AccessRequest {
  /** The action, such as `dynamodb:Query`. */
  action: string;
  /** The resource's ARN, or `*` for an action without resources. */
  resource: string;
  context?: ConditionContext;
}

/** The compiled form of a policy statement. */
export type Statement = ReturnType<typeof compileStatement>;

const knownElements = new Set(["Sid", "Effect", "Action", "Resource", "Condition"]);

/** Compiles the statements of a policy document. Throws for an unsupported element. */
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
