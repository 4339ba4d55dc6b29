import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { servicePages } from "@vanfettle/contract/services";
import { buildLocation } from "../../testing/build-location.ts";
import { renderDocument, visibleText } from "../../testing/render-document.ts";
import { Icon } from "../../ui/icon.tsx";

const pin = renderToStaticMarkup(<Icon name="pin" />);
const answers = { "/api/locations": [], "/api/locations/maidstone": buildLocation() };
const partOf = (body: string, tag: string) =>
  body.slice(body.indexOf(`<${tag} `), body.indexOf(`</${tag}>`));

describe.each(["/van-servicing/maidstone/", "/van-mot/maidstone/"])("on %s", (path) => {
  test("shows the location behind a pin in the header", async () => {
    const { body } = await renderDocument(path, answers);
    expect(partOf(body, "header")).toContain(
      `<p class="header-place">${pin}<span>Maidstone</span></p>`,
    );
  });
});

test("links the specified pages, the van check and my vans, and in the phone's menu further pages", async () => {
  const { body } = await renderDocument("/", answers);
  const menu = partOf(partOf(body, "header"), "nav");
  const links = [...menu.matchAll(/<a (.*?)>(.*?)<\/a>/g)].map(([, attributes = "", label]) => ({
    label,
    path: /href="(.*?)"/.exec(attributes)?.[1],
    isOnPhones: attributes.includes('class="menu-only"'),
  }));
  const onAll = { isOnPhones: false };
  expect(links.filter(({ label }) => label !== "Find")).toEqual([
    { label: "Van Servicing", path: "/", ...onAll },
    { label: "Van MOT", path: "/van-mot/", ...onAll },
    { label: "Check my van", path: "/van-check/", ...onAll },
    { label: "My vans", path: "/my-vans/", ...onAll },
    { label: "MOT stations", path: "/garages/", isOnPhones: true },
    { label: "Fleet check", path: "/fleet-check/", isOnPhones: true },
    ...servicePages.map(({ label, path }) => ({ label, path, isOnPhones: true })),
  ]);
});

test("shows every word of the badge", async () => {
  const { body } = await renderDocument("/", answers);
  expect(visibleText(partOf(body, "header"))).toContain("24/7 Online Booking");
});

test("gives the header's search a placeholder and a labelled button, as wide screens hide its label", async () => {
  const { body } = await renderDocument("/", answers);
  const search = partOf(partOf(body, "header"), "form");
  expect(search).toContain('placeholder="Town or postcode"');
  expect(search).toMatch(/<input class="btn btn-line" type="submit" value="Find"/);
});

test("shows UK-wide service behind a pin in the footer", async () => {
  const { body } = await renderDocument("/", answers);
  expect(partOf(body, "footer")).toContain(`${pin}<p>Serving all UK locations`);
});
