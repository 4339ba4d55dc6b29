import type { ReactNode } from "react";
import { LazyToaster } from "../../features/overlays/lazy-overlays.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";

/** Operators' pages go without the footer, which is for visitors. */
export function Layout({ footer, children }: { footer: boolean; children: ReactNode }) {
  return (
    <>
      <a className="skip" href="#content">
        Skip to content
      </a>
      <Header />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      {footer && <Footer />}
      <LazyToaster />
    </>
  );
}
