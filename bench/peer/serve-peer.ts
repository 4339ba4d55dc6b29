import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { serve } from "@hono/node-server";
import { serveMessages } from "../measure/serve-messages.ts";
import { createPeerApp } from "./peer-app.ts";
import { openPlacesDatabase } from "./places-database.ts";

const folder = mkdtempSync(join(tmpdir(), "vanfettle-peer-"));
const database = openPlacesDatabase(join(folder, "places.sqlite"));
const { promise: listening, resolve } = Promise.withResolvers<number>();
serve({ fetch: createPeerApp(database).fetch, port: 0, hostname: "127.0.0.1" }, ({ port }) =>
  resolve(port),
);

serveMessages(
  async () => ({ url: `http://127.0.0.1:${await listening}` }),
  async () => {
    database.close();
    rmSync(folder, { recursive: true, force: true });
  },
);
