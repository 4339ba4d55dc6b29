import { lazy, Suspense, type ComponentProps } from "react";
import type { NearestStations as Rendered } from "./nearest-stations.tsx";
// Imported here instead of the lazy chunk: the edge's page shows the stations before any chunk is loaded.
import "./stations.css";

const load = async () => ({ default: (await import("./nearest-stations.tsx")).NearestStations });
/** The lazy component; at the edge, which renders at once from a single file, the component itself. */
const Loaded = import.meta.env.SSR ? (await load()).default : lazy(load);

/**
 * The stations of a place in a separate chunk. While hydrating, a browser keeps the edge's HTML until the chunk, its
 * last, has loaded.
 */
export function NearestStations(props: ComponentProps<typeof Rendered>) {
  return (
    <Suspense>
      <Loaded {...props} />
    </Suspense>
  );
}
