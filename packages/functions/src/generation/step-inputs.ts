import * as z from "zod";

/** What the machine hands to each step: ids only, never a text. */
const id = z.string().min(1).max(100);

export const RunInput = z.object({ runId: id });
export const ScopeInput = RunInput.extend({ scope: id });
const ItemInput = ScopeInput.extend({ kind: z.enum(["region", "county", "place"]), slug: id });
export const WriteInput = ItemInput.extend({ round: id });
/** The name of what was caught; its cause may quote what nobody should read, so it stays in the machine. */
export const FailureInput = ItemInput.extend({ error: z.string().max(200) });
export const EndInput = RunInput.extend({ failed: z.boolean() });
