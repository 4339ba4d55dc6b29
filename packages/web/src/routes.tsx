import { pages } from "@vanfettle/contract/paths";
import { matchRoutes, type RouteObject } from "react-router";
import { loadedScreen, type ScreenName } from "./screens.ts";
import { Layout } from "./ui/layout.tsx";
import { pageNames } from "./route-patterns.ts";
import { useLocation } from "react-router";

/** A new address is a new page: nothing typed or opened on one may show on the next. */
function Screen({ name }: { name: ScreenName }) {
  const { pathname } = useLocation();
  const Page = loadedScreen(name);
  return Page ? <Page key={pathname} /> : null;
}

const children: RouteObject[] = [
  ...pageNames.map((page) => ({ id: page, path: pages[page].pattern, element: <Screen name={page} /> })),
  { id: "notFound", path: "*", element: <Screen name="notFound" /> },
];

/** Matching ignores case and trailing slashes, as the contract's own does. */
export const routes: RouteObject[] = [{ element: <Layout />, children }];

export function screenOf(pathname: string): ScreenName {
  return (matchRoutes(routes, pathname)?.at(-1)?.route.id ?? "notFound") as ScreenName;
}
