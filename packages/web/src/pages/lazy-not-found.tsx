import { lazy, Suspense } from "react";

const load = async () => ({ default: (await import("./not-found.tsx")).Component });
/** Loaded lazily in the browser. The edge renders at once from a single file, so it awaits the import. */
const Loaded = import.meta.env.SSR ? (await load()).default : lazy(load);

/** The not-found page in a separate chunk, which a location page loads only for an unknown location. */
export const NotFound = () => (
  <Suspense>
    <Loaded />
  </Suspense>
);
