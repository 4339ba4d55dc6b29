import type { PageName } from "@vanfettle/contract/paths";
import { offerReload, reportFailure } from "../ui/part-failure.ts";

/** Thrown by `requestFile`. */
class FileNotLoaded extends Error {
  readonly file: string;
  constructor(file: string) {
    super(`${file} was not loaded.`);
    this.file = file;
  }
}

const isStylesheet = (file: string): boolean => file.endsWith(".css");

/** Adds a link to a file, and resolves when the file has arrived. */
function addLink(href: string, attributes: Partial<HTMLLinkElement>): Promise<void> {
  const link = Object.assign(document.createElement("link"), attributes, { href });
  document.head.append(link);
  return new Promise((resolve, reject) => {
    link.addEventListener("load", () => resolve());
    link.addEventListener("error", () => {
      link.remove();
      reject(new FileNotLoaded(href));
    });
  });
}

/**
 * Requests a script again. Chromium answers what next asks for its module with the preload that
 * failed, so a preload of the module asks first. Only when the script has arrived: Firefox and
 * Safari never request a module again that did not load.
 */
async function requestAgain(href: string): Promise<void> {
  const response = await fetch(href).catch(() => null);
  if (!response?.ok) throw new FileNotLoaded(href);
  await response.arrayBuffer();
  await addLink(href, { rel: "modulepreload" }).catch(() => undefined);
}

/**
 * Requests a file, and resolves when it has arrived. A script is not a module yet, so that it can be
 * requested again. Safari would request a second time what `fetch` has.
 */
function requestFile(href: string, hasFailed: boolean): Promise<void> {
  // Vite does not wait for a stylesheet that is in the document.
  if (isStylesheet(href)) return addLink(href, { rel: "stylesheet" });
  if (hasFailed) return requestAgain(href);
  return addLink(href, { rel: "preload", as: "script", crossOrigin: "anonymous" });
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
  const requests = new Map<string, Promise<void>>();
  const failed = new Set<string>();
  let isStarted = false;

  /** Requests a file that has not been requested before, or whose request has failed. */
  function request(file: string): Promise<void> {
    const loaded = requests.get(file) ?? requestFile(file, failed.has(file));
    requests.set(file, loaded);
    loaded.catch(() => {
      failed.add(file);
      requests.delete(file);
    });
    return loaded;
  }

  /**
   * Requests all files at once, so that none waits for what imports it. Evaluates each part as soon
   * as it has arrived, and the page, in tasks of their own, because a phone takes long for React.
   */
  async function load(): Promise<void> {
    const requested = files.map(request);
    const evaluateParts = async () => {
      for (const [index, part] of parts.entries()) {
        await requested[index];
        await importFile(part);
      }
    };
    await Promise.all([...requested, evaluateParts()]);
    if (pageScript) {
      await importFile(pageScript).catch(() => Promise.reject(new FileNotLoaded(pageScript)));
    }
    if (entry) await importFile(entry);
  }

  function report(error: unknown): void {
    // The application has reported this.
    if (error instanceof Error && error.name === "PartNotLoaded") return;
    if (error instanceof FileNotLoaded && pageFiles.includes(error.file)) {
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
