import type { PageFailure, PagePart } from "@vanfettle/contract/page-failure";
import { matchPage } from "@vanfettle/contract/paths";
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

/** Loads the code of a part of the page. If that fails, reports it and throws `PartNotLoaded`. */
export async function loadPart<T>(part: PagePart, load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    console.warn(`The part "${part}" was not loaded`, error);
    reportPart(part, "load");
    throw new PartNotLoaded(part, error);
  }
}
