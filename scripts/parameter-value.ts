/** The limits of a parameter's value in a template. */
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
 * Returns the problem with a value according to its template, or undefined. The sentence has no subject, because the
 * caller prefixes the name of the parameter or setting.
 */
export function problemOfValue(value: string, declared: ParameterLimits): string | undefined {
  const { AllowedPattern, AllowedValues, ConstraintDescription, MinLength = 0, Description = "" } = declared;
  if (declared.Type === "Number") return numberProblem(value, declared);
  // Some values with a minimum length are secrets, so do not repeat any of these values.
  if (value.length < Number(MinLength)) return `is shorter than ${MinLength} characters. ${Description}`;
  if (AllowedValues && !AllowedValues.map(String).includes(value)) {
    return `is "${value}", but must be ${AllowedValues.join(" or ")}. ${Description}`;
  }
  if (AllowedPattern === undefined || new RegExp(`^(?:${AllowedPattern})$`).test(value)) return undefined;
  return `is "${value}", but ${ConstraintDescription ?? `must be like ${AllowedPattern}`}. ${Description}`;
}

/**
 * Returns the problem with a number, or undefined. CloudFormation's numbers allow fractions, but all of ours are
 * counts.
 */
function numberProblem(value: string, { MinValue, MaxValue, Description = "" }: ParameterLimits): string | undefined {
  const isWhole = /^\d{1,15}$/.test(value);
  if (isWhole && Number(value) >= Number(MinValue ?? 0) && Number(value) <= Number(MaxValue ?? Infinity)) {
    return undefined;
  }
  const range = MaxValue === undefined ? `of at least ${MinValue ?? 0}` : `from ${MinValue ?? 0} to ${MaxValue}`;
  return `is "${value}", but must be a whole number ${range}. ${Description}`;
}
