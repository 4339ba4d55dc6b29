import { lazy, Suspense, type ComponentProps } from "react";
import type { NearestStations as Rendered } from "./nearest-stations.tsx";
// Imported here and not with the lazy chunk, because the page of the edge shows the stations before any chunk is loaded.
import "./stations.css";

const load = async () => ({ default: (await import("./nearest-stations.tsx")).NearestStations });
/** The edge has everything in one file and renders at once, so there the component must be there when it does. */
const Loaded = import.meta.env.SSR ? (await load()).default : lazy(load);

/**
 * The stations of a place in a chunk of their own. A browser that hydrates the page keeps the HTML of the edge until
 * it has loaded the chunk, which it does last.
 */
export function NearestStations(props: ComponentProps<typeof Rendered>) {
  return (
    <Suspense>
      <Loaded {...props} />
    </Suspense>
  );
}
