import { locationKinds } from "@vanfettle/contract/locations/location-kinds";
import * as z from "zod";

const id = z.string().min(1).max(100);

/** The inputs that the machine passes to the steps: ids only, never a text. */
export const RunInput = z.object({ runId: id });
export const ScopeInput = RunInput.extend({ scope: id });
const ItemInput = ScopeInput.extend({ kind: z.enum(locationKinds), slug: id });
/** After a pause the state has the result of the previous step. */
const paused = z.object({ pauses: z.int().nonnegative().default(0) });
export const WriteInput = ItemInput.extend({ planId: id, result: paused.optional() }).transform(
  ({ result, ...input }) => ({ ...input, pauses: result?.pauses ?? 0 }),
);
/** The name of the caught error, without its cause, which may quote a secret and does not leave the machine. */
export const FailureInput = ItemInput.extend({ error: z.string().max(200) });
export const EndInput = RunInput.extend({ failed: z.boolean() });
