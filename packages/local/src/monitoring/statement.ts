import { posix } from "node:path";
import type { HttpRequest } from "../http.ts";

/** A condition of a web ACL, as its template writes it; exactly one of these. */
export interface Statement {
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

type Asked = Pick<HttpRequest, "method" | "path">;

/** Whether a request is meant. */
export type Matches = (request: Asked) => boolean;

/** A condition that is not known is an error at once, and never true or false. */
export function matcher(statement: Statement): Matches {
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
  return byteMatcher(ByteMatchStatement ?? refuse(Object.keys(statement).join()));
}

function byteMatcher({ FieldToMatch, PositionalConstraint, SearchString, TextTransformations }: ByteMatch): Matches {
  const [field = ""] = Object.keys(FieldToMatch);
  const read = fields[field] ?? refuse(field);
  const compare = comparisons[PositionalConstraint] ?? refuse(PositionalConstraint);
  const steps = TextTransformations.toSorted((a, b) => a.Priority - b.Priority).map(
    ({ Type }) => transformations[Type] ?? refuse(Type),
  );
  return (request) =>
    compare(
      steps.reduce((text, step) => step(text), read(request)),
      SearchString,
    );
}

function refuse(what: string): never {
  throw new Error(`The web ACL asks for ${what}, which is not known locally.`);
}

const fields: Record<string, (request: Asked) => string> = {
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
  // What is no encoding stays as it is.
  URL_DECODE: (text) =>
    text.replace(/%([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
};
