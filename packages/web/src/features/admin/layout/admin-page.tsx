import type { FixedPageName } from "@vanfettle/contract/paths";
import { useEffect, useState, type ComponentType } from "react";
import { FixedPageMeta } from "../../../ui/page-meta.tsx";
import { PageSpinner } from "../../../ui/spinner.tsx";

export type LoadBody = () => Promise<{ default: ComponentType }>;

interface AdminPageProps {
  page: FixedPageName;
  title: string;
  /** Null at the edge, which neither reads nor draws what operators work with. */
  load: LoadBody | null;
}

const loadSheet = import.meta.env.SSR ? null : () => import("./load-admin-styles.ts");

async function loadAll(load: LoadBody): Promise<ComponentType> {
  const [body, sheet] = await Promise.all([load(), loadSheet?.()]);
  await sheet?.adminSheet();
  return body.default;
}

/** The part of an operators' page that every visitor could be sent: its name, and that the rest is on its way. */
export function AdminPage({ page, title, load }: AdminPageProps) {
  const [Body, setBody] = useState<ComponentType>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (!load) return;
    loadAll(load).then(
      (body) => setBody(() => body),
      () => setFailed(true),
    );
  }, [load]);
  return (
    <>
      <FixedPageMeta page={page} />
      {Body ? (
        <Body />
      ) : (
        <div className="wrap section">
          <h1 className="sr-only">{title}</h1>
          {failed ? (
            <p role="alert">This page could not be loaded. Reload it to try again.</p>
          ) : (
            <PageSpinner text="Loading..." />
          )}
        </div>
      )}
    </>
  );
}
