import { UsageError } from "../errors.ts";
import { stageRegion } from "../site/stage-settings.ts";
import { createStackReader } from "../site/stacks.ts";

/** Returns the stage in the options, with a reader of its stacks. Throws a UsageError if the option is missing. */
export function namedStage(values: { stage?: string }) {
  const { stage } = values;
  if (stage === undefined) throw new UsageError("This command requires a stage on AWS: name it with --stage.");
  return { stage, region: stageRegion, stack: createStackReader(stage) };
}
