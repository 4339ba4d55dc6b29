import {
  deletionModeProblem,
  deletionProblem,
  exportProblem,
  indexProblem,
  isRetained,
  updateProblem,
  versionProblem,
  type PublishedVersion,
} from "./cloudformation-rules.ts";
import type { FakeBuckets } from "./fake-buckets.ts";
import { templateValues, type DeployedTemplate, type TemplateResource } from "./template-values.ts";

/** Thrown for a request that CloudFormation rejects. */
export class ValidationError extends Error {}

/** Thrown for a request about a change set that does not exist. */
export class ChangeSetNotFound extends Error {}

interface PlannedFailure {
  /** The short name of the stack. */
  stack: string;
  type: string;
  reason: string;
  /** True if the rollback of the stack also fails. */
  rollbackFails?: boolean;
  /** True if the deletion fails instead of the creation or update. */
  atDeletion?: boolean;
}

/** The account's state besides stacks, and the fake's planned behaviour. */
export interface FakeAccount {
  /** The account's limit on concurrent executions of Lambda functions per region. */
  concurrencyQuota: number;
  /** The resources by `type id`, both in stacks and left behind by stacks. */
  resources: Map<string, { protected: boolean; reserved: number }>;
  /** The buckets of stacks. */
  buckets: FakeBuckets;
  /** Makes the creation or update of a resource of this type fail once. */
  failOnce: PlannedFailure | undefined;
  /** Returns a published template, or undefined without a template at that address. */
  published: (templateUrl: string) => DeployedTemplate | undefined;
}

interface StackEvent {
  id: string;
  physicalId: string | undefined;
  type: string;
  status: string;
  reason?: string;
  at?: Date;
}

/** The events of a stack with their arrival times. */
class EventLog extends Array<StackEvent> {
  override push(...events: StackEvent[]): number {
    return super.push(...events.map((event) => ({ ...event, at: new Date() })));
  }
}

export interface FakeStack {
  id: string;
  name: string;
  region: string;
  status: string;
  createdAt: Date;
  protected: boolean;
  template: DeployedTemplate;
  parameters: Record<string, string>;
  /** The physical ids by logical id. */
  resources: Map<string, string>;
  outputs: Record<string, string>;
  exports: Record<string, string>;
  /** The events, oldest first. */
  events: StackEvent[];
}

interface ChangeSet {
  name: string;
  type: string;
  template: DeployedTemplate;
  parameters: Record<string, string>;
  status: string;
  reason: string;
  imported: Record<string, string>;
  createdAt: Date;
}

export interface NewChangeSet {
  region: string;
  stackName: string;
  name: string;
  type: string;
  templateUrl: string | undefined;
  templateBody: string | undefined;
  parameters: { key: string; value: string | undefined; keep: boolean }[];
  imported: { id: string; type: string; physicalId: string }[];
}

interface DeletionRequest {
  mode?: string | undefined;
  /** The logical ids of resources to keep. */
  retained?: readonly string[];
}

interface ResourceDeletion {
  /** True in the rollback of the operation that created the resources. */
  rolledBack: boolean;
  retained?: readonly string[];
  /** True to leave out resources that cannot be deleted. */
  skipFailed?: boolean;
}

interface CreatedResource {
  type: string;
  name: string;
  isNew: boolean;
  properties: Record<string, unknown>;
}

const emptyTemplate: DeployedTemplate = { Resources: {} };

/** Fakes CloudFormation as documented, for the calls that a deploy of this app makes. */
export class FakeCloudFormation {
  readonly stacks: FakeStack[] = [];
  readonly account: FakeAccount;
  readonly #changeSets = new Map<string, ChangeSet>();
  /** The versions, oldest first. */
  #versions: PublishedVersion[] = [];
  #created = 0;
  #named = 0;

  constructor(account: FakeAccount) {
    this.account = account;
  }

