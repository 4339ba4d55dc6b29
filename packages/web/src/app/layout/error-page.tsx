import { unindexedMeta } from "../../document/page-meta.ts";
import { pages } from "@vanfettle/contract/paths";
import { useEffect } from "react";
import { NavigationType, useNavigationType } from "react-router";
import { PageMeta } from "../../ui/page-meta.tsx";
import { PageFrame } from "./layout.tsx";

/**
 * The page shown after an error in the browser. A release may have removed the code of the next page, so after a
 * navigation the page's document is loaded instead. A document that fails is not reloaded, to avoid a loop.
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
