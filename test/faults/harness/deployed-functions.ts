import { cpSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { loadAssembly } from "../../../packages/local/src/assembly/cloud-assembly.ts";
import { functionById } from "../../../packages/local/src/assembly/functions.ts";
import { intrinsics } from "../../../packages/local/src/assembly/intrinsics.ts";
import { httpRoutes } from "../../../packages/local/src/assembly/http-routes.ts";
import { tables } from "../../../packages/local/src/assembly/tables.ts";
import { ensureTable } from "../../../packages/local/src/dynamodb/ensure-table.ts";
import { functionEnvironment } from "../../../packages/local/src/lambda/function-environment.ts";
import { hostFunction, type FunctionHost } from "../../../packages/local/src/lambda/function-host.ts";
import { localIssuer } from "../../../packages/local/src/operators/issuer.ts";
import { localParameters } from "../../../packages/local/src/start/deploy-parameters.ts";
import { readSettings } from "../../../packages/local/src/start/settings.ts";
import { temporaryFolder } from "./temporary-folder.ts";
import { testClient } from "./site.ts";

export const siteOrigin = "http://localhost:1";
/** What must never be printed, and the booking answers are checked by. */
export const partnerOrigin = "https://partner.example";

let read: ReturnType<typeof readDeployed> | undefined;
const deployed = () => (read ??= readDeployed());

function readDeployed() {
  const assembly = loadAssembly("cdk.out");
  const settings = readSettings({
    DATA_DIR: temporaryFolder(),
    PARTNER_BOOKING_URL: `${partnerOrigin}/book?ref={reference}&reg={registration}`,
  });
  const resolve = intrinsics(assembly, {
    parameters: { ...localParameters(settings, { site: siteOrigin, cloud: siteOrigin }), OriginToken: "" },
    attributes: {
      "AWS::CloudFront::Distribution.DomainName": "localhost:1",
      "AWS::Cognito::UserPool.ProviderURL": localIssuer(siteOrigin),
    },
  });
  return { assembly, resolve };
}

/** Makes the template's table on an engine. */
export async function deployTable(endpoint: string): Promise<string> {
  const { assembly, resolve } = deployed();
  const client = testClient(endpoint);
  const [table] = tables(assembly, resolve);
  if (!table) throw new Error("The templates have no table.");
  await ensureTable(client, table);
  client.destroy();
  return table.id;
}

/** The Lambda that the templates put behind a route, in a worker of its own, with this database. */
export function hostRoute(
  routeKey: string,
  {
    databaseEndpoint,
    log,
    wrapper,
  }: { databaseEndpoint: string; log: (line: string) => void; wrapper?: string | undefined },
): FunctionHost {
  const { assembly, resolve } = deployed();
  const route = httpRoutes(assembly, resolve).find((each) => each.routeKey === routeKey);
  if (!route) throw new Error(`No route is called ${routeKey}.`);
  const found = functionById(assembly, resolve, route.functionId);
  const nowhere = "http://127.0.0.1:9";
  const environment = functionEnvironment(found, {
    dynamodb: databaseEndpoint,
    stepFunctions: nowhere,
    other: nowhere,
  });
  const code = wrapper === undefined ? found : { ...found, directory: wrapped(found.directory, wrapper) };
  const host = hostFunction({ deployed: code, environment, log });
  host.preload();
  return host;
}

/** A copy of the built code behind a handler that spoils it: `wrapper` is given the real one as \`real\`. */
export function wrapped(directory: string, wrapper: string): string {
  const folder = temporaryFolder();
  cpSync(directory, folder, { recursive: true });
  renameSync(join(folder, "index.mjs"), join(folder, "real.mjs"));
  writeFileSync(join(folder, "index.mjs"), `import { handler as real } from "./real.mjs";\n${wrapper}`);
  return folder;
}

/** The built renderer in a worker of its own, with nobody to answer its calls. */
export function hostEdge({ spoil }: { spoil: (code: string) => string }): FunctionHost {
  const folder = temporaryFolder();
  cpSync(".build/edge", folder, { recursive: true });
  const file = join(folder, "index.mjs");
  writeFileSync(file, spoil(readFileSync(file, "utf8")));
  const deployed = {
    id: "Edge",
    region: "us-east-1",
    directory: folder,
    handler: "index.handler",
    environment: {},
    timeoutMs: 30_000,
    memoryMb: 512,
  };
  return hostFunction({ deployed, environment: {}, log: () => undefined, plainHttpHost: "127.0.0.1:9" });
}
