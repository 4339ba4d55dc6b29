import { skipToken, useQuery } from "@tanstack/react-query";
import type { ComponentType } from "react";
import type { FixedPageName } from "@vanfettle/contract/paths";
import { Button } from "../../ui/button.tsx";
import { FixedPageMeta } from "../../ui/fixed-page-meta.tsx";
import { loadPart } from "../../ui/load-part.ts";
import { PageSpinner } from "../../ui/spinner.tsx";

type LoadContent = () => Promise<{ default: ComponentType }>;

interface AdminPageProps {
  page: FixedPageName;
  title: string;
  /** Imports the content of the page. Null at the edge, which renders only the loading text. */
  load: LoadContent | null;
}

const importStyles = import.meta.env.SSR ? null : () => import("./load-admin-styles.ts");

async function loadWithStyles(load: LoadContent): Promise<ComponentType> {
  const [content, styles] = await Promise.all([load(), importStyles?.()]);
  await styles?.loadAdminStyles();
  return content.default;
}

/**
 * An admin page: its metadata at once, its content and styles when they are loaded in the browser.
 */
export function AdminPage({ page, title, load }: AdminPageProps) {
  const queryFn = load ? () => loadPart("page", () => loadWithStyles(load)) : skipToken;
  const { data: Content, isError } = useQuery({ queryKey: ["admin-page", page], queryFn });
  return (
    <>
      <FixedPageMeta page={page} />
      {Content ? (
        <Content />
      ) : (
        <div className="wrap section">
          <h1 className="sr-only">{title}</h1>
          {isError ? (
            <div role="alert">
              <p>This page could not be loaded.</p>
              <Button className="mt-4" onClick={() => window.location.reload()}>
                Reload
              </Button>
            </div>
          ) : (
            <PageSpinner text="Loading..." />
          )}
        </div>
      )}
    </>
  );
}
