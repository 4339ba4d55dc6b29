import { edgeFallback } from "@vanfettle/contract/deployment";
import type { OriginRequestEvent, OriginResponseEvent } from "./cloudfront.ts";
import { formResponse } from "./form-response.ts";
import { originRequestHandler, type PageStyles } from "./origin-request.ts";
import { takeOverConsole } from "./own-log.ts";

declare const __TEMPLATE__: string;
declare const __SCRIPT_HASHES__: string[];
declare const __PAGE_STYLES__: PageStyles;
declare const __PAGE_FILES__: Record<string, string[]>;
declare const __PUBLIC_FILES__: string[];

const log = takeOverConsole(console);

const renderDocument = originRequestHandler({
  template: __TEMPLATE__,
  scriptHashes: __SCRIPT_HASHES__,
  pageStyles: __PAGE_STYLES__,
  pageFiles: __PAGE_FILES__,
  publicFiles: __PUBLIC_FILES__,
  fetch: (...args) => fetch(...args),
  now: () => new Date(),
  reportError: (error) => log.failure(edgeFallback.message, error),
});

const isAnswered = (
  event: OriginRequestEvent | OriginResponseEvent,
): event is OriginResponseEvent => event.Records.some(({ cf }) => "response" in cf);

export function handler(event: OriginRequestEvent): ReturnType<typeof renderDocument>;
export function handler(event: OriginResponseEvent): Promise<ReturnType<typeof formResponse>>;
/**
 * Renders documents, and pages for failed forms. Throws an error without a cause, because Lambda
 * logs its message.
 */
export async function handler(event: OriginRequestEvent | OriginResponseEvent) {
  try {
    return isAnswered(event) ? formResponse(event) : await renderDocument(event);
  } catch (error) {
    log.failure(edgeFallback.message, error);
    throw new Error("The renderer failed; the line before names the error.");
  }
}
