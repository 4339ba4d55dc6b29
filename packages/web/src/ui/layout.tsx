import type { ReactNode } from "react";
import { ToastHost } from "../features/toast/toast-host.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";

export function Layout({ children }: { children: ReactNode }) {
  return (
    <>
      <a className="skip" href="#content">
        Skip to content
      </a>
      <Header />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <ToastHost />
    </>
  );
}
