import type { FixedPageName } from "@vanfettle/contract/paths";
import {
  homeText,
  landingDescriptions,
  pageMetaWithText,
  type PageMeta,
  type TitleAndDescription,
} from "./page-meta.ts";

const fixed: Record<FixedPageName, TitleAndDescription> = {
  home: homeText,
  vanServicing: homeText,
  motLanding: ["Van MOT: Book Class 4 and Class 7 Tests", landingDescriptions.mot],
  brakeRepairs: [
    "Van Brake Repairs: Pads, Discs and Fluid",
    "Grinding, squealing or a soft pedal? Get a free quote for van brake inspection and repair at a garage near you.",
  ],
  oilChanges: [
    "Van Oil Change: Oil and Filter Quotes",
    "Fresh oil of the right grade and a new filter for your van. Get a free quote online from a garage near you.",
  ],
  vanDiagnostics: [
    "Van Diagnostics: Warning Lights Explained",
    "Engine light on? Have fault codes read and the cause explained before any repair. Free quotes from local garages.",
  ],
  privacyPolicy: [
    "Privacy Policy",
    "What we store when you ask for a quote, why, for how long, who receives it and how to have it erased.",
  ],
  termsOfService: [
    "Terms of Service",
    "The terms you agree to when you use our site to find and book a garage for your van.",
  ],
  cookiePolicy: [
    "Cookie Policy",
    "Which cookies and similar storage this site uses, and how to change your choice at any time.",
  ],
  sitemap: [
    "All Regions and Counties",
    "Every region and county of the UK with its pages on van servicing and the van MOT, and all other pages of the site.",
  ],
  find: [
    "Find Your Town",
    "Find your town, village, county or postcode, and the garages that service and test vans there.",
  ],
  garages: [
    "MOT Test Stations for Vans Near You",
    "Enter a postcode for the nearest MOT test stations that DVSA lists for vans, class 4 or class 7, with telephone number, distance and map.",
  ],
  vanCheck: [
    "Van MOT Date and Class Check",
    "Enter when your van's MOT runs out and the weight on its plate: the earliest date to keep your renewal date, the class it needs and the most a test may cost.",
  ],
  yourBooking: [
    "Your Booking Request: See or Erase It",
    "See, copy or erase a booking request that you sent here, with the link you saved, and how to change or cancel a booking.",
  ],
  myVans: [
    "My Vans: MOT Dates Saved on This Device",
    "See the vans that you saved on this device, the most urgent first. Refresh their MOT dates, save them to a calendar or delete them.",
  ],
  yourStation: [
    "Your MOT Station: Correct or Hide It",
    "Is an entry in our lists of MOT stations yours? Where it comes from, how to correct it at DVSA, and how to have it changed or hidden here.",
  ],
  developers: [
    "For Developers: MCP, OpenAPI and llms.txt",
    "Call our facts on vans from programs and assistants: MOT stations, classes, dates and places. Addresses, tools, licences and limits.",
  ],
  fleetCheck: [
    "Fleet MOT Check for Up to 25 Vans",
    "Paste registrations, or dates and weights, of up to 25 vans: one table by date with the class and the stations of each, as CSV and calendar too.",
  ],
  dataAndClaims: [
    "Data and Claims: How We Know",
    "Every figure and claim on this site with its evidence, source, date, licence and limits, including unverified claims.",
  ],
  overview: ["Overview", "Operators: what waits, such as drafts, failures and runs."],
  contentManager: ["Content manager", "Operators: generate and review page texts."],
  progressMonitor: ["Progress monitor", "Operators: watch and start text generation."],
  reviewDrafts: ["Review drafts", "Operators: approve, edit or reject drafts."],
  bookings: ["Bookings", "Operators: booking requests by day, service, region and place."],
};

/** Returns the metadata of a page that is not about one location. */
export const fixedPageMeta = (page: FixedPageName, origin: string): PageMeta =>
  pageMetaWithText(page, fixed[page], origin);
