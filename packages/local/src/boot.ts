import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { createCallers, type Credentials } from "./access/callers.ts";
import { checkedService } from "./access/checked-service.ts";
import { atOneHostName } from "./access/one-host-name.ts";
import { tableAccess } from "./access/table-access.ts";
import { accessLog } from "./assembly/access-log.ts";
import { bucketObjects } from "./assembly/bucket-objects.ts";
import { deployedWebAcl } from "./assembly/firewall-rules.ts";
import { userPool } from "./assembly/user-pool.ts";
import { awsServices } from "./aws-services.ts";
import { bootedCode, type FilesBesideCode } from "./booted-code.ts";
import { cloudFront, type CloudFront } from "./cloudfront/cloudfront.ts";
import { firewall, type EnforcedRules } from "./cloudfront/firewall.ts";
import { isPartnerSandbox, partnerSandbox } from "./cloudfront/partner-sandbox.ts";
import { databaseEndpoint } from "./dynamodb/database-endpoint.ts";
import { startEngine, type EngineKind } from "./dynamodb/engine.ts";
import { ensureTable, localClient } from "./dynamodb/ensure-table.ts";
import { httpGateway } from "./gateway/gateway.ts";
import { listen } from "./http-server.ts";
import type { Handle } from "./http.ts";
import type { FunctionHost } from "./lambda/function-host.ts";
import { functionLogs } from "./lambda/function-log.ts";
import { hostedFunctions } from "./lambda/hosted-functions.ts";
import { logMetrics, metricFilters } from "./monitoring/log-metrics.ts";
import { metricsOf, type RecordMetric } from "./monitoring/metrics.ts";
import { createOperators, type Operators } from "./operators/operators.ts";
import { readTemplates, type TemplateOptions, type Templates } from "./read-templates.ts";
import { startSchedules } from "./schedules.ts";
import { startStepFunctions } from "./step-functions/step-functions.ts";

export interface BootOptions extends TemplateOptions {
  /** The port of the distribution; 0 for any free port. */
  port: number;
  /** The folder for data and logs; without it, tables are in memory and logs are dropped. */
  dataDir?: string;
  /** The origin that visitors see, if different from the distribution's. */
  siteOrigin?: string | undefined;
  engine?: { only?: EngineKind; endpoint?: string };
  /** The values of the templates' secrets, by logical id prefix. Other secrets are empty. */
  secrets?: Record<string, string>;
  filesBesideCode?: FilesBesideCode;
  echoLogs?: boolean;
  /** The web ACL rate limits to enforce; defaults to all. */
  firewall?: EnforcedRules;
  /** Called for each value of a metric that AWS would record. */
  onMetric?: RecordMetric;
  log?: (line: string) => void;
  /**
   * Fills the tables. The site responds with 503 until it resolves, so pages of an empty table are
   * not cached.
   */
  prepare?: (database: LocalDatabase) => Promise<void>;
}

export interface LocalDatabase {
  dynamodbEndpoint: string;
  /**
   * The credentials of the owner of this machine, who may call every endpoint. They are new at
   * every boot.
   */
  credentials: Credentials;
  tableNames: string[];
  /** True if a table was created and is empty. */
  tablesAreNew: boolean;
}

export type LocalCloud = Awaited<ReturnType<typeof boot>>;

/** Boots the stacks of a cloud assembly on this machine. If it throws, nothing is left running. */
export async function bootCloud(options: BootOptions): Promise<LocalCloud> {
  const resources = new AsyncDisposableStack();
  try {
    return await boot(options, resources);
  } catch (error) {
    await resources.disposeAsync();
    throw error;
  }
}

