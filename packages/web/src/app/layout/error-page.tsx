import { unindexedMeta } from "@vanfettle/contract/pages/page-meta";
import { pages } from "@vanfettle/contract/paths";
import { useEffect } from "react";
import { NavigationType, useNavigationType } from "react-router";
import { PageMeta } from "../../ui/page-meta.tsx";
import { PageFrame } from "./layout.tsx";

/**
 * Shown where a page failed in the browser. After a release its code may no longer be there, so a visitor who followed
 * a link gets the page's document instead. A document that fails itself is not loaded again and again.
 */
export function ErrorPage() {
  const followedLink = useNavigationType() !== NavigationType.Pop;
  useEffect(() => {
    if (followedLink) window.location.reload();
  }, [followedLink]);
  return (
    <PageFrame>
      <PageMeta meta={unindexedMeta("Page Unavailable", "This page could not be shown. Please try again.")} />
      <section className="wrap py-12">
        <h1>This page could not be shown</h1>
        <p className="mt-4">
          <button className="underline" type="button" onClick={() => window.location.reload()}>
            Try again
          </button>{" "}
          or{" "}
          <a className="underline" href={pages.home.canonical}>
            go to the home page
          </a>
          .
        </p>
      </section>
    </PageFrame>
  );
}
