import { useEffect, useLayoutEffect, useRef } from "react";
import { Outlet, ScrollRestoration, useLocation, useNavigation, type Location } from "react-router";
import { isAdminPath } from "@vanfettle/contract/paths";
import { takePress, type Press } from "../../ui/focus.ts";
import { LazyToaster } from "../../ui/overlays/lazy-overlays.tsx";
import { withdrawReloadOffer } from "../../ui/part-failure.ts";
import { Part } from "../../ui/part.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";

/**
 * Moves the focus to the new page after a navigation, as browsers do for a document, and closes an
 * open menu. A visitor who has moved on while the page loaded keeps both. Withdraws an offer to
 * reload the old page.
 */
function useFocusAfterNavigation(pathname: string) {
  const main = useRef<HTMLElement>(null);
  const focused = useRef(pathname);
  const press = useRef<Press>(null);
  const next = useNavigation().location?.pathname;
  useEffect(() => {
    if (next !== undefined && next !== focused.current) press.current = takePress();
  }, [next]);
  // Before the effects of the new page, which may ask for a press of its own.
  useLayoutEffect(() => {
    if (focused.current === pathname) return;
    focused.current = pathname;
    withdrawReloadOffer();
    const isMoved = (press.current ?? takePress()).moveFocus(main.current, "none");
    press.current = null;
    if (!isMoved) return;
    for (const open of document.querySelectorAll<HTMLElement>("[popover]:popover-open")) {
      open.hidePopover();
    }
  }, [pathname]);
  return main;
}

/** Opens what is folded where an address leads, as browsers do when they load a document. */
function useOpenTarget({ hash, key }: Location): void {
  useEffect(() => {
    const target = hash === "" ? null : document.getElementById(hash.slice(1));
    const fold = target?.closest("details") ?? target?.querySelector<HTMLDetailsElement>(".fold");
    if (!fold || fold.open) return;
    fold.open = true;
    takePress().show(target, "start");
  }, [hash, key]);
}

/**
 * Lets the browser restore the scroll position of a page that it has kept for the way back.
 * `ScrollRestoration`, whose effects run before these, turns that off when the page is shown
 * (https://github.com/remix-run/react-router/pull/15397): Safari restores the position only then, and
 * would show the start of the page.
 */
function useKeptScrollPosition(): void {
  useEffect(() => {
    function onPageShow({ persisted }: PageTransitionEvent): void {
      if (!persisted) return;
      window.history.scrollRestoration = "auto";
      setTimeout(() => {
        window.history.scrollRestoration = "manual";
      });
    }
    window.addEventListener("pageshow", onPageShow);
    return () => window.removeEventListener("pageshow", onPageShow);
  }, []);
}

/**
 * The root route: the frame around every page, with skip link, header, footer and toasts. The key
 * remounts the page for each address, so input and open elements do not carry over.
 */
export function Layout() {
  const location = useLocation();
  const { pathname } = location;
  useOpenTarget(location);
  const main = useFocusAfterNavigation(pathname);
  useKeptScrollPosition();
  return (
    <>
      <a className="skip" href="#content">
        Skip to content
      </a>
      <Part name="header">
        <Header isForOperators={isAdminPath(pathname)} />
      </Part>
      <main id="content" tabIndex={-1} ref={main}>
        <Outlet key={pathname} />
        <ScrollRestoration />
      </main>
      <Part name="footer">
        <Footer />
      </Part>
      <Part name="overlays">
        <LazyToaster />
      </Part>
    </>
  );
}
