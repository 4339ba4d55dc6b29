import { startTextService } from "@vanfettle/text-service/server";
import type { TextServiceSettings } from "./settings.ts";

/** The text service a site uses: somebody's, or the local writer that it brings itself. */
export interface UsedTextService {
  apiKey: string;
  baseUrl: string | undefined;
  model: string | undefined;
  close: () => Promise<void>;
}

/** A service that is told by its address alone, like one of our own, takes any key. */
const anyKey = "local";

export async function openTextService({ apiKey, baseUrl, model }: TextServiceSettings): Promise<UsedTextService> {
  if (apiKey || baseUrl) return { apiKey: apiKey ?? anyKey, baseUrl, model, close: async () => undefined };
  const service = await startTextService();
  return { apiKey: anyKey, baseUrl: service.baseUrl, model: "vanfettle-local-writer", close: service.close };
}
