import type { LocationPage } from "@vanfettle/contract/location/location-schemas";
import { toLocationPage } from "@vanfettle/core/content/text/location-page";
import type { LocationText } from "@vanfettle/core/content/text/location-text";
import { ModelText, toLocationText } from "@vanfettle/core/content/text/model-text";
import { textRequest } from "@vanfettle/core/content/text/prompt";
import { renderText } from "@vanfettle/core/content/text/render";
import { factRecord } from "@vanfettle/core/location/facts/facts";
import type { StoredLocation } from "@vanfettle/core/location/location-row";
import { seededLocation } from "@vanfettle/core/testing/seeded-location";
import { loadGazetteer } from "@vanfettle/places/gazetteer";
import { buildSeedRows } from "@vanfettle/places/seed-rows";
import type { StationTable } from "@vanfettle/stations/files/station-table";
import { writeLocationText } from "@vanfettle/text-service/writer/location-text";
import { WritingTask } from "@vanfettle/text-service/writer/task";

const updatedAt = "2026-11-01T00:00:00.000Z";

/** Returns the location rows of the table, as seeding would store them with a list of stations. */
export const locationRows = (list?: StationTable): StoredLocation[] =>
  buildSeedRows(loadGazetteer(), list).map((seed) => seededLocation(seed, updatedAt));

/** Returns the local text service's text for a location. */
const writtenText = (location: StoredLocation): LocationText =>
  toLocationText(
    ModelText.parse(
      writeLocationText(
        WritingTask.parse(JSON.parse(textRequest(factRecord(location), { attempt: 1 }).input)),
      ),
    ),
  );

/** Returns the API's response for a row, including a text from the local text service. */
export function pageWithText(location: StoredLocation): LocationPage {
  const { servicing, mot } = renderText(writtenText(location));
  const row = {
    ...location.row,
    servicingContent: servicing.html,
    motContent: mot.html,
    faqContent: servicing.faqContent ?? "[]",
    servicingMetaTitle: servicing.metaTitle,
    servicingMetaDescription: servicing.metaDescription,
    motMetaTitle: mot.metaTitle,
    motMetaDescription: mot.metaDescription,
  } as StoredLocation["row"];
  return toLocationPage({ ...location, row } as StoredLocation);
}
