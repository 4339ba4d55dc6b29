import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  acrossWaterMiles,
  milesBetween,
  nearbyMiles,
  type Point,
} from "@vanfettle/contract/geo/distance";
import { lineToSea, waterBarriers, waterDetour } from "./water-detour.ts";

const at = (latitude: number, longitude: number): Point => ({ latitude, longitude });

const point = fc.record({
  latitude: fc.double({ min: 49.8, max: 60.9, noNaN: true }),
  longitude: fc.double({ min: -8, max: 1.8, noNaN: true }),
});
/** A point of a random line, moved by up to about seven miles. */
const nearWater = fc
  .record({
    barrier: fc.constantFrom(...waterBarriers),
    position: fc.nat(),
    north: fc.double({ min: -0.1, max: 0.1, noNaN: true }),
    east: fc.double({ min: -0.15, max: 0.15, noNaN: true }),
  })
  .map(({ barrier: { line }, position, north, east }) => {
    const [latitude, longitude] = line[position % line.length] ?? [0, 0];
    return at(latitude + north, longitude + east);
  });
const somewhere = fc.oneof(point, nearWater);
const shortWalk = fc.record({
  north: fc.double({ min: -0.1, max: 0.1, noNaN: true }),
  east: fc.double({ min: -0.15, max: 0.15, noNaN: true }),
});

describe("between any two points", () => {
  test("the detour is the same in both directions", () => {
    let separated = 0;
    fc.assert(
      fc.property(nearWater, shortWalk, (a, { north, east }) => {
        const b = at(a.latitude + north, a.longitude + east);
        const detour = waterDetour(a, b);
        expect(waterDetour(b, a)).toBe(detour);
        if (detour > 0) separated += 1;
      }),
      { numRuns: 2_000 },
    );
    expect(separated).toBeGreaterThan(50);
  });

  test("the detour is nothing, or from 4 to 15 miles", () => {
    fc.assert(
      fc.property(somewhere, somewhere, (a, b) => {
        const detour = waterDetour(a, b);
        if (detour === 0) return;
        expect(detour).toBeGreaterThanOrEqual(acrossWaterMiles);
        expect(detour).toBeLessThanOrEqual(nearbyMiles);
      }),
    );
  });

  test("no water lies between a point and itself, also on a line", () => {
    fc.assert(
      fc.property(somewhere, (a) => {
        expect(waterDetour(a, { ...a })).toBe(0);
      }),
    );
    for (const { line } of waterBarriers) {
      for (const [latitude, longitude] of line) {
        expect(waterDetour(at(latitude, longitude), at(latitude, longitude))).toBe(0);
      }
    }
  });
});

test("a road joins both sides of every crossing, also half a mile beside it", () => {
  const apart: string[] = [];
  for (const barrier of waterBarriers) {
    for (const [latitude, longitude, crossing] of barrier.line) {
      if (crossing === undefined) continue;
      for (const [north, east] of [
        [0.25, 0.5],
        [0.5, 0.15],
        [0.5, -0.5],
      ] as const) {
        const [up, right] = [north / 69, east / 42];
        const a = at(latitude + up, longitude + right);
        const b = at(latitude - up, longitude - right);
        if (waterDetour(a, b) > 0) apart.push(`${barrier.water}: ${crossing}`);
      }
    }
  }
  expect(apart).toEqual([]);
});

test("the miles of the detour lead over the best crossing of the water", () => {
  const [padstow, rock] = [at(50.5389, -4.9366), at(50.5498, -4.9046)];
  const [latitude = 0, longitude = 0] =
    waterBarriers.find(({ water }) => water === "Camel estuary")?.line[0] ?? [];
  const bridge = at(latitude, longitude);
  const way = milesBetween(padstow, bridge) + milesBetween(bridge, rock);
  expect(waterDetour(padstow, rock)).toBeCloseTo(way - milesBetween(padstow, rock), 8);
});