  /** Takes over the stacks and resources of another fake, as a copy. Its change sets are over. */
  copy(other: FakeCloudFormation): void {
    this.stacks.push(
      ...other.stacks.map((stack) => ({
        ...stack,
        template: structuredClone(stack.template),
        parameters: { ...stack.parameters },
        resources: new Map(stack.resources),
        outputs: { ...stack.outputs },
        exports: { ...stack.exports },
        events: EventLog.from(stack.events),
      })),
    );
    for (const [key, resource] of other.account.resources) {
      this.account.resources.set(key, { ...resource });
    }
    this.account.buckets.copy(other.account.buckets);
    this.#versions = [...other.#versions];
    this.#created = other.#created;
    this.#named = other.#named;
  }

  /**
   * Finds a stack by name, or by id if it is deleted. Throws like DescribeStacks if it does not
   * exist.
   */
  find(region: string, nameOrId: string): FakeStack {
    const found = this.stacks.findLast(
      (stack) =>
        stack.region === region &&
        (stack.id === nameOrId || (stack.name === nameOrId && stack.status !== "DELETE_COMPLETE")),
    );
    if (!found) throw new ValidationError(`Stack with id ${nameOrId} does not exist`);
    return found;
  }

  createChangeSet(request: NewChangeSet): void {
    const { region, stackName, name, type } = request;
    const template = this.#templateOf(request);
    const exists = this.stacks.some(
      (stack) =>
        stack.region === region &&
        stack.name === stackName &&
        !/^(DELETE_COMPLETE|REVIEW_IN_PROGRESS)$/.test(stack.status),
    );
    if (type === "CREATE" && exists) throw new ValidationError(`Stack ${stackName} already exists`);
    const before = exists ? this.find(region, stackName) : undefined;
    if (type === "UPDATE" && !before) {
      throw new ValidationError(`Stack [${stackName}] does not exist`);
    }
    refuse(before && updateProblem(before));
    const parameters = readParameters(template, request, before);
    const stack = before ?? this.#newStack(region, stackName);
    const imported = Object.fromEntries(
      request.imported.map(({ id, physicalId }) => [id, physicalId]),
    );
    const changeSet: ChangeSet = {
      name,
      type,
      template,
      parameters,
      status: "CREATE_COMPLETE",
      reason: "",
      imported,
      createdAt: new Date(),
    };
    if (
      before &&
      JSON.stringify([template, parameters]) ===
        JSON.stringify([before.template, before.parameters])
    ) {
      changeSet.status = "FAILED";
      changeSet.reason =
        "The submitted information didn't contain changes. Submit different information to create a change set.";
    }
    for (const { type: resourceType, physicalId } of request.imported) {
      if (this.account.resources.has(`${resourceType} ${physicalId}`)) continue;
      changeSet.status = "FAILED";
      changeSet.reason = `${resourceType} ${physicalId} does not exist.`;
    }
    this.#changeSets.set(`${stack.id} ${name}`, changeSet);
  }

  changeSet(region: string, stackName: string, name: string): ChangeSet {
    const found = this.#changeSets.get(`${this.find(region, stackName).id} ${name}`);
    if (!found) throw new ChangeSetNotFound(`ChangeSet [${name}] does not exist`);
    return found;
  }

  deleteChangeSet(region: string, stackName: string, name: string): void {
    this.#changeSets.delete(`${this.find(region, stackName).id} ${name}`);
  }

