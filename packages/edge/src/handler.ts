import { edgeFallback } from "@vanfettle/contract/deployment";
import { originRequestHandler, type PageStyles } from "./origin-request.ts";

declare const __TEMPLATE__: string;
declare const __SCRIPT_HASHES__: string[];
declare const __PAGE_STYLES__: PageStyles;
declare const __PAGE_FILES__: Record<string, string[]>;
declare const __PUBLIC_FILES__: string[];

export const handler = originRequestHandler({
  template: __TEMPLATE__,
  scriptHashes: __SCRIPT_HASHES__,
  pageStyles: __PAGE_STYLES__,
  pageFiles: __PAGE_FILES__,
  publicFiles: __PUBLIC_FILES__,
  fetch: (...args) => fetch(...args),
  now: () => new Date(),
  reportError: (error) =>
    console.error(
      JSON.stringify({ level: "ERROR", message: edgeFallback.message, error: String(error) }),
    ),
});
