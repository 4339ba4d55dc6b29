/** The supported subset of CloudWatch's metric math. */
export type Expression =
  | { kind: "number"; value: number }
  | { kind: "metric"; id: string }
  | { kind: "list"; items: Expression[] }
  | { kind: "negation"; operand: Expression }
  | { kind: "operation"; operator: string; left: Expression; right: Expression }
  | { kind: "call"; name: string; args: Expression[] };

/** The operators by precedence, lowest first. */
const operators = [
  ["OR", "||"],
  ["AND", "&&"],
  ["==", "!="],
  ["<=", ">=", "<", ">"],
  ["+", "-"],
  ["*", "/"],
];
const token = /\s*(\d+(?:\.\d+)?|[A-Za-z]\w*|\|\||&&|[<>=!]=|[-+*/<>()[\],])/y;

/** Parses metric math. Throws for unsupported syntax. */
export function parseExpression(text: string): Expression {
  const tokens = tokenise(text);
  let next = 0;
  const take = (): string => tokens[next++] ?? fail("it ends too early");
  const takeIf = (wanted: string): boolean => tokens[next] === wanted && (next += 1) > 0;
  const expect = (wanted: string): void =>
    void (takeIf(wanted) || fail(`${wanted} is missing before ${tokens[next] ?? "the end"}`));

  function fail(reason: string): never {
    throw new Error(`The metric math "${text}" is not supported locally: ${reason}.`);
  }

  function operation(level = 0): Expression {
    const ofLevel = operators[level];
    if (!ofLevel) return operand();
    let left = operation(level + 1);
    while (ofLevel.includes(tokens[next] ?? "")) {
      const operator = take();
      left = { kind: "operation", operator, left, right: operation(level + 1) };
    }
    return left;
  }

  function listUntil(end: string): Expression[] {
    const items: Expression[] = [];
    if (takeIf(end)) return items;
    do items.push(operation());
    while (takeIf(","));
    expect(end);
    return items;
  }

  function operand(): Expression {
    const first = take();
    if (first === "-") return { kind: "negation", operand: operand() };
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
    return /^[a-z]/.test(first) ? { kind: "metric", id: first } : fail(`${first} is not a value`);
  }

  function tokenise(whole: string): string[] {
    const found: string[] = [];
    token.lastIndex = 0;
    for (let match = token.exec(whole); match; match = token.exec(whole)) {
      found.push(match[1] as string);
      if (token.lastIndex === whole.trimEnd().length) return found;
    }
    return fail("it has an unknown character");
  }

  const whole = operation();
  if (next < tokens.length) fail(`${tokens[next]} is unexpected`);
  return whole;
}

/** The time and metric values of an alarm period. */
export interface Period {
  /** Returns the statistic of a metric in this period, or undefined without data. */
  value: (metricId: string) => number | undefined;
  /** Start in epoch milliseconds. */
  from: number;
}

type Value = number | undefined;
type Call = (args: readonly Expression[], period: Period) => Value;

/**
 * Evaluates an expression for a single period. CloudWatch evaluates whole time series; for the supported subset the
 * result is the same.
 */
export function evaluate(expression: Expression, period: Period): Value {
  switch (expression.kind) {
    case "number":
      return expression.value;
    case "metric":
      return period.value(expression.id);
    case "negation":
      return ifMeasured(0, evaluate(expression.operand, period), (zero, value) => zero - value);
    case "operation": {
      const { operator, left, right } = expression;
      return ifMeasured(evaluate(left, period), evaluate(right, period), operations[operator] as Operation);
    }
    case "call":
      return (calls[expression.name] as Call)(expression.args, period);
    case "list":
      throw new Error("A list is not a value.");
  }
}

/** Returns the unsupported or unknown parts of an expression. Empty if it can be evaluated. */
export function unsupportedIn(expression: Expression, metricIds: ReadonlySet<string>): string[] {
  switch (expression.kind) {
    case "number":
      return [];
    case "metric":
      return metricIds.has(expression.id) ? [] : [`the metric ${expression.id}`];
    case "list":
      return ["a list outside of SUM, MAX and MIN"];
    case "negation":
      return unsupportedIn(expression.operand, metricIds);
    case "operation":
      return [...unsupportedIn(expression.left, metricIds), ...unsupportedIn(expression.right, metricIds)];
    case "call":
      return unsupportedInCall(expression.name, expression.args, metricIds);
  }
}

function unsupportedInCall(name: string, args: readonly Expression[], metricIds: ReadonlySet<string>): string[] {
  const signature = signatures[name];
  if (!signature) return [`the function ${name}`];
  if (args.length !== signature.length) return [`${name} with ${args.length} arguments`];
  return args.flatMap((arg, n) => {
    if (signature[n] === "value" ? arg.kind === "list" : signature[n] !== arg.kind)
      return [`${name} with a ${arg.kind}`];
    return (arg.kind === "list" ? arg.items : [arg]).flatMap((item) => unsupportedIn(item, metricIds));
  });
}

type Operation = (left: number, right: number) => number | undefined;

/** Applies the operation, or returns undefined if a side is undefined. */
const ifMeasured = (left: Value, right: Value, operation: Operation): Value =>
  left === undefined || right === undefined ? undefined : operation(left, right);

const and: Operation = (left, right) => Number(left !== 0 && right !== 0);
const or: Operation = (left, right) => Number(left !== 0 || right !== 0);

const operations: Record<string, Operation> = {
  "+": (left, right) => left + right,
  "-": (left, right) => left - right,
  "*": (left, right) => left * right,
  "/": (left, right) => (right === 0 ? undefined : left / right),
  "<": (left, right) => Number(left < right),
  ">": (left, right) => Number(left > right),
  "<=": (left, right) => Number(left <= right),
  ">=": (left, right) => Number(left >= right),
  "==": (left, right) => Number(left === right),
  "!=": (left, right) => Number(left !== right),
  AND: and,
  "&&": and,
  OR: or,
  "||": or,
};

const signatures: Record<string, ("value" | "list" | "metric" | "number")[]> = {
  IF: ["value", "value", "value"],
  FILL: ["metric", "number"],
  HOUR: ["metric"],
  SUM: ["list"],
  MAX: ["list"],
  MIN: ["list"],
};

const calls: Record<string, Call> = {
  IF: ([condition, then, otherwise], period) => {
    const value = evaluate(condition as Expression, period);
    return value === undefined ? undefined : evaluate((value === 0 ? otherwise : then) as Expression, period);
  },
  FILL: ([metric, filler], period) => evaluate(metric as Expression, period) ?? evaluate(filler as Expression, period),
  HOUR: ([metric], period) =>
    evaluate(metric as Expression, period) === undefined ? undefined : new Date(period.from).getUTCHours(),
  SUM: aggregate((values) => values.reduce((sum, value) => sum + value, 0)),
  MAX: aggregate((values) => Math.max(...values)),
  MIN: aggregate((values) => Math.min(...values)),
};

/** Aggregates a list and skips values without data. */
function aggregate(reduce: (values: number[]) => number): Call {
  return ([list], period) => {
    const items = (list as Extract<Expression, { kind: "list" }>).items;
    const values = items.map((item) => evaluate(item, period)).filter((value) => value !== undefined);
    return values.length === 0 ? undefined : reduce(values);
  };
}
