/** The path of a page of every kind. */
export const samplePages = [
  "/",
  "/van-servicing/london/",
  "/van-servicing/kent/",
  "/van-servicing/maidstone/",
  "/van-mot/",
  "/van-mot/eastern/",
  "/van-mot/kent/",
  "/van-mot/belfast/",
  "/services/brake-repairs",
  "/services/oil-changes",
  "/services/van-diagnostics",
  "/privacy-policy",
  "/terms-of-service",
  "/cookie-policy",
  "/sitemap",
];
