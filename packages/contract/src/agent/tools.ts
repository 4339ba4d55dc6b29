import { class7 } from "@vanfettle/vans/law/law-classes";
import type { EndpointName } from "../endpoints.ts";

/**
 * The description of a read-only tool for agents. Its arguments and response are in
 * `tool-schemas.ts` of the functions.
 */
export interface Tool {
  title: string;
  /** The result and purpose of the tool, from which an agent chooses. */
  description: string;
  /** The endpoint that returns the same data without MCP, or null. */
  endpoint: EndpointName | null;
}

/**
 * The table of tools. Tools accept no registrations, store nothing and do not read the site's
 * table.
 */
export const tools = {
  find_mot_stations: {
    title: "Find MOT stations for vans",
    description:
      "Lists the MOT test stations nearest to a UK postcode that test vans, nearest first and those across the water last, with telephone number, " +
      `classes and miles in a straight line. ${class7.vans} need mot_class 7; mot_class_for returns ` +
      "the class. In Northern Ireland the answer names the official test centres instead.",
    endpoint: "nearStations",
  },
  mot_class_for: {
    title: "MOT class of a van",
    description:
      "Returns the MOT class of a van (4, 5, 7 or heavy) from the design gross weight on its plate, the kind of " +
      "vehicle, the passenger seats of a minibus and whether it is zero-emission, with the reason, the maximum fee and questions for the owner.",
    endpoint: null,
  },
  mot_dates: {
    title: "MOT dates of a van",
    description:
      "Returns the day on which a van's MOT is due, the first day on which a test keeps the renewal date, and the expiry if it " +
      "passed today, and a possible exemption. Give the expiry of its certificate, the day of its first " +
      "registration, or both. If the van failed its last test, give failed_on too: the answer then says whether it may be driven.",
    endpoint: null,
  },
  list_services: {
    title: "Services that can be booked",
    description:
      "Lists the services that a van owner can request on this site, with descriptions and prices.",
    endpoint: "listServices",
  },
  get_location: {
    title: "A region, county or place",
    description:
      "Describes a region, county, town or village of the UK by its slug, such as maidstone or kent: the areas that contain it, " +
      "the number of MOT stations around it that test vans, the places in it, and the addresses of its pages.",
    endpoint: "getLocation",
  },
} as const satisfies Record<string, Tool>;

export type ToolName = keyof typeof tools;

export const toolNames = Object.keys(tools) as ToolName[];

/** The version of the tools. Raise it when arguments or responses change. */
export const toolsVersion = "2.0.0";
