import * as z from "zod";
import type { ToolName } from "@vanfettle/contract/agent/tools";
import { locationKinds } from "@vanfettle/contract/location/location";
import { serviceIds } from "@vanfettle/contract/services";
import { stationLimit } from "@vanfettle/contract/station/station-classes";
import { NearStations } from "@vanfettle/contract/station/station-schemas";
import { FailedTest, MotDates } from "@vanfettle/contract/vehicle/vehicle-schemas";
import { failureSeverities } from "@vanfettle/vans/failed-test";
import { testJurisdictions, vanClasses } from "@vanfettle/vans/law/law-values";
import { classCertainties, mostSeats, motClasses } from "@vanfettle/vans/mot-class";
import { exemptionKinds } from "@vanfettle/vans/mot-exemption";
import { specialBodies } from "@vanfettle/vans/van-facts";

const ToolSource = z.object({
  name: z.string(),
  url: z.url().nullable(),
  edition: z
    .string()
    .nullable()
    .describe("The month of a list (2025-04), or the day since which a rule has held (2018-05-20)"),
  licence: z.string().nullable(),
});

const answered = {
  sources: z.array(ToolSource),
  limits: z.array(z.string()).describe("The limits of the answer; pass them on to the reader"),
};

const jurisdiction = z
  .enum(testJurisdictions)
  .default("great-britain")
  .describe("Where the van is tested. Northern Ireland has different rules and test centres");

const passengerSeats = z.int().min(1).max(mostSeats).optional();

const kind = z
  .enum(["goods", ...specialBodies, "minibus", "taxi or ambulance"])
  .optional()
  .describe(
    "'goods' for a van; 'dual purpose' for an off-roader that carries goods and passengers",
  );

const grossKg = z
  .int()
  .min(1)
  .max(99_999)
  .describe("Design gross weight in kg on the plate, not the empty weight");

const zeroEmission = z
  .boolean()
  .optional()
  .describe("Battery or hydrogen fuel cell; a hybrid is not");

/**
 * The arguments and response of each tool. Unknown arguments are rejected, and unlisted response
 * fields dropped.
 */
export const toolSchemas = {
  find_mot_stations: {
    input: z.strictObject({
      postcode: z
        .string()
        .max(20)
        .describe("Full postcode, sector or outcode: SW1A 1AA, SW1A 1 or SW1A"),
      mot_class: z
        .enum(vanClasses)
        .optional()
        .describe("Only stations that test this class; by default 4 or 7"),
      limit: z.int().min(1).max(stationLimit.max).default(5).describe("Number of stations to list"),
    }),
    output: NearStations.extend({
      note: z
        .string()
        .nullable()
        .describe("Where vans are tested if the list does not cover the area"),
      ...answered,
    }),
  },
  mot_class_for: {
    input: z.strictObject({
      gross_kg: grossKg,
      kind,
      passenger_seats: passengerSeats.describe(
        "Passenger seats, which decide the class of a minibus",
      ),
      zero_emission: zeroEmission,
      first_registered: z
        .string()
        .max(20)
        .optional()
        .describe("First registration, by which a vehicle may be exempt: 1984-05-16"),
      jurisdiction,
    }),
    output: z.object({
      answer: z.enum(motClasses).nullable().describe("Null if the class cannot be determined"),
      certainty: z.enum(classCertainties),
      ask: z
        .array(z.string())
        .describe("Questions for the owner whose answers could change the result"),
      reason: z.string(),
      maximumFee: z.string().nullable().describe("The maximum fee, in pounds"),
      testDay: z.string().describe("The day on which the class applies"),
      ...answered,
    }),
  },
  mot_dates: {
    input: z.strictObject({
      expires: z.string().max(20).optional().describe("Expiry of the MOT certificate: 2027-05-15"),
      first_registered: z
        .string()
        .max(20)
        .optional()
        .describe(
          "First registration: 2024-05-16. Without expires it gives the first test; it also shows exemptions",
        ),
      kind,
      gross_kg: grossKg.optional(),
      zero_emission: zeroEmission,
      failed_on: z
        .string()
        .max(20)
        .optional()
        .describe("The day of the last test, if the van failed it: 2026-11-20"),
      worst_defect: z
        .enum(failureSeverities)
        .default("unknown")
        .describe(
          "The worst defect of the failed test: 'dangerous', or 'other' if none of them is dangerous",
        ),
      passenger_seats: passengerSeats.describe(
        "Passenger seats: the first test is earlier with more than 8",
      ),
      jurisdiction,
    }),
    output: MotDates.extend({
      exemption: z
        .object({ kind: z.enum(exemptionKinds), reason: z.string() })
        .nullable()
        .describe("The reason for which the vehicle may be exempt today"),
      firstTestReason: z
        .string()
        .nullable()
        .describe("The reason for a missing first test, or null"),
      failedTest: FailedTest.extend({ advice: z.array(z.string()) })
        .nullable()
        .describe(
          "The rules for a van that failed its last test, with advice to pass on first. Null without failed_on",
        ),
      today: z.string(),
      ...answered,
    }),
  },
  list_services: {
    input: z.strictObject({}),
    output: z.object({
      services: z.array(
        z.object({
          id: z.enum(serviceIds),
          name: z.string(),
          price: z.string().describe("An amount in pounds or 'Get Quote'"),
          description: z.string(),
        }),
      ),
      ...answered,
    }),
  },
  get_location: {
    input: z.strictObject({
      slug: z
        .string()
        .min(1)
        .max(100)
        .describe("The last part of its page's address: maidstone, kent, wales"),
    }),
    output: z.object({
      kind: z.enum(locationKinds),
      name: z.string().describe("The unique name, such as 'Ashford, Kent'"),
      slug: z.string().describe("Canonical slug"),
      area: z
        .string()
        .describe("The areas that contain it, such as 'Kent, South East'; empty for a region"),
      jurisdiction: z.enum(testJurisdictions),
      latitude: z.number().nullable().describe("Null for an area, and in Northern Ireland"),
      longitude: z.number().nullable(),
      population: z.int().nonnegative().nullable(),
      island: z.string().nullable().describe("The island of a place without a road connection"),
      stations: z
        .object({
          within5Miles: z.int().nonnegative().describe("MOT stations that test vans"),
          class7Within5Miles: z.int().nonnegative(),
          nearestMiles: z
            .number()
            .nonnegative()
            .nullable()
            .describe("In a straight line to the nearest that is not across the water"),
          nearestClass7Miles: z.number().nonnegative().nullable(),
        })
        .nullable()
        .describe(
          "Null for an area, and in Northern Ireland, where garages do not carry out the test",
        ),
      contains: z
        .array(z.object({ kind: z.enum(locationKinds), name: z.string(), slug: z.string() }))
        .describe("The counties of a region, or the largest places of a county"),
      pages: z.object({ servicing: z.url(), mot: z.url() }),
      ...answered,
    }),
  },
} as const satisfies Record<ToolName, { input: z.ZodObject; output: z.ZodObject }>;

type ToolSchemas = typeof toolSchemas;
export type ToolInput<N extends ToolName> = z.output<ToolSchemas[N]["input"]>;
export type ToolOutput<N extends ToolName> = z.output<ToolSchemas[N]["output"]>;
export type ToolSource = z.output<typeof ToolSource>;
