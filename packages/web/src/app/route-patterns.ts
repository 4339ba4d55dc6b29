import { pages, type PageName } from "@vanfettle/contract/paths";

/** The addresses the router serves: the contract's, each under its own name. */
export const pageNames = Object.keys(pages) as PageName[];
export const routePatterns: readonly string[] = pageNames.map((page) => pages[page].pattern);
