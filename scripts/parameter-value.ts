/** The limits that a template sets to the value of a parameter. */
export interface ParameterLimits {
  Type?: string;
  AllowedPattern?: string;
  AllowedValues?: (string | number)[];
  ConstraintDescription?: string;
  MinLength?: number | string;
  MinValue?: number | string;
  MaxValue?: number | string;
  Description?: string;
}

/**
 * Returns what is wrong with a value by its template, or undefined. The sentence begins with the verb, so that the name
 * of the parameter or of a setting goes before it.
 */
export function problemOfValue(value: string, declared: ParameterLimits): string | undefined {
  const { AllowedPattern, AllowedValues, ConstraintDescription, MinLength = 0, Description = "" } = declared;
  if (declared.Type === "Number") return numberProblem(value, declared);
  // Some values with a least length are secrets, so none of these is repeated.
  if (value.length < Number(MinLength)) return `is shorter than ${MinLength} characters. ${Description}`;
  if (AllowedValues && !AllowedValues.map(String).includes(value)) {
    return `is "${value}", but must be ${AllowedValues.join(" or ")}. ${Description}`;
  }
  if (AllowedPattern === undefined || new RegExp(`^(?:${AllowedPattern})$`).test(value)) return undefined;
  return `is "${value}", but ${ConstraintDescription ?? `must be like ${AllowedPattern}`}. ${Description}`;
}

/** CloudFormation's numbers may have fractions, but all of ours are counts. */
function numberProblem(value: string, { MinValue, MaxValue, Description = "" }: ParameterLimits): string | undefined {
  const isWhole = /^\d{1,15}$/.test(value);
  if (isWhole && Number(value) >= Number(MinValue ?? 0) && Number(value) <= Number(MaxValue ?? Infinity)) {
    return undefined;
  }
  const range = MaxValue === undefined ? `of at least ${MinValue ?? 0}` : `from ${MinValue ?? 0} to ${MaxValue}`;
  return `is "${value}", but must be a whole number ${range}. ${Description}`;
}
