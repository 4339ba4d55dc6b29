import { missingProtection } from "@vanfettle/core/table/table-status";
import { defineCommand } from "../command.ts";
import { CommandError, UsageError } from "../errors.ts";

export const protectionCommand = defineCommand({
  options: {},
  async run({ site, values }) {
    if (site.isLocal)
      throw new UsageError("The engine on this machine has no such settings: name a stage with --stage.");
    const table = await site.table();
    const missing = await missingProtection(table);
    if (values.json) console.log(JSON.stringify({ table: table.tableName, missing }));
    else if (missing.length === 0) console.log(`${table.tableName} expires rows, keeps backups and refuses deletion`);
    if (missing.length > 0) throw new CommandError(`${table.tableName} lacks ${missing.join(", ")}.`);
  },
});
