export interface ParameterOfStack {
  stack: string;
  key: string;
  required: boolean;
}

interface Given {
  declared: readonly ParameterOfStack[];
  /** `Key=Value`; a value may hold an equals sign. */
  given: readonly string[];
  /** The stage exists, and what is not given keeps its value. */
  keep: boolean;
}

/** CloudFormation refuses a parameter that a stack does not declare, so each value is addressed to the ones that do. */
export function stackParameters({ declared, given, keep }: Given): { values: string[]; problems: string[] } {
  const pairs = new Map(given.map((pair) => [pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1)]));
  const malformed = given.filter((pair) => !/^\w+=./s.test(pair)).map(() => "A parameter is written Key=Value.");
  const keys = new Set(declared.map(({ key }) => key));
  const unknown = [...pairs.keys()].filter((key) => !keys.has(key)).map((key) => `No stack has a parameter ${key}.`);
  const missing = new Set(
    declared.filter(({ key, required }) => required && !keep && !pairs.has(key)).map(({ key }) => key),
  );
  return {
    values: declared.filter(({ key }) => pairs.has(key)).map(({ stack, key }) => `${stack}:${key}=${pairs.get(key)}`),
    problems: [
      ...malformed,
      ...(malformed.length > 0 ? [] : unknown),
      ...[...missing].map((key) => `Parameter ${key} is missing.`),
    ],
  };
}
