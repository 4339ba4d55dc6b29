import { resolve } from "node:path";
import { startBookingApp } from "../../packages/functions/src/testing/booking-app.ts";
import { startVisitorApp } from "../../packages/functions/src/testing/visitor-app.ts";

type EdgeHandler = (event: object) => Promise<{ status?: string; body?: string }>;

/** Counts the database requests for a place page that the deployed edge function renders. */
export async function countRequestsOfPlacePage(): Promise<number> {
  const app = await startVisitorApp();
  const { handler } = (await import(resolve(".build/edge/index.mjs"))) as { handler: EdgeHandler };
  const realFetch = globalThis.fetch;
  globalThis.fetch = async (input) => {
    const { statusCode, body } = await app.get(new URL(input as string).pathname);
    return new Response(body ?? null, { status: statusCode ?? 500 });
  };
  try {
    const request = {
      uri: "/van-servicing/solihull/",
      querystring: "",
      method: "GET",
      headers: {},
    };
    const response = await handler({
      Records: [{ cf: { config: { distributionDomainName: "bench" }, request } }],
    });
    if (response.status !== "200" || !response.body?.includes("Solihull")) {
      throw new Error("The page was not rendered.");
    }
    return app.database.takeCommands().length;
  } finally {
    globalThis.fetch = realFetch;
    await app.database.stop();
  }
}

/**
 * Counts the database requests for a booking. An earlier booking in the same process has already
 * recorded the table's registration hash key.
 */
export async function countRequestsOfBooking(): Promise<number> {
  const app = await startBookingApp();
  const book = async (registration: string, key: string): Promise<void> => {
    const booking = { registration, postcode: "B11AA", serviceType: "mot", location: "Kent" };
    const response = await app.book(booking, { "idempotency-key": key });
    if (response.statusCode !== 201 && response.statusCode !== 200) {
      throw new Error(`Not booked: ${response.body}`);
    }
  };
  try {
    await book("AB12CDE", "one-key-for-this-booking");
    app.database.takeCommands();
    await book("AB13CDE", "one-key-for-the-next-one");
    return app.database.takeCommands().length;
  } finally {
    await app.database.stop();
  }
}
