import type { QueryClient } from "@tanstack/react-query";
import type { PageMeta } from "@vanfettle/contract/page-meta";
import { decidePage } from "@vanfettle/contract/page-decision";
import { matchPage } from "@vanfettle/contract/paths";
import { scriptSafeJson } from "@vanfettle/contract/structured-data";
import { renderToString } from "react-dom/server";
import type { Api } from "../api/client.ts";
import { statusOf } from "../api/http-error.ts";
import { createQueries, type Question } from "../api/queries.ts";
import { createQueryClient } from "../api/query-client.ts";
import { App } from "./app.tsx";
import type { DocumentContext } from "../ui/document-context.ts";
import { seedsOf } from "./document/document-state.ts";
import { keepMissedParts } from "./document/fixed-parts.ts";
import { withoutShownTexts } from "./document/shown-texts.ts";
import { headHtml } from "./document/head-html.ts";
import { pageQueries } from "./page-queries.ts";
import { loadScreen, type ScreenName } from "./screens.ts";

export interface PageRequest {
  path: string;
  origin: string;
  today: string;
  api: Api;
}

export type RenderedPage =
  | { kind: "redirect"; to: string }
  | {
      kind: "page";
      status: 200 | 404 | 503;
      /** False where a part was left out because its answer did not come: such a page is not kept for long. */
      complete: boolean;
      /** A location page that does show its location. */
      showsLocation: boolean;
      head: string;
      body: string;
      state: string;
    };

type Loaded = { status: 200 | 404 | 503; complete: boolean; redirect: string | null };

/** An answer that says what a page shows anyway need not be kept, nor travel. */
const isBuiltIn = (data: unknown, { meta }: Question<unknown>): boolean =>
  meta?.builtIn !== undefined && JSON.stringify(data) === JSON.stringify(meta.builtIn);

async function load(client: QueryClient, needed: readonly Question<unknown>[]): Promise<Loaded> {
  const loaded: Loaded = { status: 200, complete: true, redirect: null };
  await Promise.all(
    needed.map(async (query) => {
      try {
        const data = await query.queryFn();
        if (!isBuiltIn(data, query)) client.setQueryData(query.queryKey, data);
        if (typeof data === "object" && data && "redirect" in data) loaded.redirect = data.redirect as string | null;
      } catch (error) {
        const fallback = query.meta?.fallback;
        if (fallback === undefined) loaded.status = statusOf(error) === 404 ? 404 : 503;
        else client.setQueryData(query.queryKey, fallback);
        loaded.complete = false;
      }
    }),
  );
  return loaded;
}

/** What hydrates is the inside of #root; the head is text beside it. */
function draw(document: DocumentContext, client: QueryClient, screen: ScreenName): { head: string; body: string } {
  let head = "";
  const tellHead = (meta: PageMeta): void => {
    head = headHtml(meta, document.origin);
  };
  const body = renderToString(<App document={{ ...document, tellHead }} client={client} screen={screen} />);
  keepMissedParts((content) => renderToString(content));
  return { head, body };
}

function screenFor(path: string): { screen: ScreenName } | { to: string } {
  const match = matchPage(path);
  if (!match) return { screen: "notFound" };
  if ("slug" in match) return { screen: match.page };
  const decision = decidePage(path, null);
  return decision.kind === "redirect" ? { to: decision.to } : { screen: match.page };
}

/** A whole page as HTML, its status, or where it redirects. */
export async function renderPage({ path, origin, today, api }: PageRequest): Promise<RenderedPage> {
  const target = screenFor(path);
  if ("to" in target) return { kind: "redirect", to: target.to };
  const client = createQueryClient();
  const queries = createQueries(api);
  const [loaded] = await Promise.all([
    load(client, pageQueries(queries, target.screen, path)),
    loadScreen(target.screen),
  ]);
  if (loaded.redirect) return { kind: "redirect", to: loaded.redirect };
  const status = target.screen === "notFound" ? 404 : loaded.status;
  const showsLocation = status === 200 && (target.screen === "servicingLocation" || target.screen === "motLocation");
  const facts = { origin, today, failedPath: status === 200 ? null : path };
  const seeds = status === 200 ? withoutShownTexts(seedsOf(client)) : [];
  const drawn = draw({ ...facts, pathname: path, api, queries }, client, target.screen);
  client.clear();
  return {
    kind: "page",
    status,
    complete: loaded.complete,
    showsLocation,
    ...drawn,
    state: scriptSafeJson({ ...facts, seeds }),
  };
}
