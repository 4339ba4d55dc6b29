import * as z from "zod";
import { reasonLength } from "./content-limits.ts";

/** The reason for an operator's decision, which the audit shows. */
export const reason = z
  .string({ error: "Say why" })
  .trim()
  .min(reasonLength.min, "Say why")
  .max(reasonLength.max, `Say it in at most ${reasonLength.max} characters`);