  /** Starts the change, which completes after a moment. */
  executeChangeSet(region: string, stackName: string, name: string): void {
    const stack = this.find(region, stackName);
    const changeSet = this.changeSet(region, stackName, name);
    if (changeSet.status !== "CREATE_COMPLETE") {
      throw new ValidationError(`ChangeSet [${name}] cannot be executed`);
    }
    const verb = stack.status === "REVIEW_IN_PROGRESS" ? changeSet.type : "UPDATE";
    stack.status = `${verb}_IN_PROGRESS`;
    stack.events.push({ ...stackEvent(stack), reason: "User Initiated" });
    setTimeout(() => this.#apply(stack, changeSet, verb), 5);
  }

  /** Retries a failed rollback of a stack. */
  continueUpdateRollback(region: string, name: string): void {
    const stack = this.find(region, name);
    if (stack.status !== "UPDATE_ROLLBACK_FAILED") {
      throw new ValidationError(
        `RollbackUpdatedStack can only be called on a stack in UPDATE_ROLLBACK_FAILED.`,
      );
    }
    const planned = Object.values(stack.template.Resources)
      .map(({ Type }) => this.#plannedFailure(stack, Type, false))
      .find((found) => found !== undefined);
    const id = Object.keys(stack.template.Resources).find(
      (each) => stack.template.Resources[each]?.Type === planned?.type,
    );
    if (planned && id !== undefined) {
      const physicalId = stack.resources.get(id);
      stack.events.push({
        id,
        physicalId,
        type: planned.type,
        status: "UPDATE_FAILED",
        reason: planned.reason,
      });
      return;
    }
    enter(stack, "UPDATE_ROLLBACK_COMPLETE");
  }

  deleteStack(
    region: string,
    name: string,
    { mode = "STANDARD", retained = [] }: DeletionRequest = {},
  ): void {
    const stack = this.find(region, name);
    refuse(
      deletionModeProblem(stack, { mode, retained }) ?? deletionProblem(stack, this.#others(stack)),
    );
    stack.status = "DELETE_IN_PROGRESS";
    stack.events.push({ ...stackEvent(stack), reason: "User Initiated" });
    const skipFailed = mode === "FORCE_DELETE_STACK";
    const deleted = this.#deleteResources(stack, stack.resources.keys(), {
      rolledBack: false,
      retained,
      skipFailed,
    });
    enter(stack, deleted ? "DELETE_COMPLETE" : "DELETE_FAILED");
    if (deleted) Object.assign(stack, { outputs: {}, exports: {} });
  }

  /** Returns the value of a stack's parameter as functions get it, including secrets. */
  parameter(region: string, name: string, key: string): string | undefined {
    return this.find(region, name).parameters[key];
  }

  #templateOf({ templateUrl, templateBody }: NewChangeSet): DeployedTemplate {
    if (templateBody !== undefined) {
      if (templateBody.length > 51_200) {
        throw new ValidationError("templateBody must have length less than or equal to 51200");
      }
      return JSON.parse(templateBody) as DeployedTemplate;
    }
    const template = this.account.published(templateUrl ?? "");
    if (!template) throw new ValidationError("S3 error: The specified key does not exist.");
    return template;
  }

