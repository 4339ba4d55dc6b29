import { clientLink } from "./client-link.ts";

export interface BrowserNavigation {
  pathname: () => string;
  subscribe: (listener: () => void) => () => void;
  navigate: (url: URL) => Promise<void>;
  /** To be called when the new page is drawn. */
  arrived: () => void;
}

/** Moves between pages without a reload. `prepare` makes a page ready to be drawn; where it fails, the browser goes. */
export function startNavigation(prepare: (pathname: string) => Promise<void>): BrowserNavigation {
  const listeners = new Set<() => void>();
  let pathname = window.location.pathname;
  let newest = 0;
  let pushed = false;

  async function show(next: string, commit: () => void): Promise<void> {
    const mine = ++newest;
    await prepare(next);
    if (mine !== newest) return;
    commit();
    pathname = next;
    for (const listener of listeners) listener();
  }

  function arrived(): void {
    if (!pushed) return;
    pushed = false;
    const target = window.location.hash ? document.getElementById(window.location.hash.slice(1)) : null;
    if (target) target.scrollIntoView();
    else window.scrollTo({ top: 0, behavior: "instant" });
    document.querySelector<HTMLElement>("main")?.focus({ preventScroll: true });
  }

  async function navigate(url: URL): Promise<void> {
    for (const open of document.querySelectorAll<HTMLElement>("[popover]:popover-open")) open.hidePopover();
    const samePage = url.pathname === pathname;
    try {
      await show(url.pathname, () => {
        if (url.href !== window.location.href) window.history.pushState(null, "", url);
        pushed = true;
      });
    } catch {
      window.location.assign(url);
      return;
    }
    if (samePage) arrived();
  }

  window.addEventListener("popstate", () => {
    const next = window.location.pathname;
    if (next !== pathname) show(next, () => {}).catch(() => window.location.reload());
  });
  document.addEventListener("click", (event) => {
    const url = clientLink(event, window.location);
    if (!url) return;
    event.preventDefault();
    void navigate(url);
  });

  return {
    pathname: () => pathname,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    navigate,
    arrived,
  };
}
