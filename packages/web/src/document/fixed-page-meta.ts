import {
  branded,
  homeText,
  landingDescriptions,
  pageMetaWithText,
  type PageMeta,
  type TitleAndDescription,
} from "./page-meta.ts";
import type { FixedPageName } from "@vanfettle/contract/paths";

const fixed: Record<FixedPageName, TitleAndDescription> = {
  home: homeText,
  vanServicing: homeText,
  motLanding: {
    title: branded("Van MOT: Book Class 4 and Class 7 Tests"),
    description: landingDescriptions.mot,
  },
  brakeRepairs: {
    title: branded("Van Brake Repairs: Pads, Discs and Fluid"),
    description:
      "Grinding, squealing or a soft pedal? Get a free quote for van brake inspection and repair at a garage near you.",
  },
  oilChanges: {
    title: branded("Van Oil Change: Oil and Filter Quotes"),
    description:
      "Fresh oil of the right grade and a new filter for your van. Compare local garages and get a free quote online.",
  },
  vanDiagnostics: {
    title: branded("Van Diagnostics: Warning Lights Explained"),
    description:
      "Engine light on? Have fault codes read and the cause explained before any repair. Free quotes from local garages.",
  },
  privacyPolicy: {
    title: branded("Privacy Policy"),
    description:
      "What we store when you ask for a quote, why, for how long, who receives it and how to have it erased.",
  },
  termsOfService: {
    title: branded("Terms of Service"),
    description: "The terms you agree to when you use our site to find and book a garage for your van.",
  },
  cookiePolicy: {
    title: branded("Cookie Policy"),
    description: "Which cookies and similar storage this site uses, and how to change your choice at any time.",
  },
  sitemap: {
    title: branded("All Regions and Counties"),
    description:
      "Every region and county of the UK with its pages on van servicing and the van MOT, and all other pages of the site.",
  },
  find: {
    title: branded("Find Your Town"),
    description: "Find your town, village, county or postcode, and the garages that service and test vans there.",
  },
  garages: {
    title: branded("MOT Test Stations for Vans Near You"),
    description:
      "Enter a postcode for the nearest MOT test stations that DVSA lists for vans, class 4 or class 7, with telephone number, distance and map.",
  },
  vanCheck: {
    title: branded("Van MOT Date and Class Check"),
    description:
      "Enter when your van's MOT runs out and the weight on its plate: the earliest date to keep your renewal date, the class it needs and the most a test may cost.",
  },
  yourBooking: {
    title: branded("Your Booking Request: See or Erase It"),
    description:
      "See, copy or erase a booking request that you sent here, with the link you saved, and how to change or cancel a booking.",
  },
  myVans: {
    title: branded("My Vans: MOT Dates Saved on This Device"),
    description:
      "See the vans that you saved on this device, the most urgent first. Refresh their MOT dates, save them to a calendar or delete them.",
  },
  developers: {
    title: branded("For Developers: MCP, OpenAPI and llms.txt"),
    description:
      "Call our facts on vans from programs and assistants: MOT stations, classes, dates and places. Addresses, tools, licences and limits.",
  },
  fleetCheck: {
    title: branded("Fleet MOT Check for Up to 25 Vans"),
    description:
      "Paste registrations, or dates and weights, of up to 25 vans: one table by date with the class and the stations of each, as CSV and calendar too.",
  },
  dataAndClaims: {
    title: branded("Data and Claims: How We Know"),
    description:
      "Every figure and claim on this site with its evidence, source, date, licence and limits, including unverified claims.",
  },
  contentManager: { title: branded("Content manager"), description: "Operators: generate and review page texts." },
  progressMonitor: { title: branded("Progress monitor"), description: "Operators: watch and start text generation." },
  reviewDrafts: { title: branded("Review drafts"), description: "Operators: approve, edit or reject drafts." },
  adviceLibrary: { title: branded("Advice library"), description: "Operators: read and retire reviewed advice." },
  bookings: {
    title: branded("Bookings"),
    description: "Operators: booking requests by day, service, region and place.",
  },
};

/** Returns the metadata of a page that is not about one location. */
export const fixedPageMeta = (page: FixedPageName, origin: string): PageMeta =>
  pageMetaWithText(page, fixed[page], origin);
