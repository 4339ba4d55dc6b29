import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { pages, servicingPath } from "@vanfettle/contract/paths";
import { servicePages } from "@vanfettle/contract/services";
import { site } from "@vanfettle/contract/site";
import { adviceOn } from "../api/failure-texts.ts";
import { notFoundMeta, unavailableMeta, type PageMeta as Meta } from "../document/page-meta.ts";
import { TryAgain } from "../features/failed-read/try-again.tsx";
import { FindForm } from "../features/find/find-form.tsx";
import { LinkItems, type PageLink } from "../ui/link-items.tsx";
import { Link } from "../ui/link.tsx";
import { PageMeta } from "../ui/page-meta.tsx";

const expectedRoutes = [
  "/van-servicing/:regionSlug",
  "/van-servicing/:regionSlug/:countySlug",
  "/van-servicing/:regionSlug/:countySlug/:townSlug",
] as const;

const usefulLinks: PageLink[] = [
  ["Van servicing in London", servicingPath("london")],
  ["Van servicing in Birmingham", servicingPath("birmingham")],
  ["Van servicing in Glasgow", servicingPath("glasgow")],
  ...servicePages.map(({ label, path }) => [label, path] as const),
];

const CurrentPath = () => (
  <code className="font-bold break-all text-white">{useLocation().pathname}</code>
);

interface ScreenProps {
  meta: Meta;
  eyebrow: string;
  lead: ReactNode;
  /** The way on before the search. */
  action?: ReactNode;
}

/** The not-found screen, with the current path and the expected routes. */
function Screen({ meta, eyebrow, lead, action }: ScreenProps) {
  return (
    <>
      <PageMeta meta={meta} />
      <section className="hero on-dark">
        <div className="wrap section">
          <p className="font-bold">
            <em>{eyebrow}</em>
          </p>
          <h1 className="mt-2">404 Page Not Found</h1>
          <p className="lead mt-4">{lead}</p>
          {action && <p className="mt-4">{action}</p>}
          <FindForm id="find" />
          <div className="mt-4 flex flex-wrap gap-3">
            <Link to={pages.home.canonical} className="btn btn-primary">
              Find a garage by region
            </Link>
            <Link to={pages.motLanding.canonical} className="btn btn-line">
              Book a van MOT
            </Link>
          </div>
        </div>
      </section>
      <div className="wrap section">
        <section aria-labelledby="useful">
          <h2 id="useful">Perhaps you were looking for</h2>
          <ul className="link-list mt-4">
            <LinkItems links={usefulLinks} />
          </ul>
        </section>
        <section aria-labelledby="routes" className="mt-8">
          <h2 id="routes">How our addresses are built</h2>
          <ul className="mt-4">
            {expectedRoutes.map((route) => (
              <li key={route} className="mt-1">
                <code className="text-ink">{route}</code>
              </li>
            ))}
          </ul>
          <p className="mt-4 text-sm">
            Followed a link that should work? Tell us at{" "}
            <a className="underline" href={`mailto:${site.email}`}>
              {site.email}
            </a>
            .
          </p>
        </section>
      </div>
    </>
  );
}

export const Component = () => (
  <Screen
    meta={notFoundMeta()}
    eyebrow="Wrong turn"
    lead={
      <>
        There is no page at <CurrentPath />
      </>
    }
  />
);

interface NotLoadedProps {
  error: unknown;
  /** Tries again in place. */
  onRetry: () => unknown;
}

/**
 * The same screen for a location's page whose data could not be read. It says so, because the page
 * exists.
 */
export const NotLoaded = ({ error, onRetry }: NotLoadedProps) => (
  <Screen
    meta={unavailableMeta()}
    eyebrow="Not loaded"
    lead={
      <>
        We could not load the page at <CurrentPath />. {adviceOn(error)}
      </>
    }
    action={<TryAgain error={error} onRetry={onRetry} />}
  />
);
