import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { serve } from "@hono/node-server";
import { answerParent } from "../measure/serve-messages.ts";
import { peerApp } from "./peer-app.ts";
import { openPlacesDatabase } from "./places-database.ts";

const folder = mkdtempSync(join(tmpdir(), "vanfettle-peer-"));
const database = openPlacesDatabase(join(folder, "places.sqlite"));
const { promise: listening, resolve } = Promise.withResolvers<number>();
serve({ fetch: peerApp(database).fetch, port: 0, hostname: "127.0.0.1" }, ({ port }) => resolve(port));

answerParent(
  async () => ({ url: `http://127.0.0.1:${await listening}` }),
  async () => {
    database.close();
    rmSync(folder, { recursive: true, force: true });
  },
);
