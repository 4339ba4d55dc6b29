import { nameWithArea } from "../../../document/page-meta.ts";
import type { LocationPage } from "@vanfettle/contract/schemas";

type Named = Pick<LocationPage, "name" | "type" | "region" | "county">;

/** Returns the default text of a servicing page. */
export const defaultServicingText = (location: Named): string =>
  `Looking for van servicing in ${nameWithArea(location)}? Tell us your registration, your postcode and the work that your ` +
  "van needs: a yearly service, new brakes, an oil change or a check of a warning light. We then send you to our partner's " +
  "booking site, where you compare garages and prices.";
