import type * as z from "zod";

/** What is said of a field that has no words of its own. Those that visitors fill in all have. */
export const schemaDefaults = {
  required: "Required",
  invalid: "Invalid input",
  invalidEmail: "Invalid email",
} as const;

export const defaultMessage: z.core.$ZodErrorMap = (issue) => {
  if (issue.input === undefined) return schemaDefaults.required;
  return issue.code === "invalid_format" && issue.format === "email"
    ? schemaDefaults.invalidEmail
    : schemaDefaults.invalid;
};
