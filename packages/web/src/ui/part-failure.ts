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

function reloadButton(): HTMLButtonElement {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "btn btn-line";
  button.textContent = "Reload";
  button.addEventListener("click", () => window.location.reload());
  return button;
}

const scriptPlaces = (): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>("[data-script-place]"),
];

/**
 * Says in the place of each part that only a script can show that it could not be loaded. Call it
 * where the script does not show the page.
 */
export function fillScriptPlaces(): void {
  for (const place of scriptPlaces()) {
    const { scriptPlace: what } = place.dataset;
    const sentence = `We could not load ${what}. Check your connection, then reload this page. `;
    place.hidden = false;
    place.replaceChildren(sentence, reloadButton());
  }
}

/**
 * Offers to reload a page that lacks a part. The offer is outside of the application, which may not
 * run.
 */
export function offerReload(sentence = "Part of this page did not load."): void {
  if (!("live" in document.documentElement.dataset)) fillScriptPlaces();
  if (document.getElementById(offerId)) return;
  // The plain shell has no elements, only the text that it is loading.
  const root = document.getElementById("root");
  if (root?.firstElementChild === null) root.textContent = "";
  const offer = document.createElement("p");
  offer.id = offerId;
  offer.className = "reload-offer notice";
  offer.role = "alert";
  offer.append(sentence, reloadButton());
  document.body.append(offer);
}

/**
 * Removes the offer, because the page has changed or is complete. Hydration needs the places as the
 * edge sent them.
 */
export function withdrawReloadOffer(): void {
  document.getElementById(offerId)?.remove();
  for (const place of scriptPlaces()) {
    place.hidden = true;
    place.replaceChildren();
  }
}
