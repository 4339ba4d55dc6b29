import { expect, test } from "vitest";
import { buildPlaceStations, buildStation } from "../../testing/build-near-stations.ts";
import { toPlaceStationsView, toStationView } from "./station-view.ts";

test("shows a station's address in one line, its van classes and no empty fields", () => {
  expect(toStationView(buildStation({ classes: ["1", "4", "5", "7"] }))).toEqual({
    site: "SMP1",
    name: "Sample Garage",
    place: "1 Sample Street, Sampleton, QX1 1AA",
    phone: "01632960123",
    classes: ["4", "7"],
    latitude: 53.806,
    longitude: -1.552,
    miles: 0.42,
  });
});

test("notes the operator of a fleet station and an approximate distance", () => {
  expect(toStationView(buildStation({ exact: false, councilRun: true }))).toMatchObject({
    roughly: true,
    note: "Council-run, usually open to the public.",
  });
  expect(toStationView(buildStation({ access: "ask first", councilRun: true })).note).toContain(
    "ask first",
  );
});

test("marks a station across the water", () => {
  expect(toStationView(buildStation({ acrossWater: true }))).toMatchObject({ acrossWater: true });
});

test("includes a station once if both lists contain it", () => {
  const [a, b, c] = ["A", "B", "C"].map((site) => buildStation({ site }));
  if (!a || !b || !c) throw new Error("Too few stations.");
  const view = toPlaceStationsView(buildPlaceStations({ nearest: [a, b], class7: [b, c] }));
  expect(view.nearest.map(({ site }) => site)).toEqual(["A", "B"]);
  expect(view.farther.map(({ site }) => site)).toEqual(["C"]);
});
