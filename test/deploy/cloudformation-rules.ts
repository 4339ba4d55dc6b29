import { isDeepStrictEqual } from "node:util";
import type { DeployedTemplate, TemplateResource } from "./template-values.ts";

/** The properties of a stack that the rules read. */
interface RuledStack {
  id: string;
  name: string;
  status: string;
  /** True if termination protection is on. */
  protected: boolean;
  template: DeployedTemplate;
  exports: Record<string, string>;
}

interface TableIndex {
  IndexName: string;
  KeySchema: unknown;
  Projection: unknown;
}

const indexesOf = ({ Properties = {} }: TemplateResource): Map<string, TableIndex> =>
  new Map(
    ((Properties["GlobalSecondaryIndexes"] ?? []) as TableIndex[]).map((index) => [
      index.IndexName,
      index,
    ]),
  );

/**
 * Returns the reason why DynamoDB rejects the update of a table's indexes, or undefined. The keys
 * and the projection of an index cannot change, and one index is created or deleted per update:
 * https://docs.aws.amazon.com/AWSCloudFormation/latest/TemplateReference/aws-properties-dynamodb-table-globalsecondaryindex.html
 * https://docs.aws.amazon.com/AWSCloudFormation/latest/TemplateReference/aws-resource-dynamodb-table.html#cfn-dynamodb-table-globalsecondaryindexes
 */
export function indexProblem(
  before: TemplateResource,
  after: TemplateResource,
): string | undefined {
  const [old, wanted] = [indexesOf(before), indexesOf(after)];
  for (const [name, { KeySchema, Projection }] of wanted) {
    const index = old.get(name);
    if (!index || isDeepStrictEqual([KeySchema, Projection], [index.KeySchema, index.Projection])) {
      continue;
    }
    return `Cannot update GSI's properties other than Provisioned Throughput and Contributor Insights Specification. You can create a new GSI with a different name. (${name})`;
  }
  const names = new Set([...old.keys(), ...wanted.keys()]);
  const changed = [...names].filter((name) => old.has(name) !== wanted.has(name));
  return changed.length > 1
    ? "Cannot perform more than one GSI creation or deletion in a single update"
    : undefined;
}

/**
 * Returns the names of the exports that a template imports. Throws for a name that is not a
 * literal.
 */
function importedNames(node: unknown): string[] {
  if (node === null || typeof node !== "object") return [];
  return Object.entries(node).flatMap(([key, value]) => {
    if (key !== "Fn::ImportValue") return importedNames(value);
    if (typeof value !== "string") {
      throw new Error("The rules know only imports with a name that is written out.");
    }
    return [value];
  });
}

/**
 * Returns the reason why a stack cannot create its exports, or undefined. An imported export can
 * neither change nor disappear, and names are unique per region:
 * https://docs.aws.amazon.com/AWSCloudFormation/latest/UserGuide/using-cfn-stack-exports.html
 */
export function exportProblem(
  before: RuledStack["exports"],
  after: RuledStack["exports"],
  others: readonly RuledStack[],
): string | undefined {
  for (const [name, value] of Object.entries(before)) {
    if (after[name] === value) continue;
    const users = others.filter(({ template }) => importedNames(template).includes(name));
    if (users.length === 0) continue;
    const verb = after[name] === undefined ? "deleted" : "updated";
    return `Export ${name} cannot be ${verb} as it is in use by ${users.map((user) => user.name).join(" and ")}`;
  }
  for (const name of Object.keys(after)) {
    const owner = others.find(({ exports }) => name in exports);
    if (owner) return `Export with name ${name} is already exported by stack ${owner.name}`;
  }
  return undefined;
}

/** The published version of a function, with its code and configuration. */
export interface PublishedVersion {
  id: string;
  functionName: string;
  content: string;
}

/**
 * Returns the reason why Lambda does not publish a version, or undefined. Lambda publishes no
 * version if code and configuration equal the function's last version, so the leftover version of a
 * failed update blocks the retry:
 * https://docs.aws.amazon.com/lambda/latest/api/API_PublishVersion.html
 */
export function versionProblem(
  published: readonly PublishedVersion[],
  { functionName, content }: PublishedVersion,
): string | undefined {
  const existing = published.filter((each) => each.functionName === functionName);
  return existing.at(-1)?.content === content
    ? `A version for this Lambda function exists ( ${existing.length} ). Modify the function to create a new version.`
    : undefined;
}

/**
 * Returns whether a resource that its stack no longer has is kept. `RetainExceptOnCreate` keeps a
 * resource unless the operation that created it is rolled back; `Retain` keeps it even then:
 * https://docs.aws.amazon.com/AWSCloudFormation/latest/TemplateReference/aws-attribute-deletionpolicy.html
 */
export function isRetained(
  { DeletionPolicy }: TemplateResource,
  { rolledBack }: { rolledBack: boolean },
): boolean {
  return DeletionPolicy === "Retain" || (DeletionPolicy === "RetainExceptOnCreate" && !rolledBack);
}

/**
 * Returns the reason why a stack cannot be updated, or undefined. A rolled-back creation can only
 * be deleted: https://docs.aws.amazon.com/AWSCloudFormation/latest/UserGuide/view-stack-events.html
 */
export function updateProblem({ id, status }: RuledStack): string | undefined {
  return /^(CREATE|UPDATE|IMPORT|UPDATE_ROLLBACK)_COMPLETE$/.test(status)
    ? undefined
    : `Stack:${id} is in ${status} state and can not be updated.`;
}

/**
 * Returns the reason why a stack cannot be deleted, or undefined. Termination protection applies in
 * every status, including a failed creation, and a stack is kept while another imports from it:
 * https://docs.aws.amazon.com/AWSCloudFormation/latest/UserGuide/using-cfn-protect-stacks.html
 */
export function deletionProblem(
  stack: RuledStack,
  others: readonly RuledStack[],
): string | undefined {
  return stack.protected
    ? `Stack [${stack.name}] cannot be deleted while TerminationProtection is enabled`
    : exportProblem(stack.exports, {}, others);
}

/**
 * Returns the reason why a way of deleting a stack is refused, or undefined. Only the deletion of a
 * stack whose deletion has failed may leave out resources:
 * https://docs.aws.amazon.com/AWSCloudFormation/latest/APIReference/API_DeleteStack.html
 */
export function deletionModeProblem(
  { id, status }: RuledStack,
  { mode, retained }: { mode: string; retained: readonly string[] },
): string | undefined {
  if (status === "DELETE_FAILED" || (mode === "STANDARD" && retained.length === 0)) {
    return undefined;
  }
  return mode === "STANDARD"
    ? `Invalid operation on stack [${id}]. Specify the resources to retain only when the stack is in the DELETE_FAILED state.`
    : `Invalid operation on stack [${id}]. ${mode} applies only to a stack in the DELETE_FAILED state.`;
}
