import { SitemapAreas } from "../features/sitemap/sitemap-areas.tsx";
import { SitemapPages } from "../features/sitemap/sitemap-pages.tsx";
import { FixedPageMeta } from "../ui/fixed-page-meta.tsx";
import { Section } from "../ui/section.tsx";
import "../features/sitemap/sitemap.css";

export function Component() {
  return (
    <>
      <FixedPageMeta page="sitemap" />
      <header className="band">
        <div className="wrap py-10">
          <p className="eyebrow">Sitemap</p>
          <h1 className="mt-2">All regions and counties</h1>
          <p className="lead mt-4">
            Every region and county of the UK, each with a page on van servicing and one on the van MOT. The page of a
            county lists its cities, towns and villages.
          </p>
        </div>
      </header>
      <Section title="Services and information">
        <SitemapPages />
      </Section>
      <SitemapAreas />
    </>
  );
}
