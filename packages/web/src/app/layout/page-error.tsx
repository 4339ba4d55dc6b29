import { useEffect } from "react";
import {
  isRouteErrorResponse,
  NavigationType,
  useLocation,
  useNavigationType,
  useRevalidator,
  useRouteError,
  type ErrorResponse,
} from "react-router";
import { pages } from "@vanfettle/contract/paths";
import { site } from "@vanfettle/contract/site";
import { failureOf } from "../../api/call-failure.ts";
import { Component as NotFound, NotLoaded } from "../../pages/not-found.tsx";
import { useDocument } from "../../ui/document-context.ts";
import { PartNotLoaded, reportPart } from "../../ui/load-part.ts";
import { fillScriptPlaces, offerReload } from "../../ui/part-failure.ts";

const reload = (): void => window.location.reload();

/**
 * Loads the document of the page that a link could not open, at once or when the connection is
 * back: a release may have removed the page's code. A document that fails is not reloaded, to avoid
 * a loop.
 */
function useDocumentInstead(): void {
  const followedLink = useNavigationType() !== NavigationType.Pop;
  useEffect(() => {
    if (!followedLink) return undefined;
    if (navigator.onLine) reload();
    window.addEventListener("online", reload);
    return () => window.removeEventListener("online", reload);
  }, [followedLink]);
}

/**
 * The page after an error in the browser: the document's page as the edge sent it, whose links and
 * forms work without script, or else a message. It does not tell search engines to forget an
 * address that exists.
 */
function BrokenPage({ error }: { error: unknown }) {
  const { rendered } = useDocument();
  const { pathname } = useLocation();
  const kept = rendered?.path === pathname ? rendered : null;
  const isKept = kept !== null;
  useEffect(() => {
    if (!(error instanceof PartNotLoaded)) reportPart("page", "render");
    if (!isKept) return;
    offerReload();
    fillScriptPlaces();
  }, [error, isKept]);
  useDocumentInstead();
  if (kept) {
    return (
      <>
        <title>{kept.title}</title>
        <div dangerouslySetInnerHTML={{ __html: kept.html }} />
      </>
    );
  }
  return (
    <section className="wrap section">
      <title>{`Page Unavailable | ${site.brand}`}</title>
      <h1>This page could not be shown</h1>
      <p className="mt-4">
        <button className="underline" type="button" onClick={reload}>
          Reload
        </button>{" "}
        or{" "}
        <a className="underline" href={pages.home.canonical}>
          go to the home page
        </a>
        .
      </p>
    </section>
  );
}

/** The page after an error of its data at the edge, which says 404 only for what is not there. */
function PageWithoutData({ error }: { error: ErrorResponse }) {
  const { revalidate } = useRevalidator();
  if (failureOf(error) === "missing") return <NotFound />;
  return <NotLoaded error={error} onRetry={revalidate} />;
}

/** Replaces the content of a page after an error of its data, which only the edge throws, or else. */
export function PageError() {
  const error = useRouteError();
  return isRouteErrorResponse(error) ? (
    <PageWithoutData error={error} />
  ) : (
    <BrokenPage error={error} />
  );
}
