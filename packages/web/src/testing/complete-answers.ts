import { endpointNames, endpoints, type EndpointName } from "@vanfettle/contract/endpoints";
import type { ResponseBody } from "@vanfettle/contract/schemas";
import { services } from "@vanfettle/contract/services";
import { hasShape, type Shape } from "../api/answer-shapes.ts";
import { createApi } from "../api/client.ts";
import { buildLocation } from "./build-location.ts";
import { buildNearStations, buildPlaceStations, buildStation } from "./build-near-stations.ts";
import { buildVehicleCheck } from "./build-vehicle-check.ts";
import { storedBooking } from "./stored-booking.ts";

type Answers = { [N in EndpointName]?: ResponseBody<N> };

const id = "6f1c1d6e-9f0f-4c3b-8c55-0a54a0c0c011";
const day = "2026-11-21T10:05:00.000Z";
const ownStations = { stations: 12, class7: 5 };
const ashford = { name: "Ashford", distinctName: "Ashford, Kent", slug: "ashford" };

/** Responses of the endpoints that visitors' pages read, with every field that a page may lack. */
export const completeAnswers: Answers = {
  listServices: services.map((service) => ({ ...service })),
  listLocations: [{ id, name: "London", slug: "london", county: "London", garageCount: 41 }],
  listRegions: [{ name: "London", slug: "london", countiesCount: 3 }],
  getLocation: buildLocation({
    type: "county",
    distinctName: "Maidstone, Kent",
    counties: [{ id, ...ashford, place_count: 7, ownStations }],
    places: [{ id, ...ashford, ownStations, type: "town", county: "Kent", population: 74_204 }],
    nearby: [{ ...ashford, slug: "ashford-surrey", miles: 9, acrossWater: false }],
    alphabetical: [{ ...ashford, slug: "ashford-z" }],
    class7Places: [{ ...ashford, class7Count: 8 }],
    districts: [{ district: "ME14", stations: 9, class7: 4 }],
    testCentres: [{ name: "Larne", miles: 7 }],
    namesakes: [{ slug: "maidstone-else", parents: ["else"] }],
    centre: { name: "Rochester", slug: "rochester" },
    stations: buildPlaceStations({ class7: [buildStation({ site: "SMP2" })] }),
  }),
  nearStations: buildNearStations(),
  findPlaces: {
    outcome: "similar",
    places: [{ kind: "place", name: "Leeds", slug: "leeds", area: "Yorkshire", miles: 3 }],
    nearest: [],
    postcode: null,
    placed: null,
    sector: null,
  },
  checkVehicle: buildVehicleCheck(),
  showBooking: {
    ...storedBooking,
    locationSlug: "birmingham",
    page: "motLocation",
    customerDetails: "Call first",
  },
  eraseBooking: { erasedAt: day },
  requestBooking: { redirectUrl: "https://partner.example/", token: "abc.def" },
};

/** The path of a field in a response; list items are represented by the first. */
type FieldPath = readonly (string | 0)[];

/** Returns the paths of all fields of a response. */
export function fieldPaths(value: unknown, path: FieldPath = []): FieldPath[] {
  if (Array.isArray(value)) return value.length > 0 ? fieldPaths(value[0], [...path, 0]) : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, field]) => [
    [...path, name],
    ...fieldPaths(field, [...path, name]),
  ]);
}

/** Returns a copy of a response without a field. */
export function withoutField(value: unknown, [first, ...rest]: FieldPath): unknown {
  if (first === 0) {
    const [item, ...others] = value as unknown[];
    return [withoutField(item, rest), ...others];
  }
  const fields = Object.entries(value as object).flatMap(([name, field]) => {
    if (name !== first) return [[name, field]];
    return rest.length === 0 ? [] : [[name, withoutField(field, rest)]];
  });
  return Object.fromEntries(fields) as unknown;
}

/** Returns whether a response may lack a field. */
export const isOptionalField = (shape: Shape, response: unknown, path: FieldPath): boolean =>
  hasShape(withoutField(response, path), shape);

const patterns = endpointNames.map((name) => {
  const { method, path } = endpoints[name];
  const pattern = new RegExp(`^${path.replace(/\{\w+\}/g, "[^/]+")}$`);
  return { name, isMatch: (sent: string, to: string) => sent === method && pattern.test(to) };
});

/**
 * Creates an API that gives complete responses, or those of `reply` where it returns one. `asked`
 * has the endpoints in order.
 */
export function completeApi(reply: (name: EndpointName) => Promise<Response> | undefined) {
  const asked: EndpointName[] = [];
  const fetch = async (url: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    const { pathname } = new URL(url as string);
    const name = patterns.find(({ isMatch }) => isMatch(init.method ?? "GET", pathname))?.name;
    if (!name) throw new Error(`No endpoint has the path ${pathname}`);
    asked.push(name);
    return reply(name) ?? Response.json(completeAnswers[name]);
  };
  return { api: createApi({ base: "https://api.example", fetch }), asked };
}
