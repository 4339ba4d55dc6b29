import { randomBytes } from "node:crypto";
import { startTextService } from "@vanfettle/text-service/server";
import type { TextServiceSettings } from "./settings.ts";

/** The text service that the site uses. */
export interface TextServiceInUse {
  apiKey: string;
  baseUrl: string | undefined;
  model: string | undefined;
  close: () => Promise<void>;
}

/** The key for a service that is configured by its base URL alone. */
const anyKey = "local";

/** Returns the configured text service, or starts the local one where neither key nor base URL is set. */
export async function openTextService({ apiKey, baseUrl, model }: TextServiceSettings): Promise<TextServiceInUse> {
  if (apiKey || baseUrl) return { apiKey: apiKey ?? anyKey, baseUrl, model, close: async () => undefined };
  // Nobody but this run of the site may use it.
  const ownKey = randomBytes(32).toString("hex");
  const service = await startTextService({ apiKey: ownKey });
  return { apiKey: ownKey, baseUrl: service.baseUrl, model: "vanfettle-local-writer", close: service.close };
}
