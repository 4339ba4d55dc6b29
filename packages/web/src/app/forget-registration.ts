import { addressHoldsRegistration } from "@vanfettle/contract/find/holds-registration";
import { isAdminPage, matchPage } from "@vanfettle/contract/paths";

/**
 * Removes a registration that was sent before the page was interactive from the address, and so from the browser's
 * history. An operators' page keeps its query: the identity provider's random code can look like a registration.
 */
export function forgetRegistration(): void {
  const { pathname, search } = window.location;
  const match = matchPage(pathname);
  if (match && isAdminPage(match.page)) return;
  if (addressHoldsRegistration("", search)) window.history.replaceState(window.history.state, "", pathname);
}
