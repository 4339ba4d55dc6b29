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
 * Returns the environment variable of a parameter: `PARTNER_BOOKING_URL` for `PartnerBookingUrl`.
 */
export const variableName = (parameter: string): string =>
  parameter.replace(/(?<!^)[A-Z]/g, (letter) => `_${letter}`).toUpperCase();

/** Returns the problem with a value (a sentence without its subject), or undefined. */
export function problemOfValue(value: string, limits: ParameterLimits): string | undefined {
  const {
    AllowedPattern,
    AllowedValues,
    ConstraintDescription,
    MinLength = 0,
    Description = "",
  } = limits;
  if (limits.Type === "Number") return numberProblem(value, limits);
  // Some values with a minimum length are secrets, so do not repeat any of these values.
  if (value.length < Number(MinLength)) {
    return `is shorter than ${MinLength} characters. ${Description}`;
  }
  if (AllowedValues && !AllowedValues.map(String).includes(value)) {
    return `is "${value}", but must be ${AllowedValues.join(" or ")}. ${Description}`;
  }
  if (AllowedPattern === undefined || new RegExp(`^(?:${AllowedPattern})$`).test(value)) {
    return undefined;
  }
  return `is "${value}", but ${ConstraintDescription ?? `must be like ${AllowedPattern}`}. ${Description}`;
}

/**
 * Returns the problem with a number. CloudFormation's numbers allow fractions, but all of ours are
 * counts.
 */
function numberProblem(
  value: string,
  { MinValue = 0, MaxValue, Description = "" }: ParameterLimits,
) {
  const isWhole = /^\d{1,15}$/.test(value);
  if (
    isWhole &&
    Number(value) >= Number(MinValue) &&
    Number(value) <= Number(MaxValue ?? Infinity)
  ) {
    return undefined;
  }
  const range =
    MaxValue === undefined ? `of at least ${MinValue}` : `from ${MinValue} to ${MaxValue}`;
  return `is "${value}", but must be a whole number ${range}. ${Description}`;
}
