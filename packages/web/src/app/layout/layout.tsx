import type { ReactNode } from "react";
import { ToastHost } from "../../features/toast/toast-host.tsx";
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
      <ToastHost />
    </>
  );
}
