import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";
import { FakeAssetBuckets } from "./fake-asset-bucket.ts";
import { FakeBuckets } from "./fake-buckets.ts";
import {
  ChangeSetNotFound,
  FakeCloudFormation,
  ValidationError,
  type FakeStack,
} from "./fake-cloudformation.ts";
import type { DeployedTemplate } from "./template-values.ts";

/** The response of a service: XML of the query protocol, JSON, or an error code. */
type Response =
  { xml: string } | { json: unknown } | { error: string; message: string; status?: number };

interface Request {
  region: string;
  /** `Service.Operation`, or the method and path of a REST service. */
  operation: string;
  form: URLSearchParams;
  json: Record<string, unknown>;
  body: string;
}

/** The state of the fake AWS besides stacks. Tests set and read it. */
export interface FakeAwsState {
  /** The account of the credentials; empty if no credentials work. */
  account: string;
  bootstrapped: Set<string>;
  certificates: Map<string, { status: string; names: string[] }>;
  secrets: Map<string, string>;
  /** Names of secrets that are marked for deletion. */
  deletedSecrets: Set<string>;
  /** The stopped executions of state machines. */
  stoppedExecutions: string[];
  /** The log groups created outside stacks, as `region name`, with their retention in days. */
  logGroups: Map<string, number | undefined>;
  operators: Map<string, Record<string, string>>;
  invalidations: string[];
  /** The calls that a policy denies, as `service region`: `logs us-west-2`. */
  denied: Set<string>;
  concurrencyQuota: number;
}

/**
 * Starts an HTTP server that responds like the AWS services that a deploy and the operator's
 * commands call. The account is empty, or a copy of `other`'s.
 */
