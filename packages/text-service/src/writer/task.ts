import * as z from "zod";

/** A fact in the caller's list: a phrase by its id. */
const Fact = z.object({ id: z.string().min(1), says: z.string() });

const location = z.object({
  kind: z.enum(["place", "county", "region"]),
  name: z.string().min(1),
  county: z.string().nullable(),
  region: z.string().min(1),
});

/** A request to write the text of a location. */
export const WritingTask = z.object({
  task: z.literal("write-location-text"),
  location,
  facts: z.array(Fact),
});

/** A request to judge the sentences of a location's text. */
export const JudgingTask = z.object({
  task: z.literal("judge-sentences"),
  location,
  facts: z.array(Fact),
  sentences: z.array(z.object({ sentence: z.number(), text: z.string() })),
});

export const Task = z.discriminatedUnion("task", [WritingTask, JudgingTask]);

export type Fact = z.output<typeof Fact>;
export type WritingTask = z.output<typeof WritingTask>;
export type JudgingTask = z.output<typeof JudgingTask>;
export type Task = z.output<typeof Task>;
export type Location = WritingTask["location"];
