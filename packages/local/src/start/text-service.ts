import { randomBytes } from "node:crypto";
import { startTextService } from "@vanfettle/text-service/server";
import type { TextServiceSettings } from "./settings.ts";

/** The text service used for the site. */
export interface TextServiceInUse {
  apiKey: string;
  baseUrl: string | undefined;
  model: string | undefined;
  close: () => Promise<void>;
}

/** The key for a service that is configured only by its base URL. */
const anyKey = "local";

/** Returns the configured text service, or starts the local service if neither key nor base URL is set. */
export async function openTextService({ apiKey, baseUrl, model }: TextServiceSettings): Promise<TextServiceInUse> {
  if (apiKey || baseUrl) return { apiKey: apiKey ?? anyKey, baseUrl, model, close: async () => undefined };
  // Restricts the service to this run of the site.
  const ownKey = randomBytes(32).toString("hex");
  const service = await startTextService({ apiKey: ownKey });
  return { apiKey: ownKey, baseUrl: service.baseUrl, model: "vanfettle-local-writer", close: service.close };
}
