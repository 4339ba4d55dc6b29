import { lazy, Suspense, type ComponentProps } from "react";
import { LocationStations as Loaded } from "./location-stations.tsx";

const Lazy = lazy(async () => ({ default: (await import("./location-stations.tsx")).LocationStations }));

/**
 * The stations of a location in a chunk of their own. The edge renders them at once; a browser keeps that HTML until it
 * has loaded the chunk, which it does last.
 */
export function LocationStations(props: ComponentProps<typeof Loaded>) {
  return <Suspense>{import.meta.env.SSR ? <Loaded {...props} /> : <Lazy {...props} />}</Suspense>;
}
