import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
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

test("links the van check and the fleet check in the menu", async () => {
  const { body } = await renderDocument("/", answers);
  const menu = partOf(partOf(body, "header"), "nav");
  expect(menu).toMatch(/<a href="\/van-check\/"[^>]*>Van check<\/a>/);
  expect(menu).toMatch(/<a href="\/fleet-check\/"[^>]*>Fleet check<\/a>/);
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
  expect(partOf(body, "footer")).toContain(
    `${pin}<a class="claim" href="/data-and-claims/#promise-allLocations"`,
  );
  expect(visibleText(partOf(body, "footer"))).toContain("Serving all UK locations");
});
