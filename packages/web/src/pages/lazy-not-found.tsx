import { lazy, Suspense } from "react";

const load = async () => ({ default: (await import("./not-found.tsx")).Component });
/** The lazy component; at the edge, which renders at once from a single file, the component itself. */
const Loaded = import.meta.env.SSR ? (await load()).default : lazy(load);

/** The not-found page in a separate chunk, which a location page loads only for an unknown location. */
export function NotFound() {
  return (
    <Suspense>
      <Loaded />
    </Suspense>
  );
}
