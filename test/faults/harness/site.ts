import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { seedLocations, type SeedRow } from "@vanfettle/core/location/seed/seed-locations";
import { openTable } from "@vanfettle/core/table/table";
import type { Credentials } from "../../../packages/local/src/access/callers.ts";
import { bootCloud, type LocalCloud } from "../../../packages/local/src/boot.ts";
import type { RecordMetric } from "../../../packages/local/src/monitoring/metrics.ts";
import { localParameters } from "../../../packages/local/src/start/deploy-parameters.ts";
import { vehicleSecrets } from "../../../packages/local/src/start/services-in-use.ts";
import { readSettings } from "../../../packages/local/src/start/settings.ts";

export interface SiteOptions {
  dataDir: string;
  port?: number;
  /** The endpoint of a running database, or of a proxy to it. */
  databaseEndpoint?: string | undefined;
  rows?: readonly SeedRow[];
  /** Environment variables as `npm start` reads them. */
  env?: Record<string, string>;
  parameters?: Record<string, string>;
  assemblyDir?: string;
  /** Receives each value of a metric. */
  onMetric?: RecordMetric;
  /** Receives the local cloud's messages, such as calls that a role does not allow. */
  log?: (line: string) => void;
}

/** Placeholder credentials for an engine, which does not check them. */
const anyCredentials: Credentials = {
  accessKeyId: "local",
  secretAccessKey: "local",
  sessionToken: "local",
};

/**
 * Creates a DynamoDB client for the test itself. A site's endpoint requires the credentials of its
 * owner.
 */
export const testClient = (endpoint: string, credentials = anyCredentials): DynamoDBClient =>
  new DynamoDBClient({ endpoint, region: "eu-west-2", credentials });

/** Boots the synthesized site on this machine, with these locations in its table. */
export async function bootSite(options: SiteOptions) {
  const {
    dataDir,
    port = 0,
    databaseEndpoint,
    rows = [],
    env = {},
    parameters = {},
    onMetric,
    log,
  } = options;
  const settings = readSettings({
    // Without a test's text service, the default of the templates must not be used.
    OPENAI_BASE_URL: "http://127.0.0.1:9/v1",
    // As on AWS. A test that floods the site from one address switches the firewall off.
    FIREWALL: "1",
    ...env,
    DATA_DIR: dataDir,
    PORT: String(port),
  });
  return bootCloud({
    assemblyDir: options.assemblyDir ?? "cdk.out",
    port,
    dataDir,
    secrets: {
      TextServiceKey: settings.textService.apiKey ?? "local",
      ...vehicleSecrets(settings.vehicleServices),
    },
    parameters: (url, assembly) => ({
      ...localParameters(settings, { site: url, cloud: url }, assembly),
      ...parameters,
    }),
    firewall: settings.firewall,
    ...(onMetric && { onMetric }),
    ...(log && { log }),
    engine: databaseEndpoint ? { endpoint: databaseEndpoint } : {},
    prepare: async ({ dynamodbEndpoint, credentials, tableNames, tablesAreNew }) => {
      if (!tablesAreNew || rows.length === 0) return;
      const client = testClient(dynamodbEndpoint, credentials);
      await seedLocations({ table: openTable({ client, table: tableNames[0] ?? "" }) }, rows);
      client.destroy();
    },
  });
}

export type Site = LocalCloud;
