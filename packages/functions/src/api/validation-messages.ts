import type * as z from "zod";

/** The validation messages of fields whose schema sets no message. Fields that visitors fill in set their own. */
const defaultMessages = {
  required: "Required",
  invalid: "Invalid input",
  invalidEmail: "Invalid email",
} as const;

/** The zod error map that returns the default messages. */
export const defaultErrorMap: z.core.$ZodErrorMap = (issue) => {
  if (issue.input === undefined) return defaultMessages.required;
  return issue.code === "invalid_format" && issue.format === "email"
    ? defaultMessages.invalidEmail
    : defaultMessages.invalid;
};