export async function startFakeAws(other?: FakeAws): Promise<FakeAws> {
  const bootstrapped = new Set<string>();
  const buckets = new FakeAssetBuckets(bootstrapped);
  const cloudFormation = new FakeCloudFormation({
    concurrencyQuota: 1_000,
    resources: new Map(),
    buckets: new FakeBuckets(),
    failOnce: undefined,
    published: (url) => buckets.template(url),
  });
  const state: FakeAwsState = {
    account: "123456789012",
    bootstrapped,
    certificates: new Map(),
    secrets: new Map(),
    deletedSecrets: new Set(),
    stoppedExecutions: [],
    logGroups: new Map(),
    operators: new Map(),
    invalidations: [],
    denied: new Set(),
    concurrencyQuota: 1_000,
  };
  if (other) {
    cloudFormation.copy(other.cloudFormation);
    buckets.copy(other.buckets);
    for (const region of other.state.bootstrapped) bootstrapped.add(region);
    Object.assign(state, structuredClone({ ...other.state, bootstrapped: undefined }), {
      bootstrapped,
    });
  }
  const services: Record<string, (request: Request) => Response> = {
    cloudformation: (request) => cloudFormationResponse(cloudFormation, state, request),
    sts: (request) => callerResponse(state, request),
    s3: ({ operation, body }) => {
      const [method = "", path = ""] = operation.split(" ");
      const { pathname, searchParams: query } = new URL(path, "http://s3");
      const [, bucket = ""] = pathname.split("/");
      const { account } = cloudFormation;
      if (!account.buckets.names.includes(bucket)) return buckets.respond({ method, path, body });
      const response = account.buckets.respond({ method, bucket, query, body });
      if (!account.buckets.names.includes(bucket)) {
        account.resources.delete(`AWS::S3::Bucket ${bucket}`);
      }
      return response;
    },
    // The version of the bootstrap stack.
    ssm: ({ region }) =>
      bootstrapped.has(region)
        ? { json: { Parameter: { Value: "30" } } }
        : { error: "ParameterNotFound", message: "There is no such parameter." },
    acm: ({ json }) => certificateResponse(state, String(json["CertificateArn"])),
    lambda: () => {
      const reserved = [...cloudFormation.account.resources.values()].reduce(
        (sum, each) => sum + each.reserved,
        0,
      );
      const quota = cloudFormation.account.concurrencyQuota;
      return {
        json: {
          AccountLimit: {
            ConcurrentExecutions: quota,
            UnreservedConcurrentExecutions: quota - reserved,
          },
        },
      };
    },
    secretsmanager: (request) => {
      const { operation, json } = request;
      if (operation === "DeleteSecret") {
        cloudFormation.account.resources.delete(
          `AWS::SecretsManager::Secret ${String(json["SecretId"])}`,
        );
      }
      return secretResponse(state, request);
    },
    states: ({ json }) => {
      state.stoppedExecutions.push(String(json["executionArn"]));
      return { json: { stopDate: 1_795_000_000 } };
    },
    logs: (request) => logResponse(cloudFormation, state, request),
    "cognito-idp": (request) =>
      /^(Describe|Delete)UserPool$/.test(request.operation)
        ? userPoolResponse(cloudFormation, request)
        : operatorResponse(state, request),
    monitoring: () => ({ json: { MetricAlarms: [] } }),
    cloudfront: ({ operation, body }) => {
      state.invalidations.push(
        `${operation.split("/").at(-2)} ${/<Path>(.*?)<\/Path>/.exec(body)?.[1]}`,
      );
      return { xml: "<Invalidation><Id>I1</Id><Status>InProgress</Status></Invalidation>" };
    },
    account: ({ json }) => regionsResponse(json),
  };
  const requests: string[] = [];
  const server = createServer((message, response) => {
    const answered = readRequest(message).then(([service, request]) => {
      requests.push(`${service} ${request.region} ${request.operation}`);
      const isDenied = state.denied.has(`${service} ${request.region}`);
      const answer = isDenied
        ? deniedByPolicy(service, request)
        : respond(services[service], request);
      const isXml = "xml" in answer;
      response.writeHead("error" in answer ? (answer.status ?? 400) : 200, {
        "content-type": isXml ? "text/xml" : "application/x-amz-json-1.1",
      });
      response.end(
        isXml
          ? answer.xml
          : "json" in answer
            ? JSON.stringify(answer.json)
            : errorBody(service, answer),
      );
    });
    // A client that is gone before the end of its request gets no answer.
    answered.catch(() => response.destroy());
  });
  // Node closes an idle connection after five seconds, which on a busy machine meets the next call
  // on it: ECONNRESET.
  server.keepAliveTimeout = 0;
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as { port: number };
  return {
    url: `http://127.0.0.1:${port}`,
    state,
    cloudFormation,
    buckets,
    requests,
    publish: (url, template) => buckets.publish(url, template),
    stop: async () => {
      const closed = once(server, "close");
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

export interface FakeAws {
  url: string;
  state: FakeAwsState;
  cloudFormation: FakeCloudFormation;
  buckets: FakeAssetBuckets;
  /** The calls so far, as `service region operation`. */
  requests: string[];
  /** Makes a template available at its address, like the publishing of assets. */
  publish: (url: string, template: DeployedTemplate) => void;
  stop: () => Promise<void>;
}

async function readRequest(message: IncomingMessage): Promise<[service: string, Request]> {
  const body = await text(message);
  // Credential=AKIA/20261122/eu-west-2/cloudformation/aws4_request
  const [, region = "", service = ""] =
    /Credential=[^/]+\/\d+\/([\w-]+)\/([\w-]+)\//.exec(message.headers.authorization ?? "") ?? [];
  const form = new URLSearchParams(body);
  const target = message.headers["x-amz-target"];
  const operation =
    typeof target === "string"
      ? target
      : (form.get("Action") ?? `${message.method} ${message.url}`);
  const json = body.startsWith("{") ? (JSON.parse(body) as Record<string, unknown>) : {};
  // SecretsManager.GetSecretValue
  const isTarget = typeof target === "string";
  return [
    service,
    {
      region,
      operation: isTarget ? (target.split(".").at(-1) ?? "") : operation,
      form,
      json,
      body,
    },
  ];
}

const deniedByPolicy = (service: string, { operation }: Request): Response => ({
  error: answersInXml(service) ? "AccessDenied" : "AccessDeniedException",
  message: `User is not authorized to perform: ${service}:${operation} with an explicit deny in a service control policy`,
});

function respond(
  service: ((request: Request) => Response) | undefined,
  request: Request,
): Response {
  try {
    return (
      service?.(request) ?? {
        error: "UnknownService",
        message: "The fake AWS has no such service.",
        status: 501,
      }
    );
  } catch (error) {
    if (error instanceof ChangeSetNotFound) {
      return { error: "ChangeSetNotFound", message: error.message };
    }
    if (error instanceof ValidationError) {
      return { error: "ValidationError", message: error.message };
    }
    return {
      error: "InternalFailure",
      message: error instanceof Error ? (error.stack ?? error.message) : "",
      status: 501,
    };
  }
}

const answersInXml = (service: string) => /^(cloudformation|sts|s3)$/.test(service);

function errorBody(
  service: string,
  { error, message }: { error: string; message: string },
): string {
  if (!answersInXml(service)) return JSON.stringify({ __type: error, message });
  return `<ErrorResponse><Error><Type>Sender</Type><Code>${error}</Code><Message>${escape(message)}</Message></Error></ErrorResponse>`;
}

const escape = (value: string) =>
  value.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

function cloudFormationResponse(
  fake: FakeCloudFormation,
  state: FakeAwsState,
  { region, operation, form }: Request,
): Response {
  const name = form.get("StackName") ?? "";
  // A change set is given by name or by id.
  const [, changeSetName = form.get("ChangeSetName") ?? ""] =
    /:changeSet\/([^/]+)/.exec(form.get("ChangeSetName") ?? "") ?? [];
  const wrap = (content: string): Response => ({
    xml: `<${operation}Response><${operation}Result>${content}</${operation}Result></${operation}Response>`,
  });
  if (/^(.*\/)?CDKToolkit(\/|$)/.test(name)) {
    return wrap(bootstrapResponse(state, region, operation));
  }
  switch (operation) {
    case "DescribeStacks": {
      return wrap(`<Stacks>${describe(fake.find(region, name))}</Stacks>`);
    }
    case "ListStackResources": {
      const { resources, template, events } = fake.find(region, name);
      const lastEvent = (id: string) => events.findLast((event) => event.id === id);
      // AWS does not document an order. Sorted by name, tables and user pools come late.
      const summaries = [...resources]
        .toSorted(([one], [other]) => one.localeCompare(other))
        .map(
          ([id, physical]) =>
            `<member><LogicalResourceId>${id}</LogicalResourceId><PhysicalResourceId>${escape(physical)}</PhysicalResourceId><ResourceType>${template.Resources[id]?.Type}</ResourceType><ResourceStatus>${lastEvent(id)?.status}</ResourceStatus><ResourceStatusReason>${escape(lastEvent(id)?.reason ?? "")}</ResourceStatusReason></member>`,
        );
      return wrap(onePage("StackResourceSummaries", summaries, form));
    }
    case "DescribeStackEvents": {
      const stack = fake.find(region, name);
      const events = stack.events
        .map(
          ({ id, physicalId = "", type, status, reason = "", at }, index) =>
            `<member><EventId>${index}</EventId><StackId>${stack.id}</StackId><StackName>${stack.name}</StackName><LogicalResourceId>${id}</LogicalResourceId><PhysicalResourceId>${escape(physicalId)}</PhysicalResourceId><ResourceType>${type}</ResourceType><ResourceStatus>${status}</ResourceStatus><ResourceStatusReason>${escape(reason)}</ResourceStatusReason><Timestamp>${at?.toISOString()}</Timestamp></member>`,
        )
        .toReversed();
      return wrap(onePage("StackEvents", events, form));
    }
    case "GetTemplate": {
      const { template } = fake.find(region, name);
      return wrap(
        `<TemplateBody>${escape(JSON.stringify(template)).replaceAll("&quot;", '"')}</TemplateBody>`,
      );
    }
    case "CreateChangeSet": {
      fake.createChangeSet({
        region,
        stackName: name,
        name: changeSetName,
        type: form.get("ChangeSetType") ?? "UPDATE",
        templateUrl: form.get("TemplateURL") ?? undefined,
        templateBody: form.get("TemplateBody") ?? undefined,
        parameters: members(form, "Parameters").map((member) => ({
          key: member.get("ParameterKey") ?? "",
          value: member.get("ParameterValue"),
          keep: member.get("UsePreviousValue") === "true",
        })),
        imported: members(form, "ResourcesToImport").map((member) => ({
          id: member.get("LogicalResourceId") ?? "",
          type: member.get("ResourceType") ?? "",
          physicalId: member.get("ResourceIdentifier.entry.1.value") ?? "",
        })),
      });
      const { id } = fake.find(region, name);
      return wrap(`<Id>${changeSetId(region, changeSetName)}</Id><StackId>${id}</StackId>`);
    }
    case "DescribeChangeSet": {
      const { status, reason, createdAt } = fake.changeSet(region, name, changeSetName);
      const stack = fake.find(region, name);
      return wrap(
        `<ChangeSetName>${changeSetName}</ChangeSetName><ChangeSetId>${changeSetId(region, changeSetName)}</ChangeSetId><StackName>${stack.name}</StackName><StackId>${stack.id}</StackId><CreationTime>${createdAt.toISOString()}</CreationTime><Status>${status}</Status><StatusReason>${escape(reason)}</StatusReason>`,
      );
    }
    case "ExecuteChangeSet":
      fake.executeChangeSet(region, name, changeSetName);
      return wrap("");
    case "DeleteChangeSet":
      fake.deleteChangeSet(region, name, changeSetName);
      return wrap("");
    case "ContinueUpdateRollback":
      fake.continueUpdateRollback(region, name);
      return wrap("");
    case "DeleteStack":
      fake.deleteStack(region, name, {
        mode: form.get("DeletionMode") ?? undefined,
        retained: [...form].flatMap(([key, id]) =>
          key.startsWith("RetainResources.member.") ? [id] : [],
        ),
      });
      return wrap("");
    case "UpdateTerminationProtection":
      fake.find(region, name).protected = form.get("EnableTerminationProtection") === "true";
      return wrap("");
    default:
      throw new Error(`The fake CloudFormation has no ${operation}.`);
  }
}

const changeSetId = (region: string, name: string): string =>
  `arn:aws:cloudformation:${region}:123456789012:changeSet/${name}/1`;

/**
 * Returns CloudFormation's response about the bootstrap stack. Its change set is executed
 * immediately.
 */
function bootstrapResponse(
  { bootstrapped }: FakeAwsState,
  region: string,
  operation: string,
): string {
  const id = `<StackId>arn:aws:cloudformation:${region}:123456789012:stack/CDKToolkit/1</StackId>`;
  if (operation === "ExecuteChangeSet") bootstrapped.add(region);
  if (operation === "CreateChangeSet") return `<Id>${changeSetId(region, "bootstrap")}</Id>${id}`;
  if (operation === "DescribeChangeSet") {
    return `<ChangeSetName>bootstrap</ChangeSetName><ChangeSetId>${changeSetId(region, "bootstrap")}</ChangeSetId>${id}<Status>CREATE_COMPLETE</Status><CreationTime>${new Date().toISOString()}</CreationTime>`;
  }
  if (operation === "DescribeStackEvents") return "<StackEvents></StackEvents>";
  if (operation !== "DescribeStacks") return "";
  if (!bootstrapped.has(region)) {
    throw new ValidationError("Stack with id CDKToolkit does not exist");
  }
  return `<Stacks><member>${id}<StackName>CDKToolkit</StackName><StackStatus>CREATE_COMPLETE</StackStatus><CreationTime>2026-11-01T00:00:00Z</CreationTime><Outputs><member><OutputKey>BootstrapVersion</OutputKey><OutputValue>30</OutputValue></member></Outputs></member></Stacks>`;
}

/** Returns the caller's identity, and lets every caller assume the bootstrap roles. */
function callerResponse({ account }: FakeAwsState, { operation, form }: Request): Response {
  if (account === "") {
    return {
      error: "ExpiredToken",
      message: "The security token included in the request is expired",
    };
  }
  if (operation !== "AssumeRole") {
    const arn = `arn:aws:sts::${account}:assumed-role/deployer/testing`;
    return {
      xml: `<GetCallerIdentityResponse><GetCallerIdentityResult><Account>${account}</Account><Arn>${arn}</Arn></GetCallerIdentityResult></GetCallerIdentityResponse>`,
    };
  }
  // The role's name replaces the access key, which makes its calls recognisable.
  const role = form.get("RoleArn")?.split("/").at(-1);
  return {
    xml: `<AssumeRoleResponse><AssumeRoleResult><Credentials><AccessKeyId>${role}</AccessKeyId><SecretAccessKey>testing</SecretAccessKey><SessionToken>testing</SessionToken><Expiration>${new Date(Date.now() + 3_600_000).toISOString()}</Expiration></Credentials></AssumeRoleResult></AssumeRoleResponse>`,
  };
}

/**
 * Returns a hundred members of a list from the position in the request's token, with the token of
 * the next page.
 */
function onePage(list: string, all: readonly string[], form: URLSearchParams): string {
  const begin = Number(form.get("NextToken") ?? 0);
  const end = begin + 100;
  const token = end < all.length ? `<NextToken>${end}</NextToken>` : "";
  return `<${list}>${all.slice(begin, end).join("")}</${list}>${token}`;
}

/** Returns the members of a list in a request of the query protocol. */
function members(form: URLSearchParams, list: string): Map<string, string>[] {
  const found = new Map<string, Map<string, string>>();
  for (const [key, value] of form) {
    const [, index, field] = new RegExp(`^${list}\\.member\\.(\\d+)\\.(.+)$`).exec(key) ?? [];
    if (index === undefined || field === undefined) continue;
    found.set(index, (found.get(index) ?? new Map<string, string>()).set(field, value));
  }
  return [...found.values()];
}

function describe(stack: FakeStack): string {
  const {
    id,
    name,
    status,
    createdAt,
    protected: isProtected,
    parameters,
    template,
    outputs,
  } = stack;
  const pairs = (kind: string, values: Record<string, string>) =>
    Object.entries(values)
      .map(
        ([key, value]) =>
          `<member><${kind}Key>${key}</${kind}Key><${kind}Value>${escape(value)}</${kind}Value></member>`,
      )
      .join("");
  const shown = Object.entries(parameters).map(([key, value]) => [
    key,
    template.Parameters?.[key]?.NoEcho ? "****" : value,
  ]);
  return `<member><StackId>${id}</StackId><StackName>${name}</StackName><StackStatus>${status}</StackStatus>
    <CreationTime>${createdAt.toISOString()}</CreationTime><EnableTerminationProtection>${isProtected}</EnableTerminationProtection>
    <Parameters>${pairs("Parameter", Object.fromEntries(shown) as Record<string, string>)}</Parameters><Outputs>${pairs("Output", outputs)}</Outputs></member>`;
}

function certificateResponse(state: FakeAwsState, arn: string): Response {
  const certificate = state.certificates.get(arn);
  if (!certificate) {
    return { error: "ResourceNotFoundException", message: "Could not find certificate" };
  }
  const { status, names } = certificate;
  return {
    json: { Certificate: { CertificateArn: arn, Status: status, SubjectAlternativeNames: names } },
  };
}

/** Returns the regions in two pages; all but one are enabled for the account. */
function regionsResponse({
  RegionOptStatusContains: wanted = [],
  NextToken,
}: Record<string, unknown>): Response {
  const pages = [
    { "eu-west-2": "ENABLED_BY_DEFAULT", "us-east-1": "ENABLED_BY_DEFAULT" },
    { "us-west-2": "ENABLED_BY_DEFAULT", "af-south-1": "DISABLED" },
  ];
  const found = Object.entries(pages[NextToken === "2" ? 1 : 0] ?? {});
  const Regions = found
    .map(([RegionName, RegionOptStatus]) => ({ RegionName, RegionOptStatus }))
    .filter(({ RegionOptStatus }) => (wanted as string[]).includes(RegionOptStatus));
  return { json: { Regions, ...(NextToken === undefined && { NextToken: "2" }) } };
}

function secretResponse(
  { secrets, deletedSecrets }: FakeAwsState,
  { operation, json }: Request,
): Response {
  const name = String(json["Name"] ?? json["SecretId"]);
  if (operation === "ListSecrets") {
    return { json: { SecretList: [...secrets.keys()].map((Name) => ({ Name })) } };
  }
  if (operation === "RestoreSecret" || operation === "DeleteSecret") {
    if (operation === "DeleteSecret") deletedSecrets.add(name);
    else deletedSecrets.delete(name);
    return { json: { Name: name } };
  }
  if (deletedSecrets.has(name)) {
    return {
      error: "InvalidRequestException",
      message: "You can't perform this operation on the secret because it was marked for deletion.",
    };
  }
  const value = secrets.get(name);
  // A secret from a template has a value from the start.
  if (operation === "DescribeSecret") {
    const versions = secrets.has(name)
      ? { two: ["AWSCURRENT"], one: ["AWSPREVIOUS"] }
      : { one: ["AWSCURRENT"] };
    return { json: { Name: name, VersionIdsToStages: versions } };
  }
  if (/TextServiceKey|DvsaKeys|DvlaKeys/.test(name) && operation === "PutSecretValue") {
    secrets.set(name, "random");
  }
  if (operation === "CreateSecret" && value !== undefined) {
    return { error: "ResourceExistsException", message: "exists" };
  }
  if (operation !== "CreateSecret" && !secrets.has(name)) {
    return {
      error: "ResourceNotFoundException",
      message: "Secrets Manager can't find the specified secret.",
    };
  }
  if (operation === "GetSecretValue") return { json: { Name: name, SecretString: value } };
  secrets.set(name, String(json["SecretString"]));
  return { json: { Name: name } };
}

function logResponse(
  { account }: FakeCloudFormation,
  { logGroups }: FakeAwsState,
  { operation, region, json }: Request,
): Response {
  if (operation === "StartQuery") return { json: { queryId: String(json["logGroupNames"]) } };
  if (operation === "GetQueryResults") {
    const isRenderer = String(json["queryId"]).startsWith("/aws/lambda/us-east-1.");
    const what = isRenderer
      ? { line: "ERROR page not rendered" }
      : { route: "POST /book", status: "503", code: "unavailable" };
    const row = { times: "12", last: "1795000000000", ...what };
    const results = [Object.entries(row).map(([field, value]) => ({ field, value }))];
    return { json: { status: "Complete", results } };
  }
  const prefix = `${region} ${String(json["logGroupName"] ?? json["logGroupNamePrefix"])}`;
  if (operation === "DescribeLogGroups") {
    const found = [...logGroups].filter(([name]) => name.startsWith(prefix));
    return {
      json: {
        logGroups: found.map(([name, retentionInDays]) => ({
          logGroupName: name.split(" ")[1],
          retentionInDays,
        })),
      },
    };
  }
  if (
    operation === "DeleteLogGroup" &&
    account.resources.delete(`AWS::Logs::LogGroup ${String(json["logGroupName"])}`)
  ) {
    return { json: {} };
  }
  if (!logGroups.has(prefix)) {
    return {
      error: "ResourceNotFoundException",
      message: "The specified log group does not exist.",
    };
  }
  if (operation === "DeleteLogGroup") logGroups.delete(prefix);
  if (operation === "PutRetentionPolicy") logGroups.set(prefix, Number(json["retentionInDays"]));
  return { json: {} };
}

function userPoolResponse({ account }: FakeCloudFormation, { operation, json }: Request): Response {
  const Id = String(json["UserPoolId"]);
  const isProtected = account.resources.get(`AWS::Cognito::UserPool ${Id}`)?.protected;
  if (operation === "DeleteUserPool") {
    if (isProtected) {
      return {
        error: "InvalidParameterException",
        message: "The user pool cannot be deleted: protection is active.",
      };
    }
    account.resources.delete(`AWS::Cognito::UserPool ${Id}`);
    return { json: {} };
  }
  return { json: { UserPool: { Id, DeletionProtection: isProtected ? "ACTIVE" : "INACTIVE" } } };
}

function operatorResponse({ operators }: FakeAwsState, { operation, json }: Request): Response {
  if (operation === "ListUsers") {
    const Users = [...operators]
      .filter(([, { pool }]) => pool === json["UserPoolId"])
      .map(([Username]) => ({ Username }));
    return { json: { Users } };
  }
  const username = String(json["Username"]);
  if (operation === "AdminCreateUser") {
    if (operators.has(username)) {
      return { error: "UsernameExistsException", message: "User account already exists" };
    }
    const attributes = (json["UserAttributes"] as { Name: string; Value: string }[]).map(
      ({ Name, Value }) => [Name, Value],
    );
    operators.set(username, {
      ...(Object.fromEntries(attributes) as Record<string, string>),
      pool: String(json["UserPoolId"]),
    });
    return { json: { User: { Username: username } } };
  }
  const operator = operators.get(username);
  if (!operator) return { error: "UserNotFoundException", message: "User does not exist." };
  if (operation === "AdminDeleteUser") operators.delete(username);
  else {
    operators.set(username, {
      ...operator,
      [operation]: (json["GroupName"] as string | undefined) ?? "done",
    });
  }
  return { json: {} };
}