  #newStack(region: string, name: string): FakeStack {
    const waiting = this.stacks.find(
      (stack) =>
        stack.region === region && stack.name === name && stack.status === "REVIEW_IN_PROGRESS",
    );
    if (waiting) return waiting;
    this.#created += 1;
    const stack: FakeStack = {
      id: `arn:aws:cloudformation:${region}:123456789012:stack/${name}/${this.#created}`,
      name,
      region,
      status: "REVIEW_IN_PROGRESS",
      createdAt: new Date(),
      protected: false,
      template: emptyTemplate,
      parameters: {},
      resources: new Map(),
      outputs: {},
      exports: {},
      events: new EventLog(),
    };
    this.stacks.push(stack);
    return stack;
  }

  #apply(stack: FakeStack, changeSet: ChangeSet, verb: string): void {
    const before = { template: stack.template, parameters: stack.parameters };
    const known = new Map(stack.resources);
    const rollback = verb === "CREATE" ? "ROLLBACK" : `${verb}_ROLLBACK`;
    const rollbackFails = this.account.failOnce?.rollbackFails ?? false;
    stack.template = changeSet.template;
    stack.parameters = changeSet.parameters;
    try {
      for (const [id, physicalId] of Object.entries(changeSet.imported)) {
        stack.resources.set(id, physicalId);
      }
      const resolve = this.#resolver(stack);
      for (const id of inOrder(changeSet.template)) {
        this.#createOrUpdate(stack, id, resolve, before.template);
      }
      const outputs: Record<string, string> = {};
      const exports: Record<string, string> = {};
      for (const [key, { Value, Export }] of Object.entries(changeSet.template.Outputs ?? {})) {
        outputs[key] = String(resolve(Value));
        if (Export) exports[String(resolve(Export.Name))] = outputs[key];
      }
      const problem = exportProblem(stack.exports, exports, this.#others(stack));
      // No resource failed, so the stack's own event contains the reason.
      if (problem !== undefined) {
        stack.events.push({
          ...stackEvent(stack),
          status: `${rollback}_IN_PROGRESS`,
          reason: problem,
        });
      }
      refuse(problem);
      Object.assign(stack, { outputs, exports });
      this.#cleanUp(stack, known, before.template);
      enter(stack, `${verb}_COMPLETE`);
    } catch (error) {
      if (!(error instanceof ValidationError)) throw error;
      enter(stack, `${rollback}_IN_PROGRESS`);
      const added = [...stack.resources.keys()].filter((id) => !known.has(id));
      const deleted = this.#deleteResources(stack, added, { rolledBack: true });
      Object.assign(stack, verb === "CREATE" ? {} : before);
      enter(stack, `${rollback}_${deleted && !rollbackFails ? "COMPLETE" : "FAILED"}`);
    }
  }

  /** Returns the other stacks with resources in the same region. */
  #others({ id, region }: FakeStack): FakeStack[] {
    return this.stacks.filter(
      (other) =>
        other.region === region &&
        other.id !== id &&
        !/^(DELETE|ROLLBACK)_COMPLETE$/.test(other.status),
    );
  }

  /**
   * Deletes resources that have left the template, after everything else has succeeded. Failures
   * are left behind.
   */
  #cleanUp(stack: FakeStack, known: ReadonlyMap<string, string>, before: DeployedTemplate): void {
    const removed = [...known.keys()].filter((id) => !stack.template.Resources[id]);
    this.#deleteResources(stack, removed, { rolledBack: false }, before);
    for (const id of removed) stack.resources.delete(id);
  }

  #createOrUpdate(
    stack: FakeStack,
    id: string,
    resolve: (value: unknown) => unknown,
    before: DeployedTemplate,
  ): void {
    const resource = stack.template.Resources[id] as TemplateResource;
    const { Type: type, Properties, Condition } = resource;
    if (Condition !== undefined && !resolve(stack.template.Conditions?.[Condition])) return;
    const properties = resolve(Properties ?? {}) as Record<string, unknown>;
    const isNew = !stack.resources.has(id);
    const given = physicalName(type, properties);
    const fail = (reason: string): never => {
      const physicalId = given ?? stack.resources.get(id);
      stack.events.push({
        id,
        physicalId,
        type,
        status: isNew ? "CREATE_FAILED" : "UPDATE_FAILED",
        reason,
      });
      throw new ValidationError(reason);
    };
    const planned = this.#plannedFailure(stack, type, false);
    if (planned) fail(planned.reason);
    const old = isNew ? undefined : before.Resources[id];
    const indexes =
      old && type === "AWS::DynamoDB::Table" ? indexProblem(old, resource) : undefined;
    if (indexes !== undefined) fail(indexes);
    const name =
      given ??
      (isNew
        ? generatedName(type, `${stack.name}-${id}-${++this.#named}`)
        : this.#physicalId(stack, id));
    const key = `${type} ${name}`;
    if (isNew && this.account.resources.has(key)) {
      fail(`${type} with identifier ${name} already exists.`);
    }
    const reserved = Number(properties["ReservedConcurrentExecutions"] ?? 0);
    const others = [...this.account.resources]
      .filter(([other]) => other !== key)
      .reduce((sum, [, each]) => sum + each.reserved, 0);
    if (reserved > 0 && this.account.concurrencyQuota - others - reserved < 100) {
      fail(
        "Specified ReservedConcurrentExecutions for function decreases account's UnreservedConcurrentExecution below its minimum value of [100].",
      );
    }
    const isProtected =
      properties["DeletionProtection"] === "ACTIVE" ||
      properties["DeletionProtectionEnabled"] === true;
    if (isNew && type === "AWS::Lambda::Version") {
      const functionName = String(properties["FunctionName"]);
      const version = {
        id: name,
        functionName,
        content: JSON.stringify(resolve(functionOf(stack, functionName))),
      };
      const published = versionProblem(this.#versions, version);
      if (published !== undefined) fail(published);
      this.#versions.push(version);
    }
    this.account.resources.set(key, { protected: isProtected, reserved });
    stack.resources.set(id, name);
    this.#changeBuckets({ type, name, isNew, properties });
    stack.events.push({
      id,
      physicalId: name,
      type,
      status: isNew ? "CREATE_COMPLETE" : "UPDATE_COMPLETE",
    });
  }

  /** Creates a bucket, or copies files into one, like the CDK's deployment of a bucket. */
  #changeBuckets({ type, name, isNew, properties }: CreatedResource): void {
    const { buckets } = this.account;
    const versioning = properties["VersioningConfiguration"] as { Status?: string } | undefined;
    if (type === "AWS::S3::Bucket" && isNew) {
      buckets.create(name, { versioned: versioning?.Status === "Enabled" });
    }
    if (type !== "Custom::CDKBucketDeployment") return;
    for (const file of ["one", "two", "three"]) {
      buckets.put(String(properties["DestinationBucketName"]), `${name}/${file}`);
    }
  }

  /** Returns the failure that a test has planned for a resource, once. */
  #plannedFailure(stack: FakeStack, type: string, atDeletion: boolean): PlannedFailure | undefined {
    const planned = this.account.failOnce;
    const isThis = planned?.type === type && stack.name.endsWith(planned.stack);
    if (!isThis || (planned.atDeletion ?? false) !== atDeletion) return undefined;
    this.account.failOnce = undefined;
    return planned;
  }

  /**
   * Deletes all resources except retained ones. Returns whether every deletion succeeded or was to
   * be skipped.
   */
  #deleteResources(
    stack: FakeStack,
    ids: Iterable<string>,
    { rolledBack, retained = [], skipFailed = false }: ResourceDeletion,
    template = stack.template,
  ): boolean {
    let all = true;
    for (const id of [...ids].toReversed()) {
      const resource = template.Resources[id] ?? { Type: "" };
      const type = resource.Type;
      const physicalId = stack.resources.get(id);
      const event = { id, physicalId, type };
      if (isRetained(resource, { rolledBack }) || retained.includes(id)) {
        stack.events.push({ ...event, status: "DELETE_SKIPPED" });
        if (rolledBack) stack.resources.delete(id);
        continue;
      }
      const key = `${type} ${physicalId}`;
      const isProtected = this.account.resources.get(key)?.protected ?? false;
      const refused = isProtected
        ? `${type} is protected from deletion.`
        : this.#plannedFailure(stack, type, true)?.reason;
      const isBucket =
        type === "AWS::S3::Bucket" && this.account.buckets.names.includes(physicalId ?? "");
      const reason =
        refused ?? (isBucket ? this.account.buckets.delete(physicalId ?? "") : undefined);
      if (reason !== undefined) {
        stack.events.push({
          ...event,
          status: skipFailed ? "DELETE_SKIPPED" : "DELETE_FAILED",
          reason,
        });
        all &&= skipFailed;
        continue;
      }
      this.account.resources.delete(key);
      // The versions of a function are deleted with it.
      for (const version of this.#versions.filter(
        ({ functionName }) => functionName === physicalId,
      )) {
        this.account.resources.delete(`AWS::Lambda::Version ${version.id}`);
      }
      this.#versions = this.#versions.filter(
        (each) => each.id !== physicalId && each.functionName !== physicalId,
      );
      stack.resources.delete(id);
      stack.events.push({ ...event, status: "DELETE_COMPLETE" });
    }
    return all;
  }

  #physicalId = (stack: FakeStack, id: string): string => {
    const found = stack.resources.get(id);
    if (found === undefined) {
      throw new ValidationError(`${stack.name} refers to ${id}, which does not exist yet.`);
    }
    return found;
  };

  #resolver(stack: FakeStack) {
    return templateValues({
      template: stack.template,
      parameters: stack.parameters,
      physicalId: (id) => this.#physicalId(stack, id),
      attribute: (id, name) =>
        name === "DomainName" &&
        stack.template.Resources[id]?.Type === "AWS::CloudFront::Distribution"
          ? "d111111abcdef8.cloudfront.net"
          : `${this.#physicalId(stack, id)}.${name}`,
      exported: (name) => {
        const value = this.stacks.find(
          (other) => other.region === stack.region && name in other.exports,
        )?.exports[name];
        if (value === undefined) throw new ValidationError(`No export named ${name} found.`);
        return value;
      },
      outputOf: ({ StackName, OutputName, Region }) => {
        const value = this.find(Region, StackName).outputs[OutputName];
        if (value === undefined) {
          throw new ValidationError(`${StackName} has no output ${OutputName}.`);
        }
        return value;
      },
    });
  }
}

