import { putBack, type PutBack, type PutBackOptions } from "@vanfettle/core/table/put-back";
import { deleteExpiredRows, restoreRows, tableSize } from "@vanfettle/core/table/table-maintenance";
import { defineCommand } from "../command.ts";
import { readRun } from "../dashboard/read-dashboard.ts";
import { invalidatePages } from "../deploy/invalidation.ts";
import { CommandError, UsageError } from "../errors.ts";
import { requireStage } from "../site/site.ts";
import { confirms, createProgressBar, showCount } from "../terminal.ts";
import { copyOf, copyState, deleteCopy, findTable, restoreDeleted } from "./restored-table.ts";

const clock = () => new Date();

const retention = defineCommand({
  options: {},
  async run({ site, print }) {
    const { client, tableName } = await site.table();
    const onDeleted = (deleted: number) => showCount(`${deleted} rows deleted`);
    const deleted = await deleteExpiredRows({
      client,
      tableName,
      clock,
      onDeleted,
    });
    const total = Object.values(deleted).reduce((sum, count) => sum + count, 0);
    if (total > 0) showCount();
    const byKind = Object.entries(deleted).map(([kind, n]) => `${kind} ${n}`);
    print({ total, deleted }, [`${total} rows had expired`, ...byKind].join(", "));
  },
});

const restore = defineCommand({
  usage: `  adds the rows that the table lacks; existing rows do not change, and erased bookings stay erased
  --replace-locations  also gives locations their earlier state
  --whole [--yes]      gives the whole table its earlier state, after a question: rows that were changed since get it,
                       rows that were added since are deleted, except bookings and records
  --from TABLE         another table than the copy of restore-table`,
  options: {
    from: { type: "string" },
    "replace-locations": { type: "boolean" },
    whole: { type: "boolean" },
    yes: { type: "boolean" },
  },
  async run({ site, values, print }) {
    const { client, table, tableName } = await site.table();
    const { from = copyOf(tableName) } = values;
    if (from === tableName) throw new UsageError("--from must not be the table to restore to.");
    if (!(await findTable(client, from))) {
      throw new CommandError(`There is no table ${from}. Copy a state first: restore-table --to.`);
    }
    if (values.whole) {
      const { isRunning } = await readRun({ table, clock });
      if (isRunning) {
        throw new CommandError("A run of texts is active. Cancel it on /admin/progress-monitor.");
      }
      const result = await putWholeBack({ client, from, to: tableName, clock }, values.yes);
      if (site.stage) await invalidatePages((await site.aws()).distributionId);
      return print(result, wholeText(result));
    }
    const { rows } = await tableSize({ client, tableName: from });
    const showProgress = createProgressBar("Restoring rows");
    const { read, restored } = await restoreRows({
      client,
      from,
      to: tableName,
      clock,
      replaceLocations: values["replace-locations"] ?? false,
      // DynamoDB's row count lags by hours, and may be 0 for a newly restored table.
      onProgress: (done) => showProgress({ done, total: Math.max(rows, done + 1) }),
    });
    showProgress({ done: read, total: read });
    const byKind = Object.entries(restored).map(([kind, n]) => `${kind} ${n} put back`);
    print({ read, restored }, [`${read} rows read`, ...byKind].join(", "));
  },
});

/** Says what putting the whole table back would change, asks, and does it. */
async function putWholeBack(
  options: Omit<PutBackOptions, "isRehearsal">,
  isSure = false,
): Promise<PutBack> {
  const planned = await putBack({ ...options, isRehearsal: true });
  if (rowsOf(planned) === 0) return planned;
  console.error(`To do: ${wholeText(planned)}`);
  if (!isSure && !(await confirms("Put the whole table back?"))) {
    throw new UsageError("Nothing was changed.");
  }
  return putBack({ ...options, isRehearsal: false });
}

const rowsOf = ({ changed, added, deleted }: PutBack): number =>
  [changed, added, deleted]
    .flatMap((counts) => Object.values(counts))
    .reduce((sum, count) => sum + count, 0);

function wholeText(result: PutBack): string {
  const parts = Object.entries({
    "put back": result.changed,
    added: result.added,
    deleted: result.deleted,
  }).flatMap(([verb, counts]) =>
    Object.entries(counts).map(([kind, count]) => `${kind} ${count} ${verb}`),
  );
  return [...parts, `${result.unchanged} rows unchanged`].join(", ");
}

const restoreTable = defineCommand({
  usage: `  --to 2027-01-31T10:00Z   copies the table as it was then to TABLE-restored; \`restore\` copies its rows back
  --delete                 deletes TABLE-restored, which has data that was erased since
  without an option        restores a deleted table under its name, with its settings
  Each can be repeated: it continues what an interrupted call began.`,
  options: {
    to: { type: "string" },
    delete: { type: "boolean" },
    "poll-seconds": { type: "string", default: "15" },
  },
  async run({ site, values, print }) {
    const { name } = requireStage(site);
    const { client, tableName } = await site.table();
    const table = { client, tableName };
    const copy = copyOf(tableName);
    const waiting = {
      pollMs: Number(values["poll-seconds"]) * 1_000,
      log: (line: string) => console.error(line),
    };
    const next = (command: string) => `npm run ops -- ${command} --stage ${name}`;
    if (values.delete) {
      const isDeleted = await deleteCopy(table, waiting);
      const text = isDeleted ? `${copy} is deleted.` : `There is no ${copy}.`;
      return print({ table: copy, isDeleted }, text);
    }
    if (values.to !== undefined) {
      await copyState(table, parseTime(values.to), waiting);
      const steps = `To add lost rows: ${next("restore")}\nTo put the whole table back: ${next("restore --whole")}\nThen: ${next("restore-table --delete")}`;
      return print({ table: copy }, `${copy} has the state of ${values.to}.\n${steps}`);
    }
    const { isRestored, enabled } = await restoreDeleted(table, waiting);
    const text = isRestored ? "is restored from its final backup" : "exists";
    const settings = enabled.length > 0 ? `; enabled ${enabled.join(", ")}` : "";
    const hint =
      isRestored || enabled.length > 0 ? "" : " To copy an earlier state, name it: --to.";
    print({ table: tableName, isRestored, enabled }, `${tableName} ${text}${settings}.${hint}`);
  },
});

/** Parses a time in UTC, to the minute or more exact. */
function parseTime(text: string): Date {
  const isTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?Z$/.test(text);
  if (!isTime || Number.isNaN(Date.parse(text))) {
    throw new UsageError("Write the time in UTC, such as --to 2027-01-31T10:00Z.");
  }
  return new Date(text);
}

export const commands = { retention, restore, "restore-table": restoreTable };
