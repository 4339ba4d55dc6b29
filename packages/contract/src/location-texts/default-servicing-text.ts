import { nameWithArea } from "../pages/page-meta.ts";
import type { LocationPage } from "../schemas.ts";

type Named = Pick<LocationPage, "name" | "type" | "region" | "county">;

/** Returns the text of a servicing page that has no stored text. */
export const defaultServicingText = (location: Named): string =>
  `Looking for van servicing in ${nameWithArea(location)}? Tell us your registration, your postcode and the work you ` +
  "need, and we pass you to our partner's booking site to compare garages that look after vans, see a price and pick a " +
  "time. Whether it is a yearly service, worn brakes, an oil change or a warning light you cannot place, you agree the " +
  "work and the price with the garage before anything is done to your van.";
