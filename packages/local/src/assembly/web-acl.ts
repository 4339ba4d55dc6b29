import { posix } from "node:path";
import type { HttpRequest } from "../http.ts";
import type { CloudAssembly } from "./cloud-assembly.ts";
import { resourcesOf } from "./cloud-assembly.ts";
import type { Resolve } from "./intrinsics.ts";

type MatchedRequest = Pick<HttpRequest, "method" | "path">;
type Matches = (request: MatchedRequest) => boolean;

/** The limit on the number of matching requests per IP address in a time window. */
export interface RateRule {
  name: string;
  limit: number;
  windowMs: number;
  matches: Matches;
  /** The response to a blocked request, with lower-case header names. */
  status: number;
  headers: Record<string, string>;
  body: string;
}

export interface DeployedWebAcl {
  /** The name in CloudWatch. */
  metricName: string;
  rules: RateRule[];
}

interface Rule {
  Name: string;
  Priority: number;
  Statement: {
    RateBasedStatement?: {
      AggregateKeyType: string;
      EvaluationWindowSec?: number;
      Limit: number;
      ScopeDownStatement?: Statement;
    };
  };
  Action?: { Block?: { CustomResponse?: CustomResponse } };
  OverrideAction?: { Count?: object };
}

interface CustomResponse {
  ResponseCode: number;
  CustomResponseBodyKey?: string;
  ResponseHeaders?: { Name: string; Value: string }[];
}

interface AclProperties {
  VisibilityConfig: { MetricName: string };
  CustomResponseBodies?: Record<string, { Content: string }>;
  Rules: Rule[];
}

/**
 * Reads the web ACL of the templates, if any. Skips rules that only count; throws for blocking rules other than rate
 * limits.
 */
export function deployedWebAcl(assembly: CloudAssembly, resolve: Resolve): DeployedWebAcl | undefined {
  const [found] = resourcesOf(assembly, "AWS::WAFv2::WebACL");
  if (!found) return undefined;
  const acl = resolve(found.stack, found.properties) as AclProperties;
  const rules = acl.Rules.toSorted((a, b) => a.Priority - b.Priority)
    .filter(({ OverrideAction }) => !OverrideAction?.Count)
    .map((rule) => rateRule(rule, acl.CustomResponseBodies ?? {}));
  return { metricName: acl.VisibilityConfig.MetricName, rules };
}

function rateRule({ Name, Statement, Action }: Rule, bodies: Record<string, { Content: string }>): RateRule {
  const rate = Statement.RateBasedStatement;
  if (!rate || rate.AggregateKeyType !== "IP" || !Action?.Block) {
    throw new Error(`The rule ${Name} of the web ACL is not supported locally.`);
  }
  const { ResponseCode = 403, CustomResponseBodyKey = "", ResponseHeaders = [] } = Action.Block.CustomResponse ?? {};
  return {
    name: Name,
    limit: rate.Limit,
    windowMs: (rate.EvaluationWindowSec ?? 300) * 1000,
    matches: rate.ScopeDownStatement ? matcher(rate.ScopeDownStatement) : () => true,
    status: ResponseCode,
    headers: Object.fromEntries(ResponseHeaders.map((header) => [header.Name.toLowerCase(), header.Value])),
    body: bodies[CustomResponseBodyKey]?.Content ?? "",
  };
}

/** The template's form of a condition; exactly one property is set. */
interface Statement {
  AndStatement?: { Statements: Statement[] };
  OrStatement?: { Statements: Statement[] };
  NotStatement?: { Statement: Statement };
  ByteMatchStatement?: ByteMatch;
}

interface ByteMatch {
  FieldToMatch: { Method?: object; UriPath?: object };
  PositionalConstraint: string;
  SearchString: string;
  TextTransformations: { Priority: number; Type: string }[];
}

/** Compiles a condition. Throws for unsupported conditions. */
function matcher(statement: Statement): Matches {
  const { AndStatement, OrStatement, NotStatement, ByteMatchStatement } = statement;
  if (AndStatement) {
    const parts = AndStatement.Statements.map(matcher);
    return (request) => parts.every((matches) => matches(request));
  }
  if (OrStatement) {
    const parts = OrStatement.Statements.map(matcher);
    return (request) => parts.some((matches) => matches(request));
  }
  if (NotStatement) {
    const matches = matcher(NotStatement.Statement);
    return (request) => !matches(request);
  }
  return byteMatcher(ByteMatchStatement ?? unsupported(Object.keys(statement).join()));
}

function byteMatcher({ FieldToMatch, PositionalConstraint, SearchString, TextTransformations }: ByteMatch): Matches {
  const [field = ""] = Object.keys(FieldToMatch);
  const read = fields[field] ?? unsupported(field);
  const compare = comparisons[PositionalConstraint] ?? unsupported(PositionalConstraint);
  const steps = TextTransformations.toSorted((a, b) => a.Priority - b.Priority).map(
    ({ Type }) => transformations[Type] ?? unsupported(Type),
  );
  return (request) =>
    compare(
      steps.reduce((text, step) => step(text), read(request)),
      SearchString,
    );
}

function unsupported(what: string): never {
  throw new Error(`The web ACL uses ${what}, which is not supported locally.`);
}

const fields: Record<string, (request: MatchedRequest) => string> = {
  Method: ({ method }) => method,
  UriPath: ({ path }) => path,
};

const comparisons: Record<string, (text: string, wanted: string) => boolean> = {
  EXACTLY: (text, wanted) => text === wanted,
  STARTS_WITH: (text, wanted) => text.startsWith(wanted),
};

const transformations: Record<string, (text: string) => string> = {
  NONE: (text) => text,
  LOWERCASE: (text) => text.toLowerCase(),
  NORMALIZE_PATH: (text) => posix.normalize(text),
  // Malformed escapes are left unchanged.
  URL_DECODE: (text) =>
    text.replace(/%([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
};
