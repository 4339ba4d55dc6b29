import * as z from "zod";

/** Returns the instructions with the schema of the answer, for a service that cannot enforce it. */
export const inWords = (instructions: string, schema: z.ZodType): string =>
  `${instructions}

Return nothing but one JSON object that matches this JSON Schema, without a fence and without words before or after it:
${JSON.stringify(z.toJSONSchema(schema))}`;
