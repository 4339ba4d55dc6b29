import { lazy, Suspense } from "react";

const load = async () => ({ default: (await import("./not-found.tsx")).Component });
/**
 * The component, loaded lazily in the browser. The edge has a single file and renders at once, so it awaits the import.
 */
const Loaded = import.meta.env.SSR ? (await load()).default : lazy(load);

/** The not-found page in a separate chunk, which a location page loads only for an unknown location. */
export function NotFound() {
  return (
    <Suspense>
      <Loaded />
    </Suspense>
  );
}