function refuse(problem: string | undefined): void {
  if (problem !== undefined) throw new ValidationError(problem);
}

/** Returns the code and configuration of a stack's function. */
function functionOf({ template, resources }: FakeStack, name: string): unknown {
  const found = Object.entries(template.Resources).find(
    ([id, { Type }]) => Type === "AWS::Lambda::Function" && resources.get(id) === name,
  );
  return found?.[1].Properties;
}

const stackEvent = ({ id, name, status }: FakeStack): StackEvent => ({
  id: name,
  physicalId: id,
  type: "AWS::CloudFormation::Stack",
  status,
});

/** Puts a stack into a status, with the event that CloudFormation records for it. */
function enter(stack: FakeStack, status: string): void {
  stack.status = status;
  stack.events.push(stackEvent(stack));
}

function physicalName(type: string, properties: Record<string, unknown>): string | undefined {
  const names: Record<string, string> = {
    "AWS::Logs::LogGroup": "LogGroupName",
    "AWS::S3::Bucket": "BucketName",
    "AWS::Lambda::Function": "FunctionName",
    "AWS::StepFunctions::StateMachine": "StateMachineName",
    "AWS::Cognito::UserPoolDomain": "Domain",
  };
  const property = names[type];
  return property === undefined ? undefined : (properties[property] as string | undefined);
}

