import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { bucketObjects } from "./assembly/bucket-objects.ts";
import { loadAssembly, resourcesOf } from "./assembly/cloud-assembly.ts";
import { distribution } from "./assembly/distribution.ts";
import { functionById } from "./assembly/functions.ts";
import { intrinsics } from "./assembly/intrinsics.ts";
import { checkParameters, withDefaults } from "./assembly/template-parameters.ts";
import { deployedWebAcl } from "./assembly/web-acl.ts";
import { httpRoutes } from "./assembly/http-routes.ts";
import { tables } from "./assembly/tables.ts";
import { awsServices } from "./aws-services.ts";
import { cdn } from "./cdn/cdn.ts";
import { listen } from "./http-server.ts";
import { isPartnerSandbox, partnerSandbox } from "./cdn/partner-sandbox.ts";
import { startEngine, type EngineKind } from "./dynamodb/engine.ts";
import { ensureTable, localClient } from "./dynamodb/ensure-table.ts";
import { firewall } from "./monitoring/firewall.ts";
import { httpGateway } from "./gateway/gateway.ts";
import type { Handle } from "./http.ts";
import { functionLogs } from "./lambda/function-log.ts";
import { hostedFunctions } from "./lambda/hosted-functions.ts";
import { monitoring } from "./monitoring/monitoring.ts";
import { localIssuer } from "./operators/issuer.ts";
import { operatorPool } from "./assembly/user-pool.ts";
import { createOperators } from "./operators/operators.ts";
import { deployedStateMachines, functionIdsOf } from "./assembly/state-machines.ts";
import { startStepFunctions } from "./step-functions/step-functions.ts";

export interface BootOptions {
  assemblyDir: string;
  /** Of the distribution; 0 for any free one. */
  port: number;
  /** Data and logs; without it, tables live in memory and functions' lines are dropped. */
  dataDir?: string;
  /** What visitors see, unless it is the distribution. */
  siteOrigin?: string | undefined;
  /** Values of the templates' parameters; they may name the origin the distribution answers on. */
  parameters: (siteOrigin: string) => Record<string, string>;
  engine?: { only?: EngineKind; endpoint?: string };
  /** What the templates' secrets hold. */
  secretValue?: string | undefined;
  /** Also print what functions log. */
  echoLogs?: boolean;
  /** Turn away what the templates' web ACL would. */
  firewall?: boolean;
  /** By which metrics and alarms reckon. */
  clock?: () => number;
  log?: (line: string) => void;
  /** Fills the tables; nobody is served before it is done, so no page of an empty table is ever cached. */
  prepare?: (database: LocalDatabase) => Promise<void>;
}

export interface LocalDatabase {
  dynamodbEndpoint: string;
  /** Logical ids of the tables, which are their names. */
  tableNames: string[];
  /** Whether a table had to be made, so that there is nothing in it yet. */
  tablesAreNew: boolean;
}

export interface LocalCloud extends LocalDatabase {
  /** What every parameter of the templates is. */
  parameters: Record<string, string>;
  /** Of the distribution: `http://localhost:3000`. */
  url: string;
  /** Of the HTTP API itself, which on AWS answers under a name of its own. */
  apiUrl: string;
  engine: EngineKind;
  stepFunctionsEndpoint: string;
  /** Of the other AWS services, CloudWatch among them. */
  servicesEndpoint: string;
  invoke: (functionId: string, event: unknown) => Promise<unknown>;
  invalidate: (paths: string[]) => void;
  close: () => Promise<void>;
}

const starting: Handle = async () => ({
  status: 503,
  headers: { "content-type": "text/plain", "retry-after": "1" },
  body: Buffer.from("Starting"),
});

