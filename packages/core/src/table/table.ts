import type { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { DynamoDBDocumentClient } from "@aws-sdk/lib-dynamodb";
import { Entity, Service } from "electrodb";
import { auditSchema } from "../audit/audit.entity.ts";
import { bookingSchema } from "../booking/booking.entity.ts";
import { derivedIdempotencyKeySchema } from "../booking/derived-idempotency-key.entity.ts";
import { erasureSchema } from "../booking/erasure.entity.ts";
import { registrationKeySchema } from "../booking/registration-key.entity.ts";
import { signatureSchema } from "../content/similarity/signature.entity.ts";
import { contentSchema } from "../content/versions/content.entity.ts";
import { hubSchema } from "../content/versions/hub.entity.ts";
import { budgetSchema } from "../generation/budget.entity.ts";
import { paidResponseSchema } from "../generation/paid-response.entity.ts";
import { pastRunSchema } from "../generation/past-run.entity.ts";
import { runSchema } from "../generation/run.entity.ts";
import { scopeProgressSchema } from "../generation/scope.entity.ts";
import { textServiceTestSchema } from "../generation/text-service-test.entity.ts";
import { countySchema } from "../location/county.entity.ts";
import { placeSchema } from "../location/place.entity.ts";
import { regionSchema } from "../location/region.entity.ts";
import type { NewId } from "./new-id.ts";

export type TableOptions = { client: DynamoDBClient; table: string };

/**
 * Returns the entities and collections of a table. They are created on first use, and schemas are
 * typed with `satisfies` instead of `createSchema`: ElectroDB validates each schema, which would
 * almost double the cold start.
 */
export function openTable({ client, table }: TableOptions) {
  const options = { client: DynamoDBDocumentClient.from(client), table };
  const entities = lazy({
    region: () => new Entity(regionSchema, options),
    county: () => new Entity(countySchema, options),
    place: () => new Entity(placeSchema, options),
    content: () => new Entity(contentSchema, options),
    hub: () => new Entity(hubSchema, options),
    signature: () => new Entity(signatureSchema, options),
    audit: () => new Entity(auditSchema, options),
    booking: () => new Entity(bookingSchema, options),
    derivedIdempotencyKey: () => new Entity(derivedIdempotencyKeySchema, options),
    registrationKey: () => new Entity(registrationKeySchema, options),
    erasure: () => new Entity(erasureSchema, options),
    run: () => new Entity(runSchema, options),
    scopeProgress: () => new Entity(scopeProgressSchema, options),
    pastRun: () => new Entity(pastRunSchema, options),
    budget: () => new Entity(budgetSchema, options),
    textServiceTest: () => new Entity(textServiceTestSchema, options),
    paidResponse: () => new Entity(paidResponseSchema, options),
  });
  const services = lazy({
    locations: () =>
      new Service(
        { region: entities.region, county: entities.county, place: entities.place },
        options,
      ).collections,
    generation: () =>
      new Service({ run: entities.run, scopeProgress: entities.scopeProgress }, options)
        .collections,
  });
  const collections = lazy({
    location: () => services.locations.location,
    inRegion: () => services.locations.inRegion,
    progress: () => services.generation.progress,
  });
  return { entities, collections };
}

export type Table = ReturnType<typeof openTable>;

export type TableDeps = { table: Table };

export type ClockDeps = TableDeps & { clock: () => Date };

export type IdDeps = ClockDeps & { newId: NewId };

/**
 * Returns an object whose properties are created by these functions on first access and then
 * cached.
 */
export function lazy<T extends Record<string, () => unknown>>(factories: T) {
  const properties = {};
  for (const [name, create] of Object.entries(factories)) {
    const get = () => {
      const value = create();
      Object.defineProperty(properties, name, { value, enumerable: true });
      return value;
    };
    Object.defineProperty(properties, name, { get, enumerable: true, configurable: true });
  }
  return properties as { readonly [K in keyof T]: ReturnType<T[K]> };
}
