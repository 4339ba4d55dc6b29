import { pages, type AdminPageName, type PageName } from "@vanfettle/contract/paths";
import { servicePages } from "@vanfettle/contract/services";
import { buildCounty, buildLocation, buildRegion } from "./build-location.ts";
import { buildNearStations, buildPlaceStations, buildStation } from "./build-near-stations.ts";

/** The API's responses for `sampleDocuments`. */
export const sampleAnswers = {
  "/api/locations": [],
  "/api/regions": [],
  "/api/locations/maidstone": buildLocation(),
  "/api/locations/kent": buildCounty(30),
  "/api/locations/south-east": buildRegion(),
  "/api/locations/leeds": buildLocation({
    name: "Leeds",
    slug: "leeds",
    stations: buildPlaceStations({ class7: [buildStation({ site: "SMP2" })] }),
  }),
  "/api/stations/near/QX1%201AA": buildNearStations(),
};

const { vanCheck, garages, find } = pages;
const ofServices = Object.fromEntries(
  servicePages.map(({ name, path }) => [name, [path]]),
) as Record<(typeof servicePages)[number]["name"], string[]>;

/** The paths of each kind of document that the edge renders, with results that have their own forms. */
const documentsByPage: Record<Exclude<PageName, AdminPageName> | "notFound", string[]> = {
  ...ofServices,
  home: ["/"],
  vanServicing: [pages.vanServicing.canonical],
  servicingLocation: ["maidstone", "leeds", "kent", "south-east"].map(
    (slug) => `/van-servicing/${slug}/`,
  ),
  motLanding: [pages.motLanding.canonical],
  motLocation: ["maidstone", "leeds", "kent", "south-east"].map((slug) => `/van-mot/${slug}/`),
  motAToZ: ["/van-mot/a-z/kent/"],
  privacyPolicy: [pages.privacyPolicy.canonical],
  termsOfService: [pages.termsOfService.canonical],
  cookiePolicy: [pages.cookiePolicy.canonical],
  sitemap: [pages.sitemap.canonical],
  find: [find.canonical, `${find.canonical}?q=AB12CDE`],
  garages: [
    garages.canonical,
    `${garages.canonical}?postcode=QX1+1AA`,
    `${garages.canonical}?postcode=QX1+1AA&class=7`,
  ],
  vanCheck: [
    vanCheck.canonical,
    `${vanCheck.canonical}?expires=2027-05-15&kg=3500&kind=van&power=engine`,
    `${vanCheck.canonical}?in=ni&expires=31/04/2027&kg=3.5t`,
    `${vanCheck.canonical}?failed=2026-11-20&defects=Dangerous%3A+brake+pad+worn`,
  ],
  yourBooking: [pages.yourBooking.canonical],
  myVans: [pages.myVans.canonical],
  yourStation: [pages.yourStation.canonical],
  developers: [pages.developers.canonical],
  fleetCheck: [pages.fleetCheck.canonical],
  dataAndClaims: [pages.dataAndClaims.canonical],
  notFound: ["/nowhere"],
};

export const sampleDocuments: readonly string[] = Object.values(documentsByPage).flat();
