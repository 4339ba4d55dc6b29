import { randomUUID } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import { Hono } from "hono";
import { BookingRequest } from "@vanfettle/contract/booking/booking-schemas";

const partner = "https://partner.example/book";

/**
 * Creates a minimal server for the same read and booking, using Hono and SQLite without a cloud.
 */
export function createPeerApp(database: DatabaseSync): Hono {
  const location = database.prepare("SELECT * FROM location WHERE slug = ?");
  const children = database.prepare(
    "SELECT id, name, slug, type, population FROM child WHERE parent = ? ORDER BY position",
  );
  const near = database.prepare(
    "SELECT name, slug, miles FROM near WHERE place = ? ORDER BY position",
  );
  const book = database.prepare(
    "INSERT INTO booking VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (key) DO NOTHING",
  );
  const booked = database.prepare("SELECT redirectUrl FROM booking WHERE key = ?");
  const app = new Hono();

  app.get("/api/locations/:slug", (c) => {
    const slug = c.req.param("slug").toLowerCase();
    const row = location.get(slug);
    if (!row) return c.json({ code: "location_not_found", message: "Location not found" }, 404);
    const places = children.all(slug);
    return c.json({ ...row, places, counties: [], nearby: near.all(slug), namesakes: [] });
  });

  app.post("/api/book-my-garage", async (c) => {
    const parsed = BookingRequest.safeParse(await c.req.json());
    if (!parsed.success) {
      return c.json({ code: "invalid_request", issues: parsed.error.issues }, 400);
    }
    const { registration, postcode, serviceType, location: place } = parsed.data;
    const key = c.req.header("idempotency-key") ?? randomUUID();
    const id = randomUUID();
    const query = new URLSearchParams({
      registration,
      postcode,
      service: serviceType,
      reference: id,
    });
    const redirectUrl = `${partner}?${query}`;
    const now = new Date().toISOString();
    const { changes } = book.run(
      key,
      id,
      registration,
      postcode,
      serviceType,
      place,
      redirectUrl,
      now,
    );
    return c.json(
      changes === 1 ? { redirectUrl } : { redirectUrl: booked.get(key)?.["redirectUrl"] },
      201,
    );
  });
  return app;
}