describe("the table", () => {
  test("names each water once, with a source", () => {
    const names = waterBarriers.map(({ water }) => water);
    expect(new Set(names).size).toBe(names.length);
    for (const { source } of waterBarriers) {
      expect(source).toMatch(/^https:\/\/en\.wikipedia\.org\/wiki\/[\w,()'-]+$/);
    }
  });

  test("leads each line from a way round to the open sea, round an island or between two ways", () => {
    for (const barrier of waterBarriers) {
      const line = lineToSea(barrier);
      const [first, last] = [line[0], line.at(-1)];
      const isRing = first?.[0] === last?.[0] && first?.[1] === last?.[1];
      const hasWayRound = line.some(([, , crossing]) => crossing !== undefined);
      expect(isRing || hasWayRound || islandSounds.includes(barrier.water), barrier.water).toBe(
        true,
      );
    }
  });

  test("stays within the United Kingdom and its sea", () => {
    for (const { line } of waterBarriers) {
      for (const [latitude, longitude] of line) {
        expect(latitude).toBeGreaterThan(49.5);
        expect(latitude).toBeLessThan(61.5);
        expect(longitude).toBeGreaterThan(-9);
        expect(longitude).toBeLessThan(2);
      }
    }
  });
});

/** The sounds between islands of a group, whose lines begin and end in the open sea. */
const islandSounds = [
  "Sound of Harris",
  "Sound of Barra",
  "Hoy Sound and Scapa Flow",
  "Sounds south of Orkney's northern isles",
  "Yell Sound",
];

const places: Record<string, Point> = {
  grain: at(51.456, 0.711),
  sheerness: at(51.441, 0.763),
  leysdown: at(51.397, 0.922),
  hoo: at(51.419, 0.561),
  padstow: at(50.539, -4.937),
  rock: at(50.55, -4.905),
  wadebridge: at(50.517, -4.836),
  kilcreggan: at(55.985, -4.821),
  gourock: at(55.961, -4.817),
  helensburgh: at(56.006, -4.726),
  garelochhead: at(56.082, -4.829),
  dunoon: at(55.95, -4.927),
  innellan: at(55.893, -4.955),
  // On the same bank of the Severn, with a bend of it between them.
  newnham: at(51.808, -2.452),
  awre: at(51.772, -2.43),
  dumbarton: at(55.945, -4.565),
  lamlash: at(55.534, -5.13),
  brodick: at(55.576, -5.146),
  ardrossan: at(55.643, -4.812),
  minehead: at(51.205, -3.483),
  barry: at(51.4, -3.28),
  watchet: at(51.181, -3.33),
  cowes: at(50.763, -1.298),
  eastCowes: at(50.758, -1.288),
  ryde: at(50.73, -1.162),
  seaview: at(50.72, -1.112),
  portsmouth: at(50.799, -1.091),
  gosport: at(50.795, -1.122),
  cosham: at(50.842, -1.067),
  hayling: at(50.783, -0.977),
  havant: at(50.852, -0.983),
  canvey: at(51.52, 0.59),
  benfleet: at(51.543, 0.56),
  leigh: at(51.541, 0.655),
  allhallows: at(51.469, 0.637),
  sittingbourne: at(51.341, 0.732),
  whitstable: at(51.361, 1.026),
  westMersea: at(51.777, 0.914),
  colchester: at(51.889, 0.904),
  bradwell: at(51.727, 0.902),
  walney: at(54.108, -3.255),
  barrow: at(54.111, -3.228),
  millom: at(54.211, -3.271),
  holyIsland: at(55.671, -1.8),
  beal: at(55.676, -1.904),
  bamburgh: at(55.608, -1.71),
  holyhead: at(53.309, -4.633),
  valley: at(53.282, -4.56),
  beaumaris: at(53.263, -4.093),
  bangor: at(53.228, -4.129),
  llanfairfechan: at(53.253, -3.975),
  kyle: at(57.283, -5.714),
  kyleakin: at(57.271, -5.729),
  armadale: at(57.066, -5.895),
  mallaig: at(57.006, -5.829),
  portree: at(57.413, -6.194),
  portaferry: at(54.38, -5.547),
  strangford: at(54.372, -5.557),
  newtownards: at(54.592, -5.692),
  comber: at(54.55, -5.745),
  antrim: at(54.714, -6.218),
  lurgan: at(54.463, -6.334),
  derry: at(54.997, -7.318),
  waterside: at(54.995, -7.3),
  kirkwall: at(58.981, -2.96),
  stMargaretsHope: at(58.828, -2.962),
  thurso: at(58.593, -3.522),
  lerwick: at(60.155, -1.145),
  leith: at(55.976, -3.17),
  burntisland: at(56.06, -3.232),
  aust: at(51.605, -2.625),
  beachley: at(51.615, -2.655),
  // A mile up the Severn from its bridge, on both banks.
  littletonWarth: at(51.621, -2.611),
  tidenham: at(51.633, -2.642),
  sharpness: at(51.72, -2.478),
  lydney: at(51.726, -2.526),
  hull: at(53.744, -0.336),
  barton: at(53.684, -0.44),
  torpoint: at(50.375, -4.196),
  saltash: at(50.408, -4.212),
  plymouth: at(50.371, -4.143),
};
const detourBetween = (a: string, b: string): number => {
  const [from, to] = [places[a], places[b]];
  if (!from || !to) throw new Error(`${a} or ${b} is missing.`);
  return waterDetour(from, to);
};

test.each([
  ["grain", "sheerness"],
  ["padstow", "rock"],
  ["kilcreggan", "gourock"],
  ["kilcreggan", "helensburgh"],
  ["dunoon", "gourock"],
  // The straight line crosses the Clyde twice, but Loch Long is between.
  ["dunoon", "dumbarton"],
  ["innellan", "dumbarton"],
  ["lamlash", "ardrossan"],
  ["minehead", "barry"],
  ["cowes", "eastCowes"],
  ["ryde", "portsmouth"],
  ["portsmouth", "gosport"],
  ["canvey", "allhallows"],
  ["leysdown", "whitstable"],
  ["westMersea", "bradwell"],
  ["walney", "millom"],
  ["holyIsland", "bamburgh"],
  ["beaumaris", "llanfairfechan"],
  ["armadale", "mallaig"],
  ["portaferry", "strangford"],
  ["kirkwall", "thurso"],
  ["lerwick", "kirkwall"],
  ["leith", "burntisland"],
  ["sharpness", "lydney"],
  ["torpoint", "plymouth"],
  // No ferry needed, but the Lynher is between them.
  ["torpoint", "saltash"],
])("%s and %s are across the water from each other", (a, b) => {
  expect(detourBetween(a, b)).toBeGreaterThan(0);
});

test.each([
  ["grain", "hoo"],
  ["padstow", "wadebridge"],
  ["rock", "wadebridge"],
  ["kilcreggan", "garelochhead"],
  ["helensburgh", "dumbarton"],
  ["lamlash", "brodick"],
  ["minehead", "watchet"],
  ["ryde", "seaview"],
  ["portsmouth", "cosham"],
  ["hayling", "havant"],
  ["canvey", "benfleet"],
  ["canvey", "leigh"],
  ["sheerness", "sittingbourne"],
  ["westMersea", "colchester"],
  ["walney", "barrow"],
  ["holyIsland", "beal"],
  ["holyhead", "valley"],
  ["beaumaris", "bangor"],
  ["kyle", "kyleakin"],
  ["portree", "kyle"],
  ["newtownards", "comber"],
  ["antrim", "lurgan"],
  ["derry", "waterside"],
  ["kirkwall", "stMargaretsHope"],
  ["newnham", "awre"],
  ["aust", "beachley"],
  ["littletonWarth", "tidenham"],
  ["hull", "barton"],
  ["saltash", "plymouth"],
])("a road joins %s and %s", (a, b) => {
  expect(detourBetween(a, b)).toBe(0);
});
