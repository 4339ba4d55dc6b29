import type { PageName } from "@vanfettle/contract/paths";
import { offerReload, reportFailure } from "../ui/part-failure.ts";

/** Thrown if a file of the page could not be loaded. */
class PageNotLoaded extends Error {}

const isStylesheet = (file: string): boolean => file.endsWith(".css");

/**
 * Requests a file, unless the document has requested it, and resolves when it is loaded. A browser
 * without module preloads never resolves those.
 */
function requestFile(href: string): Promise<void> {
  if (document.head.querySelector(`link[href="${href}"]`)) return Promise.resolve();
  const rel = isStylesheet(href) ? "stylesheet" : "modulepreload";
  const link = Object.assign(document.createElement("link"), { rel, href });
  document.head.append(link);
  return new Promise((resolve, reject) => {
    link.addEventListener("load", () => resolve());
    link.addEventListener("error", () => {
      // So that the next attempt requests it again.
      link.remove();
      reject(new PageNotLoaded());
    });
  });
}

const listOf = (text: string | undefined): string[] => text?.split(" ").filter(Boolean) ?? [];

interface LoaderOptions {
  importFile: (file: string) => Promise<unknown>;
  /** Called when a file could not be loaded, or the application could not start. */
  onFailure: () => void;
}

/**
 * Returns a function that loads the application. The root element names its files, and the state of
 * a rendered document those of its page. After a failure, the next call tries again, and so does the
 * return of the connection.
 */
export function createLoader({ importFile, onFailure }: LoaderOptions): () => void {
  const { parts: ofApplication, entry } = document.getElementById("root")?.dataset ?? {};
  const { page, files: ofPage } = document.getElementById("state")?.dataset ?? {};
  const parts = listOf(ofApplication);
  const pageFiles = listOf(ofPage);
  const files = [...parts, ...pageFiles, ...listOf(entry)];
  const pageScript = pageFiles.findLast((file) => !isStylesheet(file));
  let isStarted = false;

  /**
   * Requests all files at once, so that none waits for what imports it. Evaluates each part and the
   * page as soon as they have arrived, in tasks of their own, because a phone takes long for React.
   */
  async function load(): Promise<void> {
    const requests = files.map((file) => ({ file, loaded: requestFile(file) }));
    // The import of a script fails, too, and its next import requests it again.
    for (const { loaded } of requests) loaded.catch(() => undefined);
    for (const part of parts) await importFile(part);
    try {
      if (pageScript) await importFile(pageScript);
    } catch {
      throw new PageNotLoaded();
    }
    // Vite does not wait for a stylesheet that is in the document.
    for (const { file, loaded } of requests) if (isStylesheet(file)) await loaded;
    if (entry) await importFile(entry);
  }

  function report(error: unknown): void {
    // The application has reported this.
    if (error instanceof Error && error.name === "PartNotLoaded") return;
    if (error instanceof PageNotLoaded) {
      reportFailure({ part: "page", cause: "load", page: page as PageName });
    } else reportFailure({ part: "application", cause: "load" });
  }

  function start(): void {
    if (isStarted) return;
    isStarted = true;
    load().catch((error: unknown) => {
      isStarted = false;
      report(error);
      offerReload();
      addEventListener("online", start, { once: true });
      onFailure();
    });
  }
  return start;
}
