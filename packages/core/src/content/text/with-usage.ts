import { addUsage, TextError, type TextUsage } from "../../text-model/text-model.ts";

/** Adds the usage of earlier calls to the usage of an error. */
export async function withUsage<T>(before: TextUsage, call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    if (!(error instanceof TextError)) throw error;
    throw new TextError(error.name, { ...error.details, usage: addUsage(before, error.usage) });
  }
}
