import type { Page } from "@playwright/test";
import {
  buildNearStations,
  buildStation,
} from "../../packages/web/src/testing/build-near-stations.ts";

/**
 * Adds four stations around LS1 4AP to the site's responses, as from a site with a list of
 * stations.
 */
export async function respondWithStations(page: Page): Promise<void> {
  const stations = [1, 2, 3, 4].map((number) =>
    buildStation({ site: `SMP${number}`, miles: number }),
  );
  const near = buildNearStations({ postcode: "LS1 4AP", class: "7", stations });
  await page.route("**/api/stations/near/**", (route) => route.fulfill({ json: near }));
}
