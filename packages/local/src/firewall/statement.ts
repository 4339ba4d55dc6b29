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

export type Asked = Pick<HttpRequest, "method" | "path">;

/** Whether a request is meant. A condition that is not known is an error, and never true or false. */
export function matches(statement: Statement, request: Asked): boolean {
  const { AndStatement, OrStatement, NotStatement, ByteMatchStatement } = statement;
  if (AndStatement) return AndStatement.Statements.every((part) => matches(part, request));
  if (OrStatement) return OrStatement.Statements.some((part) => matches(part, request));
  if (NotStatement) return !matches(NotStatement.Statement, request);
  if (ByteMatchStatement) return byteMatches(ByteMatchStatement, request);
  throw new Error(`The statement ${Object.keys(statement).join()} of the web ACL is not known locally.`);
}

function byteMatches(match: ByteMatch, request: Asked): boolean {
  const { FieldToMatch, PositionalConstraint, SearchString, TextTransformations } = match;
  const field = FieldToMatch.Method ? request.method : FieldToMatch.UriPath ? request.path : undefined;
  const compare = comparisons[PositionalConstraint];
  if (field === undefined || !compare) throw new Error(`A match ${PositionalConstraint} is not known locally.`);
  const ordered = TextTransformations.toSorted((a, b) => a.Priority - b.Priority);
  return compare(
    ordered.reduce((text, { Type }) => transformed(Type, text), field),
    SearchString,
  );
}

const comparisons: Record<string, (field: string, wanted: string) => boolean> = {
  EXACTLY: (field, wanted) => field === wanted,
  STARTS_WITH: (field, wanted) => field.startsWith(wanted),
};

function transformed(type: string, text: string): string {
  switch (type) {
    case "NONE":
      return text;
    case "LOWERCASE":
      return text.toLowerCase();
    case "NORMALIZE_PATH":
      return posix.normalize(text);
    case "URL_DECODE":
      // What is no encoding stays as it is.
      return text.replace(/%([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
    default:
      throw new Error(`The transformation ${type} is not known locally.`);
  }
}
