import { cpSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Caller, Credentials } from "../../../packages/local/src/access/callers.ts";
import { loadAssembly } from "../../../packages/local/src/assembly/cloud-assembly.ts";
import type { DeployedFunction } from "../../../packages/local/src/assembly/functions.ts";
import {
  resolveAssembly,
  type ResolvedAssembly,
} from "../../../packages/local/src/assembly/intrinsics.ts";
import { tables, type DeployedTable } from "../../../packages/local/src/assembly/tables.ts";
import { ensureTable } from "../../../packages/local/src/dynamodb/ensure-table.ts";
import {
  hostFunction,
  type FunctionHost,
} from "../../../packages/local/src/lambda/function-host.ts";
import { functionEnvironment } from "../../../packages/local/src/lambda/hosted-functions.ts";
import { localIssuer } from "../../../packages/local/src/operators/issuer.ts";
import { localParameters } from "../../../packages/local/src/start/deploy-parameters.ts";
import { readSettings } from "../../../packages/local/src/start/settings.ts";
import { testClient } from "./site.ts";
import { temporaryFolder } from "./temporary-folder.ts";

const siteOrigin = "http://localhost:1";
/** The origin of the partner's site that bookings lead to. */
const partnerOrigin = "https://partner.example";

let cached: ResolvedAssembly | undefined;
/** Reads the synthesized assembly once. */
export const deployedAssembly = (): ResolvedAssembly => (cached ??= readAssembly("cdk.out"));

/** Reads an assembly with the parameters of a site on this machine. */
export function readAssembly(assemblyDir: string): ResolvedAssembly {
  const settings = readSettings({
    DATA_DIR: temporaryFolder(),
    PARTNER_BOOKING_URL: `${partnerOrigin}/book?ref={reference}&reg={registration}`,
  });
  return resolveAssembly(loadAssembly(assemblyDir), {
    parameters: {
      ...localParameters(settings, { site: siteOrigin, cloud: siteOrigin }),
      OriginToken: "",
    },
    attributes: {
      "AWS::CloudFront::Distribution.DomainName": "localhost:1",
      "AWS::Cognito::UserPool.ProviderURL": localIssuer(siteOrigin),
    },
  });
}

/** Creates the template's table on an engine and returns it. */
export async function deployTable(endpoint: string): Promise<DeployedTable> {
  const client = testClient(endpoint);
  const [table] = tables(deployedAssembly());
  if (!table) throw new Error("The templates have no table.");
  await ensureTable(client, table);
  client.destroy();
  return table;
}

interface HostOptions {
  databaseEndpoint: string;
  secretsEndpoint: string;
  /**
   * Returns the credentials with which a function signs its requests, given its id and its role.
   */
  credentialsOf: (functionId: string, role: Caller) => Credentials;
  log: (line: string) => void;
  wrapper?: string | undefined;
}

/** Runs a Lambda in a separate worker, over the given database and with its role's credentials. */
export function hostDeployed(found: DeployedFunction, options: HostOptions): FunctionHost {
  const { databaseEndpoint, secretsEndpoint, credentialsOf, log, wrapper } = options;
  const unreachableUrl = "http://127.0.0.1:9";
  const endpoints = {
    dynamodb: databaseEndpoint,
    stepFunctions: unreachableUrl,
    other: unreachableUrl,
  };
  const environment = {
    ...functionEnvironment(found, endpoints, credentialsOf(found.id, found.role)),
    AWS_ENDPOINT_URL_SECRETS_MANAGER: secretsEndpoint,
  };
  const code =
    wrapper === undefined ? found : { ...found, directory: wrapHandler(found.directory, wrapper) };
  const host = hostFunction({ deployed: code, environment, log });
  host.preload();
  return host;
}

/**
 * Copies built code with a wrapper module before its handler, which it can call as `real`. Returns
 * the folder.
 */
export function wrapHandler(directory: string, wrapper: string): string {
  const folder = temporaryFolder();
  cpSync(directory, folder, { recursive: true });
  renameSync(join(folder, "index.mjs"), join(folder, "real.mjs"));
  writeFileSync(
    join(folder, "index.mjs"),
    `import { handler as real } from "./real.mjs";\n${wrapper}`,
  );
  return folder;
}

/**
 * Runs the built edge renderer in a separate worker, with patched code and without an API to call.
 */
export function hostEdge({ patch }: { patch: (code: string) => string }): FunctionHost {
  const folder = temporaryFolder();
  cpSync(".build/edge", folder, { recursive: true });
  const file = join(folder, "index.mjs");
  writeFileSync(file, patch(readFileSync(file, "utf8")));
  const deployed = {
    id: "Edge",
    region: "us-east-1",
    directory: folder,
    handler: "index.handler",
    environment: {},
    timeoutMs: 30_000,
    memoryMb: 512,
  };
  return hostFunction({
    deployed,
    environment: {},
    log: () => undefined,
    plainHttpHost: "127.0.0.1:9",
  });
}