/** Generates a physical name. CloudFront's ids consist of capital letters and digits. */
const generatedName = (type: string, name: string): string =>
  type === "AWS::CloudFront::Distribution" ? "E1TESTDEPLOY1" : name;

function readParameters(
  template: DeployedTemplate,
  { parameters }: NewChangeSet,
  before: FakeStack | undefined,
): Record<string, string> {
  const declared = template.Parameters ?? {};
  const unknown = parameters.filter(({ key }) => !declared[key]).map(({ key }) => key);
  if (unknown.length > 0) {
    throw new ValidationError(`Parameters: [${unknown.join(", ")}] do not exist in the template`);
  }
  const given = new Map(parameters.map((each) => [each.key, each]));
  return Object.fromEntries(
    Object.entries(declared).map(([key, { Default, AllowedPattern, MinLength = 0 }]) => {
      const { value, keep = false } = given.get(key) ?? {};
      const used = keep ? before?.parameters[key] : (value ?? Default);
      if (used === undefined) throw new ValidationError(`Parameters: [${key}] must have values`);
      const text = `${used as string | number}`;
      if (
        text.length < MinLength ||
        (AllowedPattern !== undefined && !new RegExp(`^(?:${AllowedPattern})$`).test(text))
      ) {
        throw new ValidationError(`Parameter ${key} failed to satisfy constraint`);
      }
      return [key, text];
    }),
  );
}

/** Returns the ids of the template's resources, each after the resources that it refers to. */
function inOrder({ Resources }: DeployedTemplate): string[] {
  const ordered = new Set<string>();
  const visit = (id: string, path: readonly string[]): void => {
    const resource = Resources[id];
    if (!resource || ordered.has(id)) return;
    if (path.includes(id)) {
      throw new ValidationError(`Circular dependency between resources: [${path.join(", ")}]`);
    }
    const references = [
      ...JSON.stringify(resource).matchAll(/"(?:Ref|Fn::GetAtt)":\[?"(\w+)"/g),
    ].map(([, to = ""]) => to);
    for (const to of [...references, ...[resource.DependsOn ?? []].flat()]) {
      visit(to, [...path, id]);
    }
    ordered.add(id);
  };
  for (const id of Object.keys(Resources)) visit(id, []);
  return [...ordered];
}
