import type { IncomingMessage, ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { serveOnLoopback } from "@vanfettle/commands/loopback-server";
import { restoreRows } from "@vanfettle/core/table/table-maintenance";
import { createTable } from "@vanfettle/core/testing/create-table";
import type { TestDatabase } from "@vanfettle/core/testing/test-database";

interface TableSettings {
  DeletionProtectionEnabled?: boolean;
  PointInTimeRecoveryEnabled?: boolean;
  TimeToLiveSpecification?: { AttributeName: string; Enabled: boolean };
}

type Input = TableSettings & {
  TableName: string;
  TargetTableName: string;
  /** In epoch seconds. */
  RestoreDateTime?: number;
  PointInTimeRecoverySpecification?: TableSettings;
};

const status = (isEnabled = false) => (isEnabled ? "ENABLED" : "DISABLED");

/**
 * Adds backups and protection to a local engine, which lacks both. As documented for DynamoDB, a
 * restored table has the rows that the table had when `backUp` was called, and none of its
 * settings.
 */
export async function startRestorableDatabase(
  { client, endpoint, tableName }: TestDatabase,
  settings: TableSettings,
) {
  const settingsOf = new Map([[tableName, settings]]);
  const backup = `${tableName}-backup`;
  const copy = (from: string, to: string) =>
    restoreRows({ client, from, to, clock: () => new Date(0), replaceLocations: true });

  const restoredTo = new Map<string, number>();
  /** The tables that DynamoDB still restores: the first description says so. */
  const creating = new Set<string>();
  const restore = async ({ TargetTableName: target, RestoreDateTime }: Input) => {
    await createTable(client, target);
    await copy(backup, target);
    settingsOf.delete(target);
    if (RestoreDateTime !== undefined) restoredTo.set(target, RestoreDateTime);
    creating.add(target);
    return {};
  };
  const change = (name: string, changed: TableSettings) => {
    settingsOf.set(name, { ...settingsOf.get(name), ...changed });
    return {};
  };
  const operations: Record<string, (input: Input) => object | Promise<object>> = {
    RestoreTableToPointInTime: restore,
    RestoreTableFromBackup: restore,
    ListBackups: ({ TableName }) => ({
      BackupSummaries: [{ TableName, BackupArn: `arn:aws:dynamodb:::${backup}` }],
    }),
    UpdateContinuousBackups: ({ TableName, PointInTimeRecoverySpecification: changed = {} }) =>
      change(TableName, changed),
    UpdateTimeToLive: ({ TableName, TimeToLiveSpecification }) =>
      change(TableName, { ...(TimeToLiveSpecification && { TimeToLiveSpecification }) }),
    UpdateTable: ({ TableName, DeletionProtectionEnabled = false }) =>
      change(TableName, { DeletionProtectionEnabled }),
    DescribeContinuousBackups: ({ TableName }) => ({
      ContinuousBackupsDescription: {
        PointInTimeRecoveryDescription: {
          PointInTimeRecoveryStatus: status(settingsOf.get(TableName)?.PointInTimeRecoveryEnabled),
          EarliestRestorableDateTime: Date.parse("2026-01-01") / 1_000,
          LatestRestorableDateTime: Date.parse("2028-01-01") / 1_000,
        },
      },
    }),
    DescribeTimeToLive: ({ TableName }) => {
      const { AttributeName, Enabled } = settingsOf.get(TableName)?.TimeToLiveSpecification ?? {};
      return { TimeToLiveDescription: { AttributeName, TimeToLiveStatus: status(Enabled) } };
    },
  };

  const forward = async (target: string, body: string, headers: Record<string, string>) => {
    const response = await fetch(endpoint, { method: "POST", body, headers });
    const answer = (await response.json()) as { Table?: object };
    const { TableName } = JSON.parse(body) as Input;
    const own = settingsOf.get(TableName)?.DeletionProtectionEnabled ?? false;
    if (target === "DescribeTable" && answer.Table) {
      const time = restoredTo.get(TableName);
      Object.assign(answer.Table, {
        DeletionProtectionEnabled: own,
        ...(time !== undefined && { RestoreSummary: { RestoreDateTime: time } }),
        ...(creating.delete(TableName) && { TableStatus: "CREATING" }),
      });
    }
    if (target === "DeleteTable" && response.ok) {
      settingsOf.delete(TableName);
      restoredTo.delete(TableName);
    }
    return { status: response.status, answer };
  };
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await text(request);
    const target = String(request.headers["x-amz-target"]);
    const headers = {
      "x-amz-target": target,
      "content-type": "application/x-amz-json-1.0",
      authorization: request.headers.authorization ?? "",
      "x-amz-date": String(request.headers["x-amz-date"]),
    };
    const own = operations[target.split(".")[1] ?? ""];
    const { status: code, answer } = own
      ? { status: 200, answer: await own(JSON.parse(body) as Input) }
      : await forward(target.split(".")[1] ?? "", body, headers);
    response.writeHead(code, { "content-type": "application/x-amz-json-1.0" });
    response.end(JSON.stringify(answer));
  };
  // An error here is an unhandled rejection, which fails the test.
  const { url, close } = await serveOnLoopback(
    0,
    async (request, response) => void respond(request, response),
  );
  return {
    url,
    /** Saves the current rows. */
    backUp: async () => {
      await createTable(client, backup);
      await copy(tableName, backup);
    },
    stop: close,
  };
}
