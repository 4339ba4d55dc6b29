import type { LocationText } from "../content/text/location-text.ts";
import { toModelText } from "../content/text/model-text.ts";
import { listVersions } from "../content/versions/version-repository.ts";
import { startRun } from "../generation/start-run.ts";
import { findLocation } from "../location/location.ts";
import type { PlaceSeed } from "../location/seed/seed-item.ts";
import type { TextModel } from "../text-model/text-model.ts";
import { startGenerationHarness } from "./generation-harness.ts";
import { runSteps } from "./run-steps.ts";

/** Creates a text model that gives each location the text that `write` returns for its name. */
const modelOf = (write: (name: string) => LocationText): TextModel => ({
  write: ({ input }) => {
    const { location } = JSON.parse(input) as { location: { name: string } };
    const usage = { calls: 1, inputTokens: 1_000, outputTokens: 500 };
    return Promise.resolve({ value: toModelText(write(location.name)), model: "m-1", usage });
  },
});

/** Starts a database with these places, where runs and operators can work on the texts. */
export async function startReviewHarness(places: PlaceSeed[]) {
  const harness = await startGenerationHarness(places);
  const { deps } = harness;
  /**
   * Runs over a region. Its texts stay drafts unless they are published automatically. Returns the
   * run's id.
   */
  async function runRegion(
    region: string,
    write: (name: string) => LocationText,
    {
      publishAutomatically = false,
      reader = deps.reader,
    }: { publishAutomatically?: boolean; reader?: TextModel | null } = {},
  ): Promise<string> {
    harness.pass(1_000);
    const { runId } = await startRun(deps, { kind: "region", region }, "ann@example.com");
    await runSteps({ ...deps, model: modelOf(write), reader, publishAutomatically }, runId);
    harness.running.clear();
    harness.pass(1_000);
    return runId;
  }
  const rowOf = async (slug: string) => (await findLocation(deps, slug)).row;
  const statesOf = async (slug: string) =>
    (await listVersions(deps, await findLocation(deps, slug))).map(
      ({ version, state }) => `${version} ${state}`,
    );
  return { ...harness, runRegion, rowOf, statesOf };
}

export type ReviewHarness = Awaited<ReturnType<typeof startReviewHarness>>;
