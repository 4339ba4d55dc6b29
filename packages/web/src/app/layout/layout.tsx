import { useEffect, useRef } from "react";
import { Outlet, ScrollRestoration, useLocation } from "react-router";
import { isAdminPath } from "@vanfettle/contract/paths";
import { LazyToaster } from "../../ui/overlays/lazy-overlays.tsx";
import { withdrawReloadOffer } from "../../ui/part-failure.ts";
import { Part } from "../../ui/part.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";

/**
 * Moves the focus to the new page after a navigation, as browsers do for a document. Closes an open
 * menu and withdraws an offer to reload the old page.
 */
function useFocusAfterNavigation(pathname: string) {
  const main = useRef<HTMLElement>(null);
  const focused = useRef(pathname);
  useEffect(() => {
    if (focused.current === pathname) return;
    focused.current = pathname;
    withdrawReloadOffer();
    for (const open of document.querySelectorAll<HTMLElement>("[popover]:popover-open")) {
      open.hidePopover();
    }
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return main;
}

/**
 * The root route: the frame around every page, with skip link, header, footer and toasts. The key
 * remounts the page for each address, so input and open elements do not carry over.
 */
export function Layout() {
  const { pathname } = useLocation();
  const main = useFocusAfterNavigation(pathname);
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
