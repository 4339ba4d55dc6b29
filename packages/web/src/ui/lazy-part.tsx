import { lazy, Suspense, useState, type ComponentType, type FunctionComponent } from "react";
import { createStore, useStore } from "zustand";
import type { PagePart } from "@vanfettle/contract/page-failure";
import { FailedPart } from "./failed-part.tsx";
import { keptInDocument } from "./kept-in-document.ts";
import { loadPart } from "./load-part.ts";
import { offerReload } from "./part-failure.ts";
import { Part } from "./part.tsx";

interface LazyPart<P> extends FunctionComponent<P> {
  /** Loads the code, so that the part appears at once with the page that is shown next. */
  prepare: () => Promise<void>;
}

/**
 * Returns a component that is a part of a page in a chunk of its own. A browser shows the edge's
 * HTML until the chunk is loaded, and keeps it if that fails; without HTML it says so in the part's
 * place. `rendered` is the component at the edge, which renders at once and so has loaded it
 * before; `null` in a browser.
 */
export function lazyPart<P extends object>(
  name: PagePart,
  load: () => Promise<ComponentType<P>>,
  rendered: ComponentType<P> | null,
): LazyPart<P> {
  const prepared = keptInDocument((): { part: ComponentType<P> | null } => ({ part: rendered }));
  const failure = createStore<{ retry: (() => void) | null }>(() => ({ retry: null }));
  const loadOrKeepHtml = async (): Promise<{ default: ComponentType<P> }> => {
    try {
      return await loadPart(name, async () => ({ default: await load() }));
    } catch {
      offerReload();
      await new Promise<void>((retry) => failure.setState({ retry }));
      failure.setState({ retry: null });
      return loadOrKeepHtml();
    }
  };
  /** Shown only where the document has no HTML of the part. */
  function Missing() {
    const { retry } = useStore(failure);
    return retry && <FailedPart onRetry={retry} />;
  }
  const Loaded = lazy(loadOrKeepHtml);
  function LazyPart(props: P) {
    // `lazy` shows nothing at first, even if the code is there. What is shown stays the same component.
    const [Shown] = useState<ComponentType<P>>(() => prepared().part ?? Loaded);
    return (
      <Part name={name}>
        <Suspense fallback={<Missing />}>
          <Shown {...props} />
        </Suspense>
      </Part>
    );
  }
  const prepare = async (): Promise<void> => void (prepared().part ??= await load());
  return Object.assign(LazyPart, { prepare });
}
