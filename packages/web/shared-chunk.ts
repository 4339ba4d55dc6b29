/**
 * Modules that many pages share but a location page does not need: legal sentences, page heads, the station search,
 * rarely called endpoints and their error messages.
 */
export const modulesApart = [
  "packages/contract/src/agents/agent-endpoints.ts",
  "packages/contract/src/bookings/operator-bookings-endpoints.ts",
  "packages/contract/src/bookings/your-booking-endpoints.ts",
  "packages/contract/src/content/content-endpoints.ts",
  "packages/contract/src/dates/edition-text.ts",
  "packages/contract/src/endpoint.ts",
  "packages/contract/src/endpoints.ts",
  "packages/web/src/document/fixed-page-meta.ts",
  "packages/contract/src/geo/postcode.ts",
  "packages/contract/src/problems.ts",
  "packages/contract/src/stations/station-classes.ts",
  "packages/vans/src/calendar-day.ts",
  "packages/vans/src/law/law-classes.ts",
  "packages/vans/src/law/law-northern-ireland.ts",
  "packages/vans/src/law/law-sentences.ts",
  "packages/vans/src/law/law-values.ts",
  "packages/vans/src/law/law-vehicle-values.ts",
  "packages/vans/src/law/law-vehicles.ts",
  "packages/web/src/features/legal/contact-link.tsx",
  "packages/web/src/features/stations/precision-miles.ts",
  "packages/web/src/features/stations/station-search.ts",
  "packages/web/src/ui/fixed-page-meta.tsx",
  "packages/web/src/ui/page-header.tsx",
  "packages/web/src/ui/save-file.ts",
  "packages/web/src/ui/stored-json.ts",
  "packages/web/src/ui/use-stored-text.ts",
  "packages/web/src/ui/van.tsx",
] as const;

/** The chunk for all modules that every page loads. Together they compress 1 % better than in two chunks. */
export const initialChunk = {
  name: "initial",
  tags: ["$initial"] satisfies ["$initial"],
  priority: 1,
  test: (id: string): boolean => !/\.css$|\/index\.html|\/entry-client\.tsx$/.test(id),
};

/** The chunk for other modules that at least four chunks share. Small modules compress better together. */
export const sharedChunk = {
  name: "shared",
  minShareCount: 4,
  // A stylesheet stays with the module that imports it, because a document inlines the stylesheets of its page. Modules of
  // the operators' pages, and Radix and mutations, which they share, stay out of visitors' chunks, and modules of the
  // service pages out of the other pages.
  test: (id: string): boolean =>
    !id.endsWith(".css") &&
    !/\/features\/(?:admin|service-page)\/|\/@radix-ui\/|\/(?:mutationObserver|useMutation)\./.test(id) &&
    !modulesApart.some((path) => id.endsWith(`/${path}`)),
};
