import { lazyPart } from "../../ui/lazy-part.tsx";

const load = async () => (await import("./region-map.tsx")).RegionMap;
const rendered = import.meta.env.SSR ? await load() : null;

/** The map of a region, which loads by itself because most locations do not have a map. */
export const RegionMap = lazyPart("section", load, rendered);
