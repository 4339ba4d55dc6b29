import { defineCommand } from "../command.ts";
import { CommandError, UsageError } from "../errors.ts";
import { namedStage } from "../stage/named-stage.ts";
import { unprotectedParts } from "./stage-protection.ts";

export const protectionCommand = defineCommand({
  options: {},
  async run({ site, values }) {
    if (site.isLocal) throw new UsageError("These settings only exist on AWS: name a stage with --stage.");
    const named = namedStage(values);
    const table = await site.table();
    const missing = await unprotectedParts({ ...named, table });
    if (values.json) console.log(JSON.stringify({ table: table.tableName, missing }));
    else if (missing.length === 0)
      console.log(`${table.tableName} expires rows and keeps backups; table, user pool and stacks refuse deletion`);
    if (missing.length > 0) throw new CommandError(missing.join("\n"));
  },
});
