import { fullDiff, ResourceImpact, type ResourceDifference } from "@aws-cdk/cloudformation-diff";
import { createTemplateResolver, unknownValue } from "@vanfettle/commands/template-values";
import type { AssemblyStack, Template } from "./assembly.ts";
import { deployedTemplate, parameterOf, type DeployedStacks } from "./stack-state.ts";

/** The possible actions of a deploy on a resource, most severe first. */
const kindByImpact = new Map<ResourceImpact, string>([
  [ResourceImpact.WILL_DESTROY, "deletes"],
  [ResourceImpact.WILL_ORPHAN, "lets go of"],
  [ResourceImpact.WILL_REPLACE, "replaces"],
  [ResourceImpact.MAY_REPLACE, "may replace"],
  [ResourceImpact.WILL_UPDATE, "changes"],
  [ResourceImpact.WILL_CREATE, "adds"],
]);
const kinds = [...kindByImpact.values()];
const isLoss = (kind: string): boolean => kind !== "changes" && kind !== "adds";

export type StackPlan = Awaited<ReturnType<typeof planStacks>>[number];
type Change = StackPlan["changes"][number];

/** The critical resource types, and the loss caused by replacing or deleting them. */
const guarded: Record<string, string> = {
  "AWS::DynamoDB::Table": "data",
  "AWS::DynamoDB::GlobalTable": "data",
  "AWS::Cognito::UserPool": "operators",
  "AWS::S3::Bucket": "files",
  "AWS::SecretsManager::Secret": "value",
  "AWS::CloudFront::Distribution": "address",
};

/**
 * Compares the templates, with these parameter values. Does not detect values that come from AWS or
 * another stack.
 */
export async function planStacks(
  stacks: readonly AssemblyStack[],
  existing: DeployedStacks,
  values: Record<string, string>,
) {
  return Promise.all(
    stacks.map(async (stack) => {
      const { name, region } = stack;
      const deployed = existing.get(stack.shortName);
      const before = deployed ? await deployedTemplate(stack) : { Resources: {} };
      const diff = fullDiff(
        templateWith(before, (key) => parameterOf(deployed, key)),
        templateWith(stack.template, (key) => values[key] ?? parameterOf(deployed, key)),
      );
      const changes = Object.entries(diff.resources.changes).flatMap(([id, change]) =>
        planned(id, change),
      );
      changes.sort((one, other) => kinds.indexOf(one.kind) - kinds.indexOf(other.kind));
      return { name, region, isNew: !deployed, changes };
    }),
  );
}

function planned(logicalId: string, change: ResourceDifference) {
  const kind = kindByImpact.get(change.changeImpact);
  const type = change.newResourceType ?? change.oldResourceType ?? "";
  if (!kind || type === "AWS::CDK::Metadata") return [];
  // Empty if the whole resource changes.
  const properties =
    kind === "adds"
      ? []
      : [...Object.keys(change.propertyUpdates), ...Object.keys(change.otherChanges)];
  const policy =
    kind === "lets go of" ? "Retain" : String(change.newValue?.["UpdateReplacePolicy"] ?? "Delete");
  return [{ kind, logicalId, type, properties, isKept: policy.startsWith("Retain") }];
}

/** Formats a plan by stack, with deletions and replacements first and marked. */
export function planLines(plans: readonly StackPlan[]): string[] {
  return plans.flatMap(({ name, region, isNew, changes }) => {
    const heading = `${name} (${region})`;
    if (isNew) {
      const byType = Map.groupBy(changes, ({ type }) => type);
      return [
        `${heading}: creates the stack`,
        ...[...byType].map(([type, { length }]) => `    adds ${length} ${type}`),
      ];
    }
    if (changes.length === 0) return [`${heading}: changes nothing`];
    const byKind = Map.groupBy(changes, ({ kind }) => kind);
    const counts = [...byKind].map(([kind, { length }]) => `${kind} ${length}`);
    return [`${heading}: ${counts.join(", ")}`, ...changes.map(changeLine)];
  });
}

function changeLine({ kind, logicalId, type, properties }: Change): string {
  const mark = isLoss(kind) ? "  ! " : "    ";
  const changed = properties.length > 0 ? `: ${properties.join(", ")}` : "";
  return `${mark}${kind} ${logicalId} (${type})${changed}`;
}

/**
 * Returns a sentence for each critical resource that a plan would replace or delete and that is not
 * in `allowed`.
 */
export function refusals(plans: readonly StackPlan[], allowed: readonly string[]): string[] {
  const isRefused = ({ kind, type, logicalId }: Change) =>
    isLoss(kind) && type in guarded && !allowed.includes(logicalId);
  return plans.flatMap(({ name, changes }) =>
    changes.filter(isRefused).map((change) => `${name}: ${refusal(change)}`),
  );
}

function refusal({ kind, logicalId, type, properties, isKept }: Change): string {
  const because = properties.length > 0 ? `, as ${properties.join(" and ")} changes` : "";
  const fate = isKept ? ", which AWS keeps" : " for good";
  return [
    `this release ${kind} ${logicalId} (${type})${because}.`,
    `The stage loses its ${guarded[type]}${fate}.`,
    "Restore the definition, or copy the data that you need",
    `and deploy with --allow-replacement ${logicalId}.`,
  ].join(" ");
}

/**
 * Fills in parameters, except secrets, and conditions. So a changed value appears as a changed
 * resource.
 */
function templateWith(
  template: Template,
  valueOf: (parameter: string) => string | undefined,
): Template {
  const { Parameters = {}, Conditions = {}, Resources } = template;
  const unknown = () => unknownValue;
  const resolve = createTemplateResolver({
    conditions: Conditions,
    reference: (name) => {
      const declared = Parameters[name];
      if (!declared || declared.NoEcho) return unknownValue;
      return valueOf(name) ?? String(declared.Default ?? "");
    },
    attribute: unknown,
    exported: unknown,
    outputOf: unknown,
    other: unknown,
  });
  const present = Object.entries(Resources).filter(
    ([, { Condition }]) => Condition === undefined || resolve(Conditions[Condition]) !== false,
  );
  return { Resources: resolve(Object.fromEntries(present)) as Template["Resources"] };
}
