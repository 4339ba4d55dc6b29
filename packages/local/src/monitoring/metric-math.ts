/** The part of CloudWatch's metric math that is known here. */
export type Expression =
  | { kind: "number"; value: number }
  | { kind: "metric"; id: string }
  | { kind: "list"; items: Expression[] }
  | { kind: "negated"; of: Expression }
  | { kind: "operation"; operator: string; left: Expression; right: Expression }
  | { kind: "call"; name: string; args: Expression[] };

/** From the loosest to the tightest. */
const operators = [
  ["OR", "||"],
  ["AND", "&&"],
  ["==", "!="],
  ["<=", ">=", "<", ">"],
  ["+", "-"],
  ["*", "/"],
];
const token = /\s*(\d+(?:\.\d+)?|[A-Za-z]\w*|\|\||&&|[<>=!]=|[-+*/<>()[\],])/y;

/** What it does not know is an error and never a guess. */
export function parseExpression(text: string): Expression {
  const tokens = tokensOf(text);
  let next = 0;
  const take = (): string => tokens[next++] ?? fail("it ends too early");
  const taken = (wanted: string): boolean => tokens[next] === wanted && (next += 1) > 0;
  const expect = (wanted: string): void =>
    void (taken(wanted) || fail(`${wanted} is missing before ${tokens[next] ?? "its end"}`));

  function fail(why: string): never {
    throw new Error(`The metric math "${text}" is not known locally: ${why}.`);
  }

  function operation(level = 0): Expression {
    const here = operators[level];
    if (!here) return operand();
    let left = operation(level + 1);
    while (here.includes(tokens[next] ?? "")) {
      const operator = take();
      left = { kind: "operation", operator, left, right: operation(level + 1) };
    }
    return left;
  }

  function listUntil(end: string): Expression[] {
    const items: Expression[] = [];
    if (taken(end)) return items;
    do items.push(operation());
    while (taken(","));
    expect(end);
    return items;
  }

  function operand(): Expression {
    const first = take();
    if (first === "-") return { kind: "negated", of: operand() };
    if (first === "[") return { kind: "list", items: listUntil("]") };
    if (first === "(") {
      const inner = operation();
      expect(")");
      return inner;
    }
    if (/^\d/.test(first)) return { kind: "number", value: Number(first) };
    if (/^[A-Z]/.test(first)) {
      expect("(");
      return { kind: "call", name: first, args: listUntil(")") };
    }
    return /^[a-z]/.test(first) ? { kind: "metric", id: first } : fail(`${first} stands where a value must`);
  }

  function tokensOf(whole: string): string[] {
    const found: string[] = [];
    token.lastIndex = 0;
    for (let match = token.exec(whole); match; match = token.exec(whole)) {
      found.push(match[1] as string);
      if (token.lastIndex === whole.trimEnd().length) return found;
    }
    return fail("it has a sign of its own");
  }

  const whole = operation();
  if (next < tokens.length) fail(`${tokens[next]} is left over`);
  return whole;
}
