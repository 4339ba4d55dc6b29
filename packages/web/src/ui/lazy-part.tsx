import { lazy, Suspense, type ComponentType } from "react";
import type { PagePart } from "@vanfettle/contract/page-failure";
import { loadPart } from "./load-part.ts";
import { offerReload } from "./part-failure.ts";
import { Part } from "./part.tsx";

/**
 * Returns a component that is a part of a page in a chunk of its own. A browser shows the edge's
 * HTML until the chunk is loaded, and keeps it if that fails. `rendered` is the component at the
 * edge, which renders at once and so has loaded it before; `null` in a browser.
 */
export function lazyPart<P extends object>(
  name: PagePart,
  load: () => Promise<ComponentType<P>>,
  rendered: ComponentType<P> | null,
): ComponentType<P> {
  const loadOrKeepHtml = () =>
    loadPart(name, async () => ({ default: await load() })).catch(() => {
      offerReload();
      return new Promise<never>(() => {});
    });
  const Loaded: ComponentType<P> = rendered ?? lazy(loadOrKeepHtml);
  return function LazyPart(props: P) {
    return (
      <Part name={name}>
        <Suspense>
          <Loaded {...props} />
        </Suspense>
      </Part>
    );
  };
}
