import type { AdminPageName } from "@vanfettle/contract/paths";

/** The headings of the operators' pages and their names in the navigation. */
export const pageTitles: Record<AdminPageName, string> = {
  overview: "Overview",
  progressMonitor: "Progress monitor",
  contentManager: "Content manager",
  reviewDrafts: "Review drafts",
  bookings: "Bookings",
};
