import { restoreRows, tableSize } from "@vanfettle/core/table/table-maintenance";
import { defineCommand } from "../command.ts";
import { createProgressBar } from "../progress-bar.ts";
import { UsageError } from "../errors.ts";

export default defineCommand({
  usage: "--from TABLE [--replace-locations]   erased bookings are not restored; existing rows do not change",
  options: { from: { type: "string" }, "replace-locations": { type: "boolean" } },
  async run({ site, values, print }) {
    const { from } = values;
    if (from === undefined) throw new UsageError("Name the restored table with --from.");
    const { client, tableName } = await site.table();
    if (from === tableName) throw new UsageError("--from must not be the table to restore to.");
    const { rows } = await tableSize({ client, tableName: from });
    const showProgress = createProgressBar("Restoring rows");
    const { read, restored } = await restoreRows({
      client,
      from,
      to: tableName,
      clock: () => new Date(),
      replaceLocations: values["replace-locations"] ?? false,
      // DynamoDB's row count lags by hours, and may be 0 for a newly restored table.
      onProgress: (done) => showProgress({ done, total: Math.max(rows, done + 1) }),
    });
    showProgress({ done: read, total: read });
    const byKind = Object.entries(restored).map(([kind, n]) => `${kind} ${n} put back`);
    print({ read, restored }, [`${read} rows read`, ...byKind].join(", "));
  },
});
