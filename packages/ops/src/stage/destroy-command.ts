import { ask } from "../ask.ts";
import { defineCommand } from "../command.ts";
import { optionsToAdopt } from "../deploy/retained-resources.ts";
import { deleteStack, findStack } from "../deploy/stack-state.ts";
import { UsageError } from "../errors.ts";
import { stackOnAws } from "../site/stacks.ts";
import { stackNames } from "../site/stage-settings.ts";
import { namedStage } from "./named-stage.ts";

export default defineCommand({
  usage: "destroy --stage NAME --confirm NAME [--poll-seconds 5]",
  options: { confirm: { type: "string" }, "poll-seconds": { type: "string", default: "5" } },
  async run({ values }) {
    const { stage } = namedStage(values);
    const confirmed =
      values.confirm ?? (process.stdin.isTTY && (await ask(`Type ${stage} to delete every stack of it: `)).trim());
    if (confirmed !== stage)
      throw new UsageError(`This deletes every stack of ${stage}. Confirm with --confirm ${stage}.`);
    const adopting: string[] = [];
    for (const shortName of stackNames.toReversed()) {
      const stack = stackOnAws(stage, shortName);
      const found = await findStack(stack);
      if (!found) continue;
      const options = await optionsToAdopt(shortName, stack);
      await deleteStack(stack, found, Number(values["poll-seconds"]) * 1_000);
      adopting.push(...options);
      // Print this now: if a later stack cannot be deleted, the retained resources are not listed again.
      const kept = options.length > 0 ? `; kept for a later deploy: ${options.join(" ")}` : "";
      if (!values.json) console.log(`${stack.name}: deleted${kept}`);
    }
    const options = adopting.join(" ");
    if (values.json) console.log(JSON.stringify({ adopting: options }));
    else if (options !== "")
      console.log(`Its data is kept. To take it over: npm run deploy -- --stage ${stage} ${options}`);
  },
});
