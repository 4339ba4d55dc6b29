import { pageFailurePath, type PageFailure } from "@vanfettle/contract/page-failure";

const offerId = "reload-offer";

/** Reports a failed part of the page to our server. Without a connection the report is lost. */
export function reportFailure(failure: PageFailure): void {
  const request = fetch(pageFailurePath, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(failure),
    // The page may be reloaded at once.
    keepalive: true,
  });
  request.catch(() => undefined);
}

/**
 * Offers to reload a page that lacks a part. The offer is outside of the application, which may not
 * run.
 */
export function offerReload(): void {
  if (document.getElementById(offerId)) return;
  // The plain shell has no elements, only the text that it is loading.
  const root = document.getElementById("root");
  if (root?.firstElementChild === null) root.textContent = "";
  const offer = document.createElement("p");
  offer.id = offerId;
  offer.className = "reload-offer notice";
  offer.role = "alert";
  const button = document.createElement("button");
  button.type = "button";
  button.className = "btn btn-line";
  button.textContent = "Reload";
  button.addEventListener("click", () => window.location.reload());
  offer.append("Part of this page did not load.", button);
  document.body.append(offer);
}

/** Removes the offer, because the page has changed or is complete. */
export const withdrawReloadOffer = (): void => document.getElementById(offerId)?.remove();
