import { posix } from "node:path";
import type { HttpRequest } from "../http.ts";
import type { ResolvedAssembly } from "./intrinsics.ts";

type MatchedRequest = Pick<HttpRequest, "method" | "path">;
type Matches = (request: MatchedRequest) => boolean;

/** The limit on the number of matching requests per IP address in a time window. */
export type RateRule = ReturnType<typeof rateRule>;

interface CustomResponse {
  ResponseCode?: number;
  CustomResponseBodyKey?: string;
  ResponseHeaders?: { Name: string; Value: string }[];
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

interface ResponseBody {
  Content: string;
  ContentType: keyof typeof contentTypes;
}

const contentTypes = {
  APPLICATION_JSON: "application/json",
  TEXT_HTML: "text/html",
  TEXT_PLAIN: "text/plain",
} as const;

interface AclProperties {
  VisibilityConfig?: { MetricName: string };
  CustomResponseBodies?: Record<string, ResponseBody>;
  Rules?: Rule[];
}

/**
 * Reads the web ACL, if any, without rules that only count. Throws for blocking rules other than
 * rate limits.
 */
export function deployedWebAcl({ resources }: ResolvedAssembly): {
  metricName: string;
  rules: RateRule[];
} {
  const [found] = resources<AclProperties>("AWS::WAFv2::WebACL");
  const { VisibilityConfig, CustomResponseBodies = {}, Rules = [] } = found?.properties ?? {};
  const blocking = Rules.filter(({ OverrideAction }) => !OverrideAction?.Count);
  const inOrder = blocking.toSorted((a, b) => a.Priority - b.Priority);
  return {
    metricName: VisibilityConfig?.MetricName ?? "",
    rules: inOrder.map((rule) => rateRule(rule, CustomResponseBodies)),
  };
}

function rateRule({ Name, Statement, Action }: Rule, bodies: Record<string, ResponseBody>) {
  const rate = Statement.RateBasedStatement;
  if (!rate || rate.AggregateKeyType !== "IP" || !Action?.Block) {
    throw new Error(`The rule ${Name} of the web ACL is not supported locally.`);
  }
  const {
    ResponseCode = 403,
    CustomResponseBodyKey = "",
    ResponseHeaders = [],
  } = Action.Block.CustomResponse ?? {};
  const body = bodies[CustomResponseBodyKey];
  return {
    name: Name,
    limit: rate.Limit,
    windowMs: (rate.EvaluationWindowSec ?? 300) * 1000,
    matches: rate.ScopeDownStatement ? matcher(rate.ScopeDownStatement) : () => true,
    /** The response to a blocked request, with lower-case header names. */
    status: ResponseCode,
    headers: {
      ...Object.fromEntries(
        ResponseHeaders.map((header) => [header.Name.toLowerCase(), header.Value]),
      ),
      ...(body && { "content-type": contentTypes[body.ContentType] }),
    },
    body: body?.Content ?? "",
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
  const parts = (AndStatement ?? OrStatement)?.Statements.map(matcher) ?? [];
  if (AndStatement) return (request) => parts.every((matches) => matches(request));
  if (OrStatement) return (request) => parts.some((matches) => matches(request));
  if (NotStatement) {
    const matches = matcher(NotStatement.Statement);
    return (request) => !matches(request);
  }
  return byteMatcher(ByteMatchStatement ?? unsupported(Object.keys(statement).join()));
}

function byteMatcher({
  FieldToMatch,
  PositionalConstraint,
  SearchString,
  TextTransformations,
}: ByteMatch): Matches {
  const [field = ""] = Object.keys(FieldToMatch);
  const read = fields[field] ?? unsupported(field);
  const compare = comparisons[PositionalConstraint] ?? unsupported(PositionalConstraint);
  const inOrder = TextTransformations.toSorted((a, b) => a.Priority - b.Priority);
  const steps = inOrder.map(({ Type }) => transformations[Type] ?? unsupported(Type));
  return (request) => {
    let text = read(request);
    for (const step of steps) text = step(text);
    return compare(text, SearchString);
  };
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

/** Decodes the escapes of a URL. Malformed escapes are left unchanged. */
const decodeEscapes = (text: string): string =>
  text.replace(/%([0-9a-f]{2})/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );

const transformations: Record<string, (text: string) => string> = {
  NONE: (text) => text,
  LOWERCASE: (text) => text.toLowerCase(),
  NORMALIZE_PATH: (text) => posix.normalize(text),
  URL_DECODE: decodeEscapes,
};
