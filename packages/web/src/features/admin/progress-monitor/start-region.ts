import type { QueryClient } from "@tanstack/react-query";
import type { Api } from "../../../api/client.ts";
import { adminKeys } from "../admin-queries.ts";
import { awaitRun } from "./accepted-run.ts";

/** Makes the pages show a run that has just been accepted, without waiting for the next poll. */
export function refreshProgress(client: QueryClient, runId: string): void {
  client.setQueryData(adminKeys.awaitedRun, awaitRun(runId));
  void client.invalidateQueries({ queryKey: adminKeys.progress });
}

export async function startRegion({ api, client }: { api: Api; client: QueryClient }, region: string): Promise<void> {
  const { runId } = await api.call("generateRegion", { params: { region }, body: {} });
  refreshProgress(client, runId);
}
