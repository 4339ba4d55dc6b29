import { useEffect, useRef, type ReactNode } from "react";
import { Outlet, ScrollRestoration, useLocation } from "react-router";
import { LazyToaster } from "../../features/overlays/lazy-overlays.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";

/** Moves the focus to the new page after a navigation, as browsers do for a document, and closes an open menu. */
function useFocusAfterNavigation(pathname: string) {
  const main = useRef<HTMLElement>(null);
  const focused = useRef(pathname);
  useEffect(() => {
    if (focused.current === pathname) return;
    focused.current = pathname;
    for (const open of document.querySelectorAll<HTMLElement>("[popover]:popover-open")) open.hidePopover();
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return main;
}

/** The frame around every page: skip link, header, footer and toasts. */
export function PageFrame({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const main = useFocusAfterNavigation(pathname);
  return (
    <>
      <a className="skip" href="#content">
        Skip to content
      </a>
      <Header />
      <main id="content" tabIndex={-1} ref={main}>
        {children}
      </main>
      <Footer />
      <LazyToaster />
    </>
  );
}

/** The root route. The key remounts the page for each address, so input and open elements do not carry over. */
export function Layout() {
  const { pathname } = useLocation();
  return (
    <PageFrame>
      <Outlet key={pathname} />
      <ScrollRestoration />
    </PageFrame>
  );
}
