import { lazy, Suspense, type ComponentProps } from "react";
import { loadPart } from "../../ui/load-part.ts";
import { offerReload } from "../../ui/part-failure.ts";
import { Part } from "../../ui/part.tsx";
import type { RegionMap as Rendered } from "./region-map.tsx";
// Imported here instead of the lazy chunk: the edge's page shows the map before any chunk is loaded.
import "./region-map.css";

const load = async () => ({ default: (await import("./region-map.tsx")).RegionMap });

const loadOrKeepHtml = () =>
  loadPart("section", load).catch(() => {
    offerReload();
    return new Promise<never>(() => {});
  });

/** The edge renders at once, so it awaits the import. */
const Loaded = import.meta.env.SSR ? (await load()).default : lazy(loadOrKeepHtml);

/**
 * The map of a region in a chunk of its own, because most locations have no map. Until it is loaded
 * a browser shows the edge's HTML.
 */
export function RegionMap(props: ComponentProps<typeof Rendered>) {
  return (
    <Part name="section">
      <Suspense>
        <Loaded {...props} />
      </Suspense>
    </Part>
  );
}
