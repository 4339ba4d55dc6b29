import { LocationPage } from "@vanfettle/contract/schemas";
import * as z from "zod";

/** The lists that only texts use. They are stored in the row with the page's lists. */
const TextLists = z.object({
  /** The suggested neighbours with stations, nearest first, where the place has few. */
  suggested: z.array(z.object({ name: z.string(), slug: z.string(), miles: z.number() })),
  /** The differences between the stations around a place and around the other places of its county. */
  differs: z.object({
    stations: z.enum(["more", "fewer"]).nullable(),
    class7: z.enum(["nearer", "further"]).nullable(),
  }),
});
export type TextLists = z.output<typeof TextLists>;
export type DiffersFromCounty = TextLists["differs"];

/** The lists of a page. A row stores them as a single JSON text in its `page` attribute. */
export const PageLists = LocationPage.pick({
  distinctName: true,
  stations: true,
  class7Places: true,
  counties: true,
  places: true,
  nearby: true,
  namesakes: true,
  county: true,
  countySlug: true,
  centre: true,
}).extend(TextLists.shape);
export type PageLists = z.output<typeof PageLists>;
