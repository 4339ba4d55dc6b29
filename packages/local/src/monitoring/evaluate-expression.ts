import type { Expression } from "./metric-math.ts";

/** One period: what was measured in it, and when it began. */
export interface Period {
  value: (metricId: string) => number | undefined;
  from: number;
}

type Value = number | undefined;
type Call = (args: readonly Expression[], period: Period) => Value;

/** CloudWatch reckons over whole series; for what is known here, period by period is the same. */
export function evaluate(expression: Expression, period: Period): Value {
  switch (expression.kind) {
    case "number":
      return expression.value;
    case "metric":
      return period.value(expression.id);
    case "negated":
      return both(0, evaluate(expression.of, period), (zero, of) => zero - of);
    case "operation": {
      const { operator, left, right } = expression;
      return both(evaluate(left, period), evaluate(right, period), operations[operator] as Operation);
    }
    case "call":
      return (calls[expression.name] as Call)(expression.args, period);
    case "list":
      throw new Error("A list is no value.");
  }
}

/** What an expression asks for that is not known, said before it is ever evaluated. */
export function unknownIn(expression: Expression, metricIds: ReadonlySet<string>): string[] {
  switch (expression.kind) {
    case "number":
      return [];
    case "metric":
      return metricIds.has(expression.id) ? [] : [`the metric ${expression.id}`];
    case "list":
      return ["a list outside of SUM, MAX and MIN"];
    case "negated":
      return unknownIn(expression.of, metricIds);
    case "operation":
      return [...unknownIn(expression.left, metricIds), ...unknownIn(expression.right, metricIds)];
    case "call":
      return unknownInCall(expression.name, expression.args, metricIds);
  }
}

function unknownInCall(name: string, args: readonly Expression[], metricIds: ReadonlySet<string>): string[] {
  const takes = parameters[name];
  if (!takes) return [`the function ${name}`];
  if (args.length !== takes.length) return [`${name} of ${args.length}`];
  return args.flatMap((arg, n) => {
    if (takes[n] === "value" ? arg.kind === "list" : takes[n] !== arg.kind) return [`${name} of a ${arg.kind}`];
    return (arg.kind === "list" ? arg.items : [arg]).flatMap((item) => unknownIn(item, metricIds));
  });
}

type Operation = (left: number, right: number) => number | undefined;

/** Where one side was not measured there is no result. */
const both = (left: Value, right: Value, operation: Operation): Value =>
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

const parameters: Record<string, ("value" | "list" | "metric" | "number")[]> = {
  IF: ["value", "value", "value"],
  FILL: ["metric", "number"],
  HOUR: ["metric"],
  SUM: ["list"],
  MAX: ["list"],
  MIN: ["list"],
};

const calls: Record<string, Call> = {
  IF: ([condition, yes, no], period) => {
    const holds = evaluate(condition as Expression, period);
    return holds === undefined ? undefined : evaluate((holds === 0 ? no : yes) as Expression, period);
  },
  FILL: ([of, filler], period) => evaluate(of as Expression, period) ?? evaluate(filler as Expression, period),
  HOUR: ([of], period) =>
    evaluate(of as Expression, period) === undefined ? undefined : new Date(period.from).getUTCHours(),
  SUM: overMeasured((values) => values.reduce((sum, value) => sum + value, 0)),
  MAX: overMeasured((values) => Math.max(...values)),
  MIN: overMeasured((values) => Math.min(...values)),
};

/** Of a list, what was not measured is left out. */
function overMeasured(of: (values: number[]) => number): Call {
  return ([list], period) => {
    const items = (list as Extract<Expression, { kind: "list" }>).items;
    const values = items.map((item) => evaluate(item, period)).filter((value) => value !== undefined);
    return values.length === 0 ? undefined : of(values);
  };
}