async function boot(options: BootOptions, resources: AsyncDisposableStack) {
  const {
    port,
    dataDir,
    secrets = {},
    log = () => undefined,
    onMetric = () => undefined,
  } = options;
  const closeOnDispose = <T extends { close: () => Promise<void> }>(resource: T): T =>
    resources.adopt(resource, ({ close }) => close());

  // The templates need the URLs of the distribution and the HTTP API, so their servers start first
  // and respond with 503 until boot ends.
  let handle = respondStarting;
  let callApi = respondStarting;
  let serveOperators: Operators["serve"] | undefined;
  const front = closeOnDispose(
    await listen((request) => handle(request), {
      port,
      log,
      serve: (request, response) => serveOperators?.(request, response) ?? false,
    }),
  );
  const api = closeOnDispose(await listen((request) => callApi(request), { port: 0, log }));
  const apiUrl = `http://127.0.0.1:${api.port}`;
  const domainName = `localhost:${front.port}`;
  const url = `http://${domainName}`;
  const origin = options.siteOrigin ?? url;
  const templates = readTemplates(options, { url, apiUrl, origin, domainName });
  const { assembly } = templates;
  const account = assembly.stacks[0]?.account ?? "";
  const callers = createCallers(log);
  const credentials = callers.add("Owner", {
    arn: `arn:aws:iam::${account}:user/Owner`,
    statements: undefined,
  });
  if (dataDir) mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const code = bootedCode(templates.functions, options);
  resources.defer(async () => code.remove());
  const logs = closeOnDispose(
    functionLogs({ folder: dataDir && join(dataDir, "logs"), echo: options.echoLogs ?? false }),
  );

  let hosts = new Map<string, FunctionHost>();
  const invoke = async (functionId: string, event: string): Promise<string> => {
    const host = hosts.get(functionId);
    if (!host) {
      throw new Error(
        `There is no function ${functionId}; the functions are ${[...hosts.keys()].join(", ")}.`,
      );
    }
    return host.invoke(event);
  };
  const invokeWithValue = async (functionId: string, event: unknown) =>
    JSON.parse(await invoke(functionId, JSON.stringify(event))) as unknown;
  let network: CloudFront | undefined;
  const invalidate = (paths: string[]) => network?.invalidate(paths);
  const functions = () =>
    new Map(
      code.functions.map(({ id, name, directory }) => [name, { directory, host: hosts.get(id) }]),
    );
  const services = checkedService(
    awsServices({ account, invalidate, secrets, functions }),
    callers,
  );
  // Code is sent as base64; Lambda's limit is 70 MB.
  const servicesServer = closeOnDispose(
    await listen(services, { port: 0, log, maxBodyBytes: 70_000_000 }),
  );
  const servicesEndpoint = `http://127.0.0.1:${servicesServer.port}`;
  const engine = closeOnDispose(await startEngine({ dataDir, ...options.engine, log }));
  const access = tableAccess(templates.tables);
  const TableName = templates.tables[0]?.id ?? "";
  const onThrottle = (Operation: string) =>
    metricsOf(onMetric, "AWS/DynamoDB", { TableName, Operation })("ThrottledRequests");
  const table = closeOnDispose(
    await databaseEndpoint({ engine: engine.endpoint, callers, access, onThrottle }),
  );
  const startedStepFunctions = await startStepFunctions({
    stateMachines: templates.stateMachines,
    invoke: invokeWithValue,
    accessProblem: (caller, request) => callers.accessProblem(caller, request),
    check: (service) => checkedService(service, callers),
    dataDir,
    onEnd: (StateMachineArn, { status }) => {
      const count = metricsOf(onMetric, "AWS/States", { StateMachineArn });
      count(executionMetrics[status]);
    },
    log,
  });
  const stepFunctions = closeOnDispose(startedStepFunctions);
  const readLog = logMetrics(metricFilters(assembly), onMetric);
  hosts = hostedFunctions({
    functions: code.functions,
    endpoints: { dynamodb: table.url, stepFunctions: stepFunctions.url, other: servicesEndpoint },
    credentialsOf: ({ id, role }) => callers.add(id, role),
    logs,
    record: onMetric,
    logReader: readLog,
  });
  resources.defer(async () => {
    await Promise.all([...hosts.values()].map((host) => host.close()));
  });
  const tableNames = templates.tables.map(({ id }) => id);
  const tablesAreNew = await ensureTables(engine.endpoint, templates);
  const database: LocalDatabase = {
    dynamodbEndpoint: table.url,
    credentials,
    tableNames,
    tablesAreNew,
  };

  const pool = userPool(assembly);
  const operators = pool && (await createOperators({ origin, pool, dataDir, log }));
  const ApiId = assembly.resources("AWS::ApiGatewayV2::Api")[0]?.id ?? "";
  const accessed = accessLog(assembly);
  const readAccessLine = readLog(accessed?.logGroup ?? "");
  const gateway = httpGateway({
    routes: templates.routes,
    invoke,
    authorize: operators?.authorize,
    record: metricsOf(onMetric, "AWS/ApiGateway", { ApiId }),
    log,
    ...(accessed && { logAccess: (context) => readAccessLine(accessed.lineOf(context)) }),
  });
  callApi = gateway;
  const buckets = bucketObjects(assembly);
  const DistributionId = templates.parameters["DistributionId"] ?? templates.site.id;
  const record = metricsOf(onMetric, "AWS/CloudFront", { DistributionId, Region: "Global" });
  network = cloudFront({
    distribution: templates.site,
    buckets,
    gateway,
    domainName,
    invoke,
    record,
    log,
  });
  const { rules, metricName: WebACL } = deployedWebAcl(assembly);
  const recordAcl = metricsOf(onMetric, "AWS/WAFV2", { WebACL, Rule: "ALL" });
  const serveSite = firewall(network.handle, {
    rules,
    enforced: options.firewall ?? "all",
    onBlocked: () => recordAcl("BlockedRequests"),
  });
  await options.prepare?.(database);
  handle = atOneHostName(url, async (request) =>
    isPartnerSandbox(request) ? partnerSandbox(request) : serveSite(request),
  );
  serveOperators = operators?.serve;
  stepFunctions.resume();
  closeOnDispose(
    startSchedules(templates.schedules, {
      invoke: invokeWithValue,
      accessProblem: (caller, request) => callers.accessProblem(caller, request),
      log,
    }),
  );

  return {
    ...database,
    /** The values of all template parameters, including defaults. */
    parameters: templates.parameters,
    /** The URL of the distribution: `http://localhost:3000`. */
    url,
    /** The URL of the HTTP API, which has a separate domain name on AWS. */
    apiUrl,
    engine: engine.kind,
    /** The endpoint of the engine, without access checks, for measuring the cost of the checks. */
    engineEndpoint: engine.endpoint,
    stepFunctionsEndpoint: stepFunctions.url,
    servicesEndpoint,
    invoke: invokeWithValue,
    invalidate,
    async close(): Promise<void> {
      // Requests in progress need everything else, so the site's server closes first.
      await front.close();
      // Executions are interrupted first, because the end of a function would count as a failed
      // execution.
      await stepFunctions.close();
      await resources.disposeAsync();
    },
  };
}

const executionMetrics = {
  SUCCEEDED: "ExecutionsSucceeded",
  FAILED: "ExecutionsFailed",
  TIMED_OUT: "ExecutionsTimedOut",
  ABORTED: "ExecutionsAborted",
} as const;

const respondStarting: Handle = async () => ({
  status: 503,
  headers: { "content-type": "text/plain", "retry-after": "1" },
  body: Buffer.from("Starting"),
});

async function ensureTables(engineEndpoint: string, { tables }: Templates) {
  const client = localClient(engineEndpoint);
  const created = await Promise.all(tables.map((table) => ensureTable(client, table)));
  client.destroy();
  return created.includes(true);
}
