/** Every kind of page, for what all of them must have. */
export const everyKindOfPage = [
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
];
