import type { PageFailure, PagePart } from "@vanfettle/contract/page-failure";
import { matchPage } from "@vanfettle/contract/paths";
import { keptInDocument } from "./kept-in-document.ts";
import { reportFailure } from "./part-failure.ts";

/** Thrown by `loadPart`, which has already reported it. */
export class PartNotLoaded extends Error {
  constructor(part: PagePart, cause: unknown) {
    super(`The part "${part}" was not loaded.`, { cause });
    this.name = "PartNotLoaded";
  }
}

/** Reports a failed part of the current page. */
export function reportPart(part: PagePart, cause: PageFailure["cause"]): void {
  reportFailure({ part, cause, page: matchPage(window.location.pathname)?.page ?? "notFound" });
}

const failedStyles = keptInDocument(() => new Set<HTMLLinkElement>());

/** Notes stylesheets that fail, because Vite requests the stylesheet of a chunk only once. */
export function watchStyles(): void {
  const note = ({ target }: Event): void => {
    if (target instanceof HTMLLinkElement && target.rel === "stylesheet") {
      failedStyles().add(target);
    }
  };
  document.addEventListener("error", note, { capture: true });
}

/**
 * Loads the code of a part of the page. If that fails, reports it and throws `PartNotLoaded`. The
 * next call requests stylesheets again that have failed.
 */
export async function loadPart<T>(part: PagePart, load: () => Promise<T>): Promise<T> {
  for (const link of failedStyles()) link.replaceWith(link.cloneNode());
  failedStyles().clear();
  try {
    return await load();
  } catch (error) {
    console.warn(`The part "${part}" was not loaded`, error);
    reportPart(part, "load");
    throw new PartNotLoaded(part, error);
  }
}
