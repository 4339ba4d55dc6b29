import { matchPage, pages } from "@vanfettle/contract/paths";
import { matchRoutes } from "react-router";
import { pageNames } from "./route-patterns.ts";
import type { ScreenName } from "./screens.ts";

const routes = [
  ...pageNames.map((page) => ({ id: page, path: pages[page].pattern })),
  { id: "notFound", path: "*" },
] satisfies { id: ScreenName; path: string }[];

/**
 * The screen of an address, whatever its case and trailing slashes. The library's matcher alone: its data router would
 * be a quarter of the script for what the query cache and the loader in `entry-client.tsx` already do.
 */
export function screenOf(pathname: string): ScreenName {
  // A path that is none of ours, a broken escape included, need not be matched (and warned of) again.
  if (!matchPage(pathname)) return "notFound";
  return matchRoutes<(typeof routes)[number]>(routes, pathname)?.at(-1)?.route.id ?? "notFound";
}
