import { lazyPart } from "../../ui/lazy-part.tsx";

const load = async () => (await import("./nearest-stations.tsx")).NearestStations;
const rendered = import.meta.env.SSR ? await load() : null;

/** The stations of a place, which load last. */
export const NearestStations = lazyPart("stations", load, rendered);
