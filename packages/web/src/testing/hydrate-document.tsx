import { act } from "react";
import { hydrateRoot } from "react-dom/client";
import { vi } from "vitest";
import { createQueries } from "../api/queries.ts";
import { createQueryClient } from "../api/query-client.ts";
import { App } from "../app/app.tsx";
import { sow, type DocumentState } from "../app/document/document-state.ts";
import { withShownTexts } from "../app/document/shown-texts.ts";
import { screenOf } from "../app/routes.ts";
import { pageAt } from "./render-document.ts";
import { stubServer } from "./stub-server.ts";

/** What the entry does in a browser, with the document the edge wrote. */
export async function hydrate(path: string, answers: Record<string, unknown>) {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  const page = await pageAt(path, answers);
  document.head.innerHTML = page.head;
  document.body.innerHTML = `<div id="root">${page.body}</div>`;
  const { seeds, ...facts } = JSON.parse(page.state) as DocumentState;
  const server = stubServer(answers);
  const client = createQueryClient();
  sow(client, withShownTexts(seeds, document));
  const faults: unknown[] = [];
  const root = document.getElementById("root") as HTMLElement;
  const before = root.innerHTML;
  const context = { ...facts, pathname: path, api: server.api, queries: createQueries(server.api) };
  await act(async () => {
    hydrateRoot(root, <App document={context} client={client} screen={screenOf(path)} />, {
      onRecoverableError: (fault) => faults.push(fault),
    });
  });
  return { before, after: root.innerHTML, faults, calls: server.calls };
}

/** Between tests: the document as empty as it was. */
export function clearDocument(): void {
  document.head.replaceChildren();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
}
