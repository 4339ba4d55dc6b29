import { lazy, Suspense, type ComponentProps } from "react";
import { loadPart } from "../../ui/load-part.ts";
import { offerReload } from "../../ui/part-failure.ts";
import { Part } from "../../ui/part.tsx";
import type { NearestStations as Rendered } from "./nearest-stations.tsx";
// Imported here instead of the lazy chunk: the edge's page shows the stations before any chunk is
// loaded.
import "./stations.css";
import "../ask-card/ask-card.css";

const load = async () => ({ default: (await import("./nearest-stations.tsx")).NearestStations });

/**
 * Loads the component. If that fails, it stays pending, so that a browser keeps the edge's HTML.
 */
const loadOrKeepHtml = () =>
  loadPart("stations", load).catch(() => {
    offerReload();
    return new Promise<never>(() => {});
  });

/**
 * The component, loaded lazily in the browser. The edge renders at once, so it awaits the import.
 */
const Loaded = import.meta.env.SSR ? (await load()).default : lazy(loadOrKeepHtml);

/**
 * The stations of a place in a chunk that loads last. Until then a browser shows the edge's HTML.
 */
export function NearestStations(props: ComponentProps<typeof Rendered>) {
  return (
    <Part name="stations">
      <Suspense>
        <Loaded {...props} />
      </Suspense>
    </Part>
  );
}
