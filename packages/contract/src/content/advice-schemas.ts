import * as z from "zod";
import { reason } from "./fields.ts";

// The request and response schemas by which operators read and retire the advice that texts choose.

const adviceParams = z.object({ adviceId: z.string().regex(/^[a-z0-9-]{1,60}$/) });
const Advice = z.object({
  id: z.string(),
  subject: z.string(),
  page: z.enum(["servicing", "mot", "both"]),
  wordings: z.array(z.string()).describe("The sentence in its wordings, of which each location shows one"),
  source: z.string().describe("`workshop practice`, or the entry of the law table and its address"),
  reviewBy: z.string().describe("The last day on which it may be shown without a new review"),
  review: z.enum(["overdue", "soon", "later"]).describe("Whether the review is overdue, due soon or later"),
  retired: z.object({ by: z.string(), reason: z.string(), at: z.string() }).nullable(),
});

export const adviceSchemas = {
  listContentAdvice: {
    summary: "Returns the library of advice that texts choose from, and which entries are retired",
    response: z.object({ advice: z.array(Advice) }),
  },
  retireContentAdvice: {
    summary: "Retires an entry of the library: pages drop its sentence",
    params: adviceParams,
    body: z.object({ reason }),
    response: Advice,
  },
  restoreContentAdvice: {
    summary: "Restores a retired entry of the library: pages show its sentence again",
    params: adviceParams,
    body: z.object({ reason }),
    response: Advice,
  },
};

export type ContentAdvice = z.output<typeof Advice>;
