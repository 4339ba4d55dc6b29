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

/**
 * Requests a script without evaluating it, so that its module is in the browser's cache. Unlike a
 * module or a preload that did not load, which browsers remember, a request can be repeated.
 */
async function requestScript(file: string): Promise<void> {
  const response = await fetch(file);
  if (!response.ok) throw new Error(`${file} is missing.`);
  await response.arrayBuffer();
}

/** Adds a stylesheet. Vite does not wait for one that is in the document. */
function requestStylesheet(href: string): Promise<void> {
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
  document.head.append(link);
  return new Promise((resolve, reject) => {
    link.addEventListener("load", () => resolve());
    link.addEventListener("error", () => {
      link.remove();
      reject(new Error(`${href} is missing.`));
    });
  });
}

async function requestFile(file: string): Promise<void> {
  try {
    await (isStylesheet(file) ? requestStylesheet(file) : requestScript(file));
  } catch {
    throw new FileNotLoaded(file);
  }
}

const listOf = (text: string | undefined): string[] => text?.split(" ").filter(Boolean) ?? [];

interface LoaderOptions {
  importFile: (file: string) => Promise<unknown>;
  /** Called when a file could not be loaded, or the application could not start. */
  onFailure: () => void;
}

/**
 * Returns a function that loads the application. The root element names its files, and the state of a
 * rendered document those of its page. After a failure, the next call tries again, and so does the return of the connection.
 */
export function createLoader({ importFile, onFailure }: LoaderOptions): () => void {
  const { parts: ofApplication, entry } = document.getElementById("root")?.dataset ?? {};
  const { page, files: ofPage } = document.getElementById("state")?.dataset ?? {};
  const parts = listOf(ofApplication);
  const pageFiles = listOf(ofPage);
  const files = [...parts, ...pageFiles, ...listOf(entry)];
  const requests = new Map<string, Promise<void>>();
  let isStarted = false;

  /** Requests a file that has not been requested before, or whose request has failed. */
  function request(file: string): Promise<void> {
    const loaded = requests.get(file) ?? requestFile(file);
    requests.set(file, loaded);
    loaded.catch(() => requests.delete(file));
    return loaded;
  }

  /**
   * Requests all files at once, so that none waits for what imports it. Evaluates each part as soon as
   * it has arrived, in a task of its own, because a phone takes long for React. The entry then
   * imports the page.
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
