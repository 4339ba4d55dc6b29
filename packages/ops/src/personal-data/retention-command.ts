import { deleteExpiredRows } from "@vanfettle/core/table/table-maintenance";
import { defineCommand } from "../command.ts";

export const retentionCommand = defineCommand({
  options: {},
  async run({ site, print }) {
    const { client, tableName } = await site.table();
    const onDeleted = (deleted: number) => {
      if (process.stderr.isTTY) process.stderr.write(`\r${deleted} rows deleted\u001b[K`);
    };
    const deleted = await deleteExpiredRows({ client, tableName, clock: () => new Date(), onDeleted });
    const total = Object.values(deleted).reduce((sum, count) => sum + count, 0);
    if (process.stderr.isTTY && total > 0) process.stderr.write("\n");
    const byKind = Object.entries(deleted).map(([kind, n]) => `${kind} ${n}`);
    print({ total, deleted }, [`${total} rows had expired`, ...byKind].join(", "));
  },
});
