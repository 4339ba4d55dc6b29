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

  const restore = async (target: string) => {
    await createTable(client, target);
    await copy(backup, target);
    return {};
  };
  const change = (name: string, changed: TableSettings) => {
    settingsOf.set(name, { ...settingsOf.get(name), ...changed });
    return {};
  };
  const operations: Record<string, (input: Input) => object | Promise<object>> = {
    RestoreTableToPointInTime: ({ TargetTableName }) => restore(TargetTableName),
    RestoreTableFromBackup: ({ TargetTableName }) => restore(TargetTableName),
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
      Object.assign(answer.Table, { DeletionProtectionEnabled: own });
    }
    if (target === "DeleteTable" && response.ok) settingsOf.delete(TableName);
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
