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
    usual: [{ postcode: "QX1 1AA", class: "7", limit: "20" }],
    toRequest: ({ postcode = "", ...query }) => ({ ...toQuery(query), ...toPath({ postcode }) }),
  },
  {
    endpoint: "stationMap",
    usual: [{ point: "53.8,-1.55", class: "7", limit: "20" }],
    toRequest: ({ point = "", ...query }) => ({ ...toQuery(query), ...toPath({ point }) }),
    // The whole coast, and many stations.
    others: () =>
      ["0,0", "60,-1", "51.5,-0.1"].map((point) => ({ ...toPath({ point }), query: "limit=50" })),
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
    usual: [{ postcode: "QX1 1AA" }],
    toRequest: toCall("find_mot_stations"),
    others: callOf("find_mot_stations", "postcode"),
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
