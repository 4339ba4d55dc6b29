import { Outlet } from "react-router";
import { ToastHost } from "../features/toast/toast-host.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";

export function Layout() {
  return (
    <>
      <a className="skip" href="#content">
        Skip to content
      </a>
      <Header />
      <main id="content" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
      <ToastHost />
    </>
  );
}
