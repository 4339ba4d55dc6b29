import { matchPage } from "@vanfettle/contract/paths";

/**
 * Where a click leads within the application, or null where the browser should go there itself: another site, a new
 * tab, a place on this page, an address that is no page of ours, or a link marked `data-document`.
 */
export function clientLink(event: MouseEvent, here: Location): URL | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href]") : null;
  if (!link || link.target || link.hasAttribute("download") || "document" in link.dataset) return null;
  const url = new URL(link.href);
  if (url.origin !== here.origin || (url.pathname === here.pathname && url.hash)) return null;
  return matchPage(url.pathname) ? url : null;
}
