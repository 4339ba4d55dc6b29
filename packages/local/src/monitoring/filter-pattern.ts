import { parseJsonObject } from "../http.ts";
import { wildcard } from "../wildcard.ts";

type MatchesLine = (line: string) => boolean;
type MatchesEntry = (entry: Record<string, unknown>) => boolean;

const token = /\s*(&&|\|\||!=|=|\$\.\w+|"[^"]*"|%[^%]*%|[{}()])/y;

/**
 * Compiles a filter pattern of CloudWatch Logs: a quoted phrase, or `{ … }` with comparisons of
 * JSON fields with texts, in which `*` matches any characters, or with a regular expression in `%`,
 * combined by `&&`, `||` and brackets. Throws for any other pattern.
 */
export function filterPattern(pattern: string): MatchesLine {
  const [, phrase] = /^"([^"]+)"$/.exec(pattern) ?? [];
  if (phrase !== undefined) return (line) => line.includes(phrase);
  const tokens = tokensOf(pattern);
  const unsupported = () => new Error(`The filter pattern ${pattern} is not supported locally.`);
  const expect = (wanted: string): void => {
    if (tokens.shift() !== wanted) throw unsupported();
  };

  /**
   * Parses operands up to the closing bracket. The operators must be equal, because AWS's
   * precedence is not modelled.
   */
  function expression(end: string): MatchesEntry {
    const operands = [operand()];
    const operators = new Set<string>();
    while (tokens[0] === "&&" || tokens[0] === "||") {
      operators.add(tokens.shift() ?? "");
      operands.push(operand());
    }
    expect(end);
    if (operators.size > 1) throw unsupported();
    if (operators.has("||")) return (entry) => operands.some((matches) => matches(entry));
    return (entry) => operands.every((matches) => matches(entry));
  }

  function operand(): MatchesEntry {
    const first = tokens.shift() ?? "";
    if (first === "(") return expression(")");
    const [comparison = "", quoted = ""] = tokens.splice(0, 2);
    if (!first.startsWith("$.") || !/^!?=$/.test(comparison) || !/^["%]/.test(quoted)) {
      throw unsupported();
    }
    const inside = quoted.slice(1, -1);
    const text = quoted.startsWith("%") ? new RegExp(inside) : wildcard(inside);
    const field = first.slice(2);
    return (entry) => text.test(String(entry[field])) === (comparison === "=");
  }

  expect("{");
  const matches = expression("}");
  if (tokens.length > 0) throw unsupported();
  return (line) => matches(parseJsonObject(line));
}

/**
 * Returns the tokens of a pattern, with the rest of the text as the last token if it has another
 * character.
 */
function tokensOf(pattern: string): string[] {
  const tokens: string[] = [];
  token.lastIndex = 0;
  let end = 0;
  for (let found = token.exec(pattern); found; found = token.exec(pattern)) {
    tokens.push(found[1] ?? "");
    end = token.lastIndex;
  }
  const rest = pattern.slice(end).trim();
  return rest === "" ? tokens : [...tokens, rest];
}
