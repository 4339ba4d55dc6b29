import { lazy, Suspense, type ComponentProps } from "react";
import type { NearestStations as Rendered } from "./nearest-stations.tsx";
// Imported here instead of the lazy chunk: the edge's page shows the stations before any chunk is loaded.
import "./stations.css";

const load = async () => ({ default: (await import("./nearest-stations.tsx")).NearestStations });
/** The component, loaded lazily in the browser. The edge renders at once, so it awaits the import. */
const Loaded = import.meta.env.SSR ? (await load()).default : lazy(load);

/** The stations of a place in a chunk that loads last. Until then a browser shows the edge's HTML. */
export function NearestStations(props: ComponentProps<typeof Rendered>) {
  return (
    <Suspense>
      <Loaded {...props} />
    </Suspense>
  );
}
