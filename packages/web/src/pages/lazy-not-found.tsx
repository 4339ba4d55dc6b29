import { lazy, Suspense } from "react";

const load = async () => ({ default: (await import("./not-found.tsx")).Component });
/** The edge has everything in one file and renders at once, so there the component must be there when it does. */
const Loaded = import.meta.env.SSR ? (await load()).default : lazy(load);

/** The not-found page in a chunk of its own, which the page of a location loads only if there is no such location. */
export function NotFound() {
  return (
    <Suspense>
      <Loaded />
    </Suspense>
  );
}
