import { expect, test } from "vitest";
import type { FixedPageName } from "@vanfettle/contract/paths";
import { fixedPageMeta } from "./fixed-page-meta.ts";

/** The subjects of each page's title and description. */
const subjects: Record<
  Exclude<FixedPageName, "vanServicing">,
  readonly [title: RegExp, description: RegExp]
> = {
  home: [/servic/i, /servic/i],
  motLanding: [/Book Class 4 and Class 7/, /MOT/],
  brakeRepairs: [/Brake/, /brake/],
  oilChanges: [/Oil Change/, /oil/],
  vanDiagnostics: [/Diagnostics/, /fault codes/],
  privacyPolicy: [/Privacy/, /what we store/i],
  termsOfService: [/Terms/, /terms/],
  cookiePolicy: [/Cookie/, /cookies/],
  yourStation: [/Station/, /stations/],
  sitemap: [/Regions/, /Every region and county/],
  find: [/Find Your Town/, /Find your town/],
  garages: [/Stations/, /nearest MOT test stations/],
  vanCheck: [/Date and Class/, /runs out/],
  yourBooking: [/Your Booking/, /booking request/],
  myVans: [/My Vans/, /vans that you saved/],
  developers: [/Developers/, /programs/],
  fleetCheck: [/Fleet/, /up to 25 vans/],
  dataAndClaims: [/Claims/, /evidence/],
  overview: [/Overview/, /what waits/],
  contentManager: [/Content manager/, /generate and review/],
  progressMonitor: [/Progress/, /text generation/],
  reviewDrafts: [/Review/, /drafts/],
  bookings: [/Bookings/, /booking requests/],
};
const pages = Object.keys(subjects) as (keyof typeof subjects)[];
const metaOf = (page: FixedPageName) => fixedPageMeta(page, "https://www.example");

test.each(pages)("the title and the description of %s are about that page", (page) => {
  const [title, description] = subjects[page];
  expect(metaOf(page).title).toMatch(title);
  expect(metaOf(page).description).toMatch(description);
});

test.each(["title", "description"] as const)("no two pages have the same %s", (part) => {
  expect(new Set(pages.map((page) => metaOf(page)[part])).size).toBe(pages.length);
});