/** Boots what a cloud assembly describes on this machine. */
export async function bootCloud(options: BootOptions): Promise<LocalCloud> {
  const { assemblyDir, port, dataDir, log = () => undefined, clock = Date.now } = options;
  const closers: (() => Promise<void>)[] = [];
  const closeAll = async () => {
    for (const step of closers.splice(0).reverse()) await step();
  };
  try {
    let handle = starting;
    const front = await listen((request) => handle(request), { port, log });
    closers.push(front.close);
    const domainName = `localhost:${front.port}`;
    const url = `http://${domainName}`;

    const assembly = loadAssembly(assemblyDir);
    const parameters = options.parameters(url);
    checkParameters(assembly, parameters);
    const origin = options.siteOrigin ?? url;
    const resolve = intrinsics(assembly, {
      parameters,
      attributes: {
        "AWS::CloudFront::Distribution.DomainName": domainName,
        "AWS::Cognito::UserPool.ProviderURL": localIssuer(origin),
      },
    });
    const site = distribution(assembly, resolve);
    const routes = httpRoutes(assembly, resolve);

    if (dataDir) mkdirSync(dataDir, { recursive: true });
    const logs = functionLogs({ folder: dataDir && join(dataDir, "logs"), echo: options.echoLogs ?? false });
    closers.push(logs.close);
    const watched = monitoring({ assembly, resolve, dataDir, now: clock, log });
    closers.push(watched.close);
    const { platform } = watched;
    let invalidate: (paths: string[]) => void = () => undefined;
    const services = await listen(
      awsServices({
        invalidate: (paths) => invalidate(paths),
        secretValue: options.secretValue,
        alarms: watched.alarms,
      }),
      { port: 0, log },
    );
    closers.push(services.close);
    const servicesEndpoint = `http://127.0.0.1:${services.port}`;
    const engine = await startEngine({ dataDir, ...options.engine, log });
    closers.push(engine.close);
    const machines = deployedStateMachines(assembly, resolve);
    const invokeByValue = async (id: string, event: unknown) =>
      JSON.parse(await invoke(id, JSON.stringify(event))) as unknown;
    const stepFunctions = await startStepFunctions({
      stateMachines: machines,
      invoke: invokeByValue,
      dataDir,
      onEnd: (machineArn, outcome) => platform.execution(machineArn, outcome),
    });
    closers.push(stepFunctions.close);
    const endpoints = { dynamodb: engine.endpoint, stepFunctions: stepFunctions.url, other: servicesEndpoint };

    const deployedTables = tables(assembly, resolve);
    const edgeIds = site.behaviours.flatMap(({ edgeFunctionId }) => edgeFunctionId ?? []);
    // A machine's steps have nobody waiting for them, and most starts never run one.
    const awaited = new Set([...routes.map(({ functionId }) => functionId), ...edgeIds]);
    const functions = [...new Set([...awaited, ...machines.flatMap(functionIdsOf)])].map((id) => ({
      ...functionById(assembly, resolve, id),
      edgeHost: edgeIds.includes(id) ? domainName : undefined,
      awaited: awaited.has(id),
    }));
    const tableName = deployedTables[0]?.id ?? "";
    const hosts = hostedFunctions({ endpoints, logs, monitoring: watched, tableName }, functions);
    closers.push(async () => void (await Promise.all([...hosts.values()].map((host) => host.close()))));
    const invoke = async (id: string, event: string) => {
      const host = hosts.get(id);
      if (!host) throw new Error(`No function is called ${id}; there are ${[...hosts.keys()].join(", ")}.`);
      return host.invoke(event);
    };

    const client = localClient(engine.endpoint);
    const made = await Promise.all(deployedTables.map((table) => ensureTable(client, table)));
    client.destroy();
    const database: LocalDatabase = {
      dynamodbEndpoint: engine.endpoint,
      tableNames: deployedTables.map(({ id }) => id),
      tablesAreNew: made.includes(true),
    };

    const pool = operatorPool(assembly, resolve);
    const operators = pool && (await createOperators({ origin, pool, dataDir, log }));
    if (operators) closers.push(operators.close);
    const apiId = resourcesOf(assembly, "AWS::ApiGatewayV2::Api")[0]?.id ?? "";
    const gateway = platform.api(apiId, httpGateway({ routes, invoke, authorize: operators?.authorize, log }));
    const api = await listen(gateway, { port: 0, log });
    closers.push(api.close);
    const buckets = bucketObjects(assembly, resolve);
    const network = cdn({ distribution: site, buckets, gateway, domainName, invoke, log });
    invalidate = network.invalidate;
    await options.prepare?.(database);
    const acl = options.firewall ? deployedWebAcl(assembly, resolve) : undefined;
    const onBlocked = (rule: string) => platform.blocked(acl?.metricName ?? "", rule);
    const guarded = acl ? firewall({ acl, onBlocked, now: clock })(network.handle) : network.handle;
    handle = async (request) => {
      if (isPartnerSandbox(request)) return partnerSandbox(request);
      return operators?.owns(request) ? operators.handle(request) : guarded(request);
    };
    return {
      parameters: withDefaults(assembly, parameters),
      url,
      apiUrl: `http://127.0.0.1:${api.port}`,
      engine: engine.kind,
      ...database,
      stepFunctionsEndpoint: stepFunctions.url,
      servicesEndpoint,
      invoke: invokeByValue,
      invalidate: network.invalidate,
      async close() {
        // Requests under way need all the rest, so the front door shuts first.
        await front.close();
        // Then the machines: a function ended under one would look like one that failed.
        await stepFunctions.close();
        await closeAll();
      },
    };
  } catch (error) {
    await closeAll();
    throw error;
  }
}
