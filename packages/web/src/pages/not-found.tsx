import { useLocation } from "react-router";
import { pages, servicingPath } from "@vanfettle/contract/paths";
import { servicePages } from "@vanfettle/contract/services";
import { site } from "@vanfettle/contract/site";
import { notFoundMeta } from "../document/page-meta.ts";
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

export function Component() {
  const { pathname } = useLocation();
  return (
    <>
      <PageMeta meta={notFoundMeta()} />
      <section className="hero on-dark">
        <div className="wrap py-12">
          <p className="font-bold">
            <em>Wrong turn</em>
          </p>
          <h1 className="mt-2">404 Page Not Found</h1>
          <p className="lead mt-4">
            There is no page at <code className="font-bold break-all text-white">{pathname}</code>
          </p>
          <FindForm id="find" />
          <div className="mt-6 flex flex-wrap gap-3">
            <Link to={pages.home.canonical} className="btn btn-primary">
              Find a garage by region
            </Link>
            <Link to={pages.motLanding.canonical} className="btn btn-line">
              Book a van MOT
            </Link>
          </div>
        </div>
      </section>
      <div className="wrap py-12">
        <section aria-labelledby="useful">
          <h2 id="useful">Perhaps you were looking for</h2>
          <ul className="link-list mt-5">
            <LinkItems links={usefulLinks} />
          </ul>
        </section>
        <section aria-labelledby="routes" className="mt-8">
          <h2 id="routes">How our addresses are built</h2>
          <ul className="mt-5">
            {expectedRoutes.map((route) => (
              <li key={route} className="mt-1">
                <code className="text-ink">{route}</code>
              </li>
            ))}
          </ul>
          <p className="mt-5 text-sm">
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
