import * as z from "zod";
import { locationKinds } from "./location/location.ts";
import { reasonLength } from "./operator/operator-limits.ts";

// The fields that several schemas have.

export const optionalText = z.string().optional();
export const nullableText = z.string().nullable();
export const optionalFlag = z.boolean().optional();
export const count = z.int().nonnegative();
/**
 * Returns the schema of an optional field of a form, which sends it empty if it is not filled in.
 * `message` is for every value that is neither empty nor valid.
 */
export const unlessEmpty = <S extends z.ZodType>(schema: S, message?: string) =>
  z.union([z.literal("").transform(() => undefined), schema], message).optional();

/**
 * Returns the schema of an optional field that only serves statistics. A value that this release
 * does not know, such as one sent by a tab of another release, is dropped: it must not refuse the
 * rest.
 */
export const unlessUnknown = <S extends z.ZodType>(schema: S) => schema.optional().catch(undefined);

/** A cost, a rate or a distance, if known. */
export const amount = z.number().nonnegative().nullable();
export const slug = z.string().min(1).max(100);
export const locationKind = z.enum(locationKinds);
export const tokens = z.object({ input: count, output: count });

export const reason = z
  .string({ error: "Say why" })
  .trim()
  .min(reasonLength.min, "Say why")
  .max(reasonLength.max, `Enter at most ${reasonLength.max} characters`);

/** The types of places in operators' lists. `unclassified`: no source shows its size. */
export const listedPlaceTypes = ["town", "village", "district", "unclassified"] as const;
