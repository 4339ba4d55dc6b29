import { screen } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { stationList } from "@vanfettle/contract/station/station-list";
import { buildLocation } from "../../testing/build-location.ts";
import {
  buildNearStations,
  buildPlaceStations,
  buildStationList,
} from "../../testing/build-near-stations.ts";
import { renderDocument, visibleText } from "../../testing/render-document.ts";
import { renderScreen } from "../../testing/render-screen.tsx";
import { stubServer } from "../../testing/stub-server.ts";
import { askedClass } from "../ask-card/questions.ts";
import { StationsForVan } from "../vehicle/stations-for-van.tsx";

// @vitest-environment jsdom

const warning = "Over 12 months old.";

// Documents are rendered on 21 November 2026.
const editions = [
  ["2025-10", "October 2025", true],
  ["2025-11", "November 2025", false],
] as const;

describe.each(editions)("a list of %s", (edition, month, isOld) => {
  const source = `DVSA list of active MOT test stations, ${month}`;
  const list = buildStationList({ edition });
  const counts = {
    name: "Leeds",
    garageCount: 190,
    class7Count: 41,
    nearestStationMiles: 0.3,
    nearestClass7Miles: 0.9,
  };
  const withoutList = { list: null, stations: [], within5Miles: null, within10Miles: null };
  const figures = { ...withoutList, figures: { ...counts, source } };
  const place = (also: object) => ({ "/api/locations/maidstone": buildLocation(also) });
  const near = (also: object) => ({ "/api/stations/near/QX1%201AA": buildNearStations(also) });

  test.each<[what: string, path: string, answers: Record<string, unknown>]>([
    ["counts of a place", "/van-mot/maidstone/", place({ garageCountSource: source })],
    ["counts of a place", "/van-servicing/maidstone/", place({ garageCountSource: source })],
    [
      "stations of a place",
      "/van-mot/maidstone/",
      place({ stations: buildPlaceStations({ list, nearest: [] }) }),
    ],
    ["stations near a postcode", "/garages/?postcode=QX1+1AA", near({ list })],
    ["counts near a postcode", "/garages/?postcode=QX1+1AA", near(figures)],
  ])(`says ${isOld ? "" : "not "}that it is old with the %s on %s`, async (_, path, answers) => {
    const words = visibleText((await renderDocument(path, answers)).body);
    expect(words).toContain(month);
    expect(words.includes(warning)).toBe(isOld);
  });

  test.each<[what: string, also: object]>([
    ["stations", { list }],
    ["counts", figures],
  ])(`says ${isOld ? "" : "not "}that it is old with the %s of a van check`, async (_, also) => {
    const server = stubServer(near(also));
    renderScreen(
      <StationsForVan vanClass={undefined} postcode="QX1 1AA" asked={askedClass()} quote={null} />,
      {
        server,
      },
    );
    const note = await screen.findByText(new RegExp(month));
    expect(note.textContent.includes(warning)).toBe(isOld);
  });
});

test("the page of data and claims says that the committed list is old", async () => {
  expect(stationList.name).toContain("April 2025");
  expect(visibleText((await renderDocument("/data-and-claims/")).body)).toContain(warning);
});
