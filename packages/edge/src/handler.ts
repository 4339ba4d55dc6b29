import { edgeFallback } from "@vanfettle/contract/deployment";
import type { OriginRequestEvent } from "./cloudfront.ts";
import { originRequestHandler, type PageStyles } from "./origin-request.ts";
import { takeOverConsole } from "./own-log.ts";

declare const __TEMPLATE__: string;
declare const __SCRIPT_HASHES__: string[];
declare const __PAGE_STYLES__: PageStyles;
declare const __PAGE_FILES__: Record<string, string[]>;
declare const __PUBLIC_FILES__: string[];

const log = takeOverConsole(console);

const respond = originRequestHandler({
  template: __TEMPLATE__,
  scriptHashes: __SCRIPT_HASHES__,
  pageStyles: __PAGE_STYLES__,
  pageFiles: __PAGE_FILES__,
  publicFiles: __PUBLIC_FILES__,
  fetch: (...args) => fetch(...args),
  now: () => new Date(),
  reportError: (error) => log.failure(edgeFallback.message, error),
});

/** Renders documents. Throws an error without a cause, because Lambda logs its message. */
export async function handler(event: OriginRequestEvent) {
  try {
    return await respond(event);
  } catch (error) {
    log.failure(edgeFallback.message, error);
    throw new Error("The renderer failed; the line before names the error.");
  }
}
