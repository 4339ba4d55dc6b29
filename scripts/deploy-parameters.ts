/** A parameter that the template of a stack declares. */
export interface DeclaredParameter {
  stack: string;
  key: string;
  /** Whether the template gives it no default. */
  required: boolean;
}

interface ParameterInput {
  declared: readonly DeclaredParameter[];
  /** `Key=Value` each; a value may hold an equals sign. */
  assignments: readonly string[];
  /** Whether the stage exists already, so that a parameter without an assignment keeps its value. */
  keepOthers: boolean;
}

/**
 * Returns the assignments as `Stack:Key=Value`, one for each stack that declares the key, because CloudFormation
 * rejects a parameter that a stack does not declare. `problems` are sentences without any value, as it may be secret.
 */
export function toStackParameters({ declared, assignments, keepOthers }: ParameterInput): {
  values: string[];
  problems: string[];
} {
  const malformed = assignments.filter((pair) => !/^\w+=./s.test(pair));
  if (malformed.length > 0) return { values: [], problems: malformed.map(() => "A parameter is written Key=Value.") };
  const values = new Map(
    assignments.map((pair) => [pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1)]),
  );
  const keys = new Set(declared.map(({ key }) => key));
  const unknown = [...values.keys()].filter((key) => !keys.has(key));
  const missing = new Set(
    declared.filter(({ key, required }) => required && !keepOthers && !values.has(key)).map(({ key }) => key),
  );
  return {
    values: declared.filter(({ key }) => values.has(key)).map(({ stack, key }) => `${stack}:${key}=${values.get(key)}`),
    problems: [
      ...unknown.map((key) => `No stack has a parameter ${key}.`),
      ...[...missing].map((key) => `Parameter ${key} is missing.`),
    ],
  };
}
