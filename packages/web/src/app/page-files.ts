import type { PageName } from "@vanfettle/contract/paths";

/** The module of each page: its path below `src/pages/`, without the extension. */
export const pageFiles: Record<PageName, string> = {
  home: "home",
  vanServicing: "home",
  servicingLocation: "servicing-location",
  motLanding: "mot-landing",
  motLocation: "mot-location",
  brakeRepairs: "service-brake-repairs",
  oilChanges: "service-oil-changes",
  vanDiagnostics: "service-van-diagnostics",
  privacyPolicy: "legal-privacy-policy",
  termsOfService: "legal-terms-of-service",
  cookiePolicy: "legal-cookie-policy",
  sitemap: "sitemap",
  find: "find",
  garages: "garages",
  vanCheck: "van-check",
  yourBooking: "your-booking",
  developers: "developers",
  fleetCheck: "fleet-check",
  dataAndClaims: "data-and-claims",
  contentManager: "admin/content-manager",
  progressMonitor: "admin/progress-monitor",
};
