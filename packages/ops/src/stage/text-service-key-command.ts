import { defineCommand } from "../command.ts";
import { UsageError } from "../errors.ts";
import { namedStage } from "./named-stage.ts";
import { readKey, storeKey } from "./store-key.ts";

const usage = "text-service-key --stage NAME < key.txt";

export default defineCommand({
  usage,
  options: {},
  async run({ values, print }) {
    namedStage(values);
    const key = await readKey("key", usage);
    if (!/^\S{8,500}$/.test(key)) throw new UsageError("Standard input must be a single key of at least 8 characters.");
    const stored = await storeKey(values, "Generation", "TextServiceKeyArn", key);
    print(stored, "The key is stored. Texts use it within five minutes.");
  },
});
