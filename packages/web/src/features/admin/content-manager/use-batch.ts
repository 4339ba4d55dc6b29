import { useQueryClient } from "@tanstack/react-query";
import type { ContentBatchResponse } from "@vanfettle/contract/content-schemas";
import { useState } from "react";
import { adminKeys } from "../admin-queries.ts";
import { needsSignIn, refusalOf, type Refusal } from "../operator-session/error-response.ts";
import { useAdminApi } from "../operator-session/use-operator-session.ts";
import { refreshProgress } from "../progress-monitor/start-region.ts";
import { batchRequest } from "./batch-request.ts";

export interface Batch {
  isRunning: boolean;
  answer: ContentBatchResponse | null;
  /** Set only where signing in would help; any other failure goes to the console alone. */
  refusal: Refusal | null;
}

const idle: Batch = { isRunning: false, answer: null, refusal: null };

export function useBatch(): Batch & { generate: (slugs: string[]) => Promise<void> } {
  const client = useQueryClient();
  const api = useAdminApi();
  const [batch, setBatch] = useState(idle);

  async function generate(slugs: string[]): Promise<void> {
    setBatch({ ...idle, isRunning: true });
    try {
      const answer = await api.call("requestContentBatch", { body: batchRequest(slugs) });
      setBatch({ ...idle, answer });
      void client.invalidateQueries({ queryKey: adminKeys.locations });
      refreshProgress(client, answer.runId);
    } catch (error) {
      console.error("The batch was not started.", error);
      const refusal = refusalOf(error);
      setBatch({ ...idle, refusal: needsSignIn(refusal) ? refusal : null });
    }
  }

  return { ...batch, generate };
}
