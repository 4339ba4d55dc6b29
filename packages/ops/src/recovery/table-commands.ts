import { deleteExpiredRows, restoreRows, tableSize } from "@vanfettle/core/table/table-maintenance";
import { defineCommand } from "../command.ts";
import { UsageError } from "../errors.ts";
import { createProgressBar, showCount } from "../terminal.ts";

const retention = defineCommand({
  options: {},
  async run({ site, print }) {
    const { client, tableName } = await site.table();
    const onDeleted = (deleted: number) => showCount(`${deleted} rows deleted`);
    const deleted = await deleteExpiredRows({
      client,
      tableName,
      clock: () => new Date(),
      onDeleted,
    });
    const total = Object.values(deleted).reduce((sum, count) => sum + count, 0);
    if (total > 0) showCount();
    const byKind = Object.entries(deleted).map(([kind, n]) => `${kind} ${n}`);
    print({ total, deleted }, [`${total} rows had expired`, ...byKind].join(", "));
  },
});

const restore = defineCommand({
  usage:
    "--from TABLE [--replace-locations]   erased bookings are not restored; existing rows do not change",
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

export const commands = { retention, restore };
