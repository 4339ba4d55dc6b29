import { text } from "node:stream/consumers";
import { SecretsManagerClient } from "@aws-sdk/client-secrets-manager";
import { defineCommand } from "../command.ts";
import { replaceSecret } from "../deploy/stage-secrets.ts";
import { UsageError } from "../errors.ts";
import { namedStage } from "./named-stage.ts";

/**
 * Reads the key from standard input, because arguments are visible to other users and stored in the shell's history.
 */
export const textServiceKeyCommand = defineCommand({
  usage: "text-service-key --stage NAME < key.txt",
  options: {},
  async run({ values, print }) {
    const { region, stack } = namedStage(values);
    if (process.stdin.isTTY)
      throw new UsageError("Give the key on standard input: text-service-key --stage NAME < key.txt");
    const key = (await text(process.stdin)).trim();
    if (!/^\S{8,500}$/.test(key)) throw new UsageError("Standard input must be a single key of at least 8 characters.");
    const secret = (await stack("Generation")).output("TextServiceKeyArn");
    await replaceSecret(new SecretsManagerClient({ region }), secret, key);
    print({ secret }, "The key is stored. Texts use it within five minutes.");
  },
});
