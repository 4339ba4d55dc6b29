import * as z from "zod";

/** One fact of a request, as `facts` lists them. */
const Fact = z.object({
  id: z.string().min(1),
  says: z.string(),
  slot: z.boolean(),
  names: z.array(z.string()),
  words: z.array(z.string()),
});

/** A request to write the text of one location. */
export const WritingTask = z.object({
  task: z.literal("write-location-text"),
  location: z.object({
    kind: z.enum(["place", "county", "region"]),
    name: z.string().min(1),
    county: z.string().nullable(),
    region: z.string().min(1),
  }),
  facts: z.array(Fact),
  attempt: z.number().default(1),
});

export type Fact = z.output<typeof Fact>;
export type WritingTask = z.output<typeof WritingTask>;
export type Location = WritingTask["location"];
