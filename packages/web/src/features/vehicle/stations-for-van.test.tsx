// @vitest-environment jsdom
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import {
  buildNearStations,
  buildStation,
  buildStationList,
} from "../../testing/build-near-stations.ts";
import { renderScreen } from "../../testing/render-screen.tsx";
import { json, stubServer } from "../../testing/stub-server.ts";
import { askedClass } from "../ask-card/questions.ts";
import { StationsForVan } from "./stations-for-van.tsx";
import { WhereToTest } from "./where-to-test.tsx";

const stations = [1, 2, 3, 4].map((number) =>
  buildStation({
    site: `SMP${number}`,
    name: `Garage ${number}`,
    miles: number,
    phone: `0163296012${number}`,
  }),
);
const quote = <a href="#book">Get a quote</a>;
const field = () => screen.getByLabelText<HTMLInputElement>("Postcode");
const list = () => screen.findByRole("list", { name: "Stations near QX1 1AA" });

function open(answer: unknown, props: { vanClass?: "4" | "7"; postcode?: string } = {}) {
  const asked: string[] = [];
  const server = stubServer({
    "/api/stations/near/QX1%201AA": answer,
    "/api/stations/near/BT1%201AA": answer,
  });
  const { fetch } = server;
  renderScreen(
    <StationsForVan
      vanClass={"vanClass" in props ? props.vanClass : "7"}
      postcode={props.postcode}
      onPostcode={(postcode) => asked.push(postcode)}
      asked={askedClass("vanClass" in props ? (props.vanClass ?? null) : "7")}
      quote={quote}
    />,
    { server },
  );
  return { user: userEvent.setup(), calls: server.calls, queries: server.queries, asked, fetch };
}

test("marks a station across the water and says that it comes last", async () => {
  const [first, second] = stations;
  if (!first || !second) throw new Error("Too few stations.");
  open(buildNearStations({ stations: [second, { ...first, acrossWater: true }] }), {
    postcode: "QX1 1AA",
  });
  const items = within(await list()).getAllByRole("listitem");
  expect(items.map((item) => item.textContent)).toEqual([
    "Garage 22.0 miles, class 4 and 7Call 01632 960122",
    "Garage 11.0 mile, across the water, class 4 and 7Call 01632 960121",
  ]);
  expect(screen.getByText(/^Stations across the water come last/)).toBeTruthy();
});

test("lists the three nearest stations with distance, class and phone before the quote", async () => {
  const { user, calls, queries, asked } = open(buildNearStations({ class: "7", stations }));
  expect(calls).toEqual([]);
  await user.type(field(), "qx1 1aa{Enter}");
  const items = within(await list()).getAllByRole("listitem");
  expect(items.map((item) => item.textContent)).toEqual([
    "Garage 11.0 mile, class 4 and 7Call 01632 960121",
    "Garage 22.0 miles, class 4 and 7Call 01632 960122",
    "Garage 33.0 miles, class 4 and 7Call 01632 960123",
  ]);
  expect(
    within(await list())
      .getAllByRole("link")[0]
      ?.getAttribute("href"),
  ).toBe("tel:01632960121");
  const status = screen.getByText("Nearest to QX1 1AA, in a straight line");
  expect(status).toBe(document.activeElement);
  expect((await list()).compareDocumentPosition(screen.getByText("Get a quote"))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
  expect(screen.getByRole("link", { name: "All stations and a map" }).getAttribute("href")).toBe(
    "/garages/?postcode=QX1+1AA&class=7",
  );
  expect(asked).toEqual(["qx1 1aa"]);
  expect(queries).toEqual(["class=7"]);
});

test("looks up a known postcode at once without moving the focus", async () => {
  open(buildNearStations({ stations }), { postcode: "QX11AA" });
  expect(within(await list()).getAllByRole("listitem")).toHaveLength(3);
  expect(document.activeElement).toBe(document.body);
});

test("labels a sample list as a whole", async () => {
  open(buildNearStations({ stations, list: buildStationList({ sample: true }) }), {
    postcode: "QX11AA",
  });
  expect(await screen.findByRole("list", { name: "Sample stations near QX1 1AA" })).toBeTruthy();
  expect(screen.getAllByText(/these stations do not exist/)).toHaveLength(1);
});

test("rejects a registration without a call", async () => {
  const { user, calls } = open(buildNearStations());
  await user.type(field(), "mq76 zzx{Enter}");
  expect(screen.getByText(/^This looks like a registration/).id).toBe(
    field().getAttribute("aria-describedby"),
  );
  expect(field()).toBe(document.activeElement);
  expect(calls).toEqual([]);
});

test("rejects text that is not a postcode, and focuses the field", async () => {
  const { user, calls } = open(buildNearStations());
  await user.type(field(), "nonsense{Enter}");
  await screen.findByText(/postcode/i, { selector: ".field-error" });
  expect(field()).toBe(document.activeElement);
  expect(calls).toEqual([]);
});

test("explains a failure and retries the same postcode", async () => {
  let works = false;
  const { user } = open(() => (works ? json(buildNearStations({ stations })) : json({}, 503)));
  await user.type(field(), "QX1 1AA{Enter}");
  await screen.findByText(
    "We could not find stations. There is a problem with our service. Try again in a minute.",
  );
  works = true;
  await user.click(screen.getByRole("button", { name: "Find stations" }));
  expect(within(await list()).getAllByRole("listitem")).toHaveLength(3);
});

test("links a Northern Irish postcode to DVA instead of stations", async () => {
  const near = buildNearStations({
    postcode: "BT1 1AA",
    jurisdiction: "northern-ireland",
    stations: [],
    list: null,
  });
  const { user } = open(near);
  await user.type(field(), "BT1 1AA{Enter}");
  expect(await screen.findByRole("link", { name: "Book a test with DVA" })).toBeTruthy();
  expect(screen.queryByRole("link", { name: /stations|official/ })).toBeNull();
});

test("links to the totals and official lists on a site without a list", async () => {
  open(buildNearStations({ stations: [], list: null, within5Miles: null, within10Miles: null }), {
    postcode: "QX11AA",
  });
  expect(await screen.findByRole("link", { name: "Numbers and official lists" })).toBeTruthy();
});

test("shows only the quote for a class 5 van", () => {
  const motClass = {
    answer: "5",
    certainty: "certain",
    ask: [],
    reason: "",
    maximumFee: null,
  } as const;
  renderScreen(
    <WhereToTest
      motClass={{ ...motClass, ask: [] }}
      isNorthernIrish={false}
      asked={askedClass()}
      quote={quote}
    />,
  );
  expect(screen.queryByLabelText("Postcode")).toBeNull();
  expect(screen.getByText("Get a quote")).toBeTruthy();
});
