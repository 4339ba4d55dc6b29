import type { EndpointName } from "@vanfettle/contract/endpoints";
import type { Sent } from "../../packages/functions/src/testing/api-event.ts";
import { hostileForms, hostileJson, hostileSearches, hostileTexts } from "./hostile-inputs.ts";

/** The input of an endpoint: usual values of its text fields, and the request with such values. */
interface Input {
  endpoint: EndpointName;
  usual: readonly [Record<string, string>, ...Record<string, string>[]];
  toRequest: (values: Record<string, string>) => Sent;
  /** Returns requests that do not consist of the fields. */
  others?: () => Sent[];
}

const formType = { "content-type": "application/x-www-form-urlencoded" };
const jsonType = {
  "content-type": "application/json",
  accept: "application/json, text/event-stream",
};
const toForm = (values: Record<string, string>): Sent => ({
  headers: formType,
  body: new URLSearchParams(values).toString(),
});
const toJson = (values: object): Sent => ({ headers: jsonType, body: JSON.stringify(values) });
const formOf = (field: string) => () =>
  hostileForms(field).map((body): Sent => ({ headers: formType, body }));
const jsonOf = (field: string) => () =>
  hostileJson(field).map((body): Sent => ({ headers: jsonType, body }));
const toQuery = (values: Record<string, string>): Sent => ({
  query: new URLSearchParams(values).toString(),
});
const toPath = (pathParameters: Record<string, string>): Sent => ({ pathParameters });

const toCall = (name: string) => (values: object) =>
  toJson({ jsonrpc: "2.0", id: 1, method: "tools/call", params: { name, arguments: values } });
const callOf = (name: string, field: string) => (): Sent[] =>
  hostileJson(field).map((values) => ({
    headers: jsonType,
    body: `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"${name}","arguments":${values}}}`,
  }));

const toNear = ({ postcode = "", ...query }: Record<string, string>): Sent => ({
  ...toQuery(query),
  ...toPath({ postcode }),
});
const toMap = ({ point = "", ...query }: Record<string, string>): Sent => ({
  ...toQuery(query),
  ...toPath({ point }),
});

/** Returns the values with each end of the ranges and each choice of a query for stations. */
const queryCorners = (values: Record<string, string>): Record<string, string>[] =>
  [{}, { class: "4" }, { class: "7" }].flatMap((choice) =>
    ["1", "50"].map((limit) => ({ ...values, ...choice, limit })),
  );

/** The postcodes at the ends of Great Britain, between waters, and among the most stations. */
const hardPostcodes = [
  "ZE2 9",
  "HS8 5",
  "TR21 0",
  "NR32",
  "PO33 1",
  "PA20",
  "DN19 7",
  "SE10",
  "E1",
];

/** The corners of the map, the ends of what can be written, and the hardest places on land. */
const hardPoints =
  "61,-8.8 61,1.8 49.8,-8.8 49.8,1.8 " +
  "-99,666 0,0 90,180 -90,-180 61.00001,0 9e99,9e99 Infinity,-Infinity " +
  "60.8,-0.8 58.2,-6.4 57.5,-7.3 50.7,-1.3 50.1,-5.5 51.5,-0.12";

const booking = {
  registration: "AB12 CDE",
  postcode: "SW1A 1AA",
  serviceType: "mot",
  location: "Leeds",
};
const bookingKey = "a-key-of-the-measured-booking";

/** The input of every public endpoint that takes text. */
export const inputs: readonly Input[] = [
  {
    endpoint: "findPlaces",
    usual: [{ q: "Sheffeild" }, { q: "stretford upon avon" }, { q: "Asford, Kent" }],
    toRequest: toQuery,
    others: () => hostileSearches.map((q) => toQuery({ q })),
  },
  {
    endpoint: "nearStations",
    usual: [{ postcode: "LS1 1AA", class: "7", limit: "20" }],
    toRequest: toNear,
    others: () => hardPostcodes.flatMap((postcode) => queryCorners({ postcode })).map(toNear),
  },
  {
    endpoint: "stationMap",
    usual: [{ point: "53.8,-1.55", class: "7", limit: "20" }],
    toRequest: toMap,
    others: () =>
      hardPoints
        .split(" ")
        .flatMap((point) => queryCorners({ point }))
        .map(toMap),
  },
  { endpoint: "getLocation", usual: [{ slug: "solihull" }], toRequest: toPath },
  { endpoint: "getSitemapChunk", usual: [{ chunk: "west-midlands.xml" }], toRequest: toPath },
  {
    endpoint: "checkVehicle",
    usual: [{ registration: "QQ19 VAN" }],
    toRequest: toJson,
    others: jsonOf("registration"),
  },
  {
    endpoint: "requestBooking",
    usual: [{ ...booking, locationSlug: "leeds", key: bookingKey }],
    toRequest: ({ key = "", ...values }) => ({
      ...toJson(values),
      headers: { ...jsonType, "idempotency-key": key },
    }),
    others: jsonOf("registration"),
  },
  {
    endpoint: "bookByForm",
    usual: [{ ...booking, key: bookingKey }],
    toRequest: toForm,
    others: formOf("registration"),
  },
  {
    endpoint: "seeStations",
    usual: [{ registration: booking.registration, postcode: booking.postcode }],
    toRequest: toForm,
    others: formOf("registration"),
  },
  {
    endpoint: "reminder",
    usual: [{ due: "2027-05-15", keeps: "2027-04-16", label: "White Transit" }],
    toRequest: toForm,
    others: formOf("label"),
  },
  {
    endpoint: "reportPageFailure",
    usual: [{ part: "stations", cause: "load", page: "motLocation" }],
    toRequest: toJson,
    others: jsonOf("part"),
  },
  {
    endpoint: "showBooking",
    usual: [{ token: "a-token" }],
    toRequest: toJson,
    others: jsonOf("token"),
  },
  {
    endpoint: "eraseBooking",
    usual: [{ token: "a-token" }],
    toRequest: toJson,
    others: jsonOf("token"),
  },
  {
    endpoint: "mcp",
    usual: [{ slug: "leeds" }],
    toRequest: toCall("get_location"),
    others: () => [...callOf("get_location", "slug")(), ...jsonOf("method")()],
  },
  {
    endpoint: "mcp",
    usual: [{ postcode: "LS1 1AA" }],
    toRequest: toCall("find_mot_stations"),
    others: () => [
      ...hardPostcodes.map((postcode) => toCall("find_mot_stations")({ postcode, limit: 50 })),
      ...callOf("find_mot_stations", "postcode")(),
    ],
  },
  {
    endpoint: "mcp",
    usual: [{ expires: "2027-05-15", failed_on: "2026-11-20" }],
    toRequest: toCall("mot_dates"),
    others: callOf("mot_dates", "expires"),
  },
];

/**
 * Returns the requests with a hostile text in one of the fields, and the other hostile requests.
 */
export const hostileRequests = ({ usual: [usual], toRequest, others }: Input): Sent[] => [
  ...Object.keys(usual).flatMap((field) =>
    hostileTexts.map((text) => toRequest({ ...usual, [field]: text })),
  ),
  ...(others?.() ?? []),
];
