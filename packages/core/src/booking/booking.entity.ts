import type { Schema } from "electrodb";
import { projectionOf } from "../table/table-shape.ts";

const attributes = {
  id: { type: "string", required: true, readOnly: true },
  keyHash: { type: "string", required: true, readOnly: true },
  registration: { type: "string", required: true },
  postcode: { type: "string", required: true },
  serviceType: { type: "string", required: true, readOnly: true },
  location: { type: "string", required: true, readOnly: true },
  /** The slug of the location's page; absent if the booking is not about one place. */
  locationSlug: { type: "string", readOnly: true },
  /** All other fields of the request; absent without any. */
  customerDetails: { type: "any", readOnly: true },
  createdAt: { type: "string", required: true, readOnly: true },
  day: { type: "string", required: true, readOnly: true },
  registrationHash: { type: "string", required: true },
  /** Set on a tombstone, which keeps only the booking's key. */
  erasedAt: { type: "string" },
  /** Epoch seconds. DynamoDB deletes late, so reads ignore expired rows. */
  expiresAt: { type: "number", required: true, readOnly: true },
} as const;

export const bookingSchema = {
  model: { service: "vanfettle", entity: "booking", version: "1" },
  attributes,
  indexes: {
    /** Is there a booking under this idempotency key? The key allows one booking. */
    byKey: {
      pk: { field: "pk", composite: ["keyHash"], template: "booking#${keyHash}" },
      sk: { field: "sk", composite: [] },
    },
    /** The bookings received on a day. */
    byDay: {
      index: "gsi1",
      projection: projectionOf("gsi1", attributes),
      pk: { field: "gsi1pk", composite: ["day"], template: "bookings#${day}" },
      sk: { field: "gsi1sk", composite: ["id"] },
    },
    /**
     * The bookings of a vehicle. The key is a keyed hash, because keys must not contain
     * registrations.
     */
    byRegistration: {
      index: "gsi2",
      projection: projectionOf("gsi2", attributes),
      pk: {
        field: "gsi2pk",
        composite: ["registrationHash"],
        template: "registration#${registrationHash}",
      },
      sk: { field: "gsi2sk", composite: ["id"] },
    },
  },
} as const satisfies Schema<string, string, string, string>;
