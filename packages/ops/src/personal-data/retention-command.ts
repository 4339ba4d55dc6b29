import { deleteExpiredRows } from "@vanfettle/core/table/table-maintenance";
import { defineCommand } from "../command.ts";
import { showCount } from "../progress-bar.ts";

export default defineCommand({
  options: {},
  async run({ site, print }) {
    const { client, tableName } = await site.table();
    const onDeleted = (deleted: number) => showCount(`${deleted} rows deleted`);
    const deleted = await deleteExpiredRows({ client, tableName, clock: () => new Date(), onDeleted });
    const total = Object.values(deleted).reduce((sum, count) => sum + count, 0);
    if (total > 0) showCount();
    const byKind = Object.entries(deleted).map(([kind, n]) => `${kind} ${n}`);
    print({ total, deleted }, [`${total} rows had expired`, ...byKind].join(", "));
  },
});
