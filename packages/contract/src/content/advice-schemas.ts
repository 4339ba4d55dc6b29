import * as z from "zod";
import { reason } from "../schema-fields.ts";

// The request and response schemas by which operators read and retire the advice that texts choose.

const decision = {
  params: z.object({ adviceId: z.string().regex(/^[a-z0-9-]{1,60}$/) }),
  body: z.object({ reason }),
};
const Advice = z.object({
  id: z.string(),
  subject: z.string(),
  page: z.enum(["servicing", "mot", "both"]),
  wordings: z.array(z.string()).describe("The wordings of the sentence; each location shows one"),
  source: z.string().describe("`workshop practice`, or the entry of the law table and its address"),
  reviewBy: z.string().describe("The last day before a new review is due"),
  review: z
    .enum(["overdue", "soon", "later"])
    .describe("State of the review: overdue, due soon or later"),
  retired: z.object({ by: z.string(), reason: z.string(), at: z.string() }).nullable(),
});

export const adviceSchemas = {
  listContentAdvice: {
    summary: "Returns the library of advice and its retired entries",
    response: z.object({ advice: z.array(Advice) }),
  },
  retireContentAdvice: {
    summary: "Retires an entry of the library: pages drop its sentence",
    ...decision,
    response: Advice,
  },
  restoreContentAdvice: {
    summary: "Restores a retired entry of the library: pages show its sentence again",
    ...decision,
    response: Advice,
  },
};

export type ContentAdvice = z.output<typeof Advice>;
