import { CloudFormationClient, GetTemplateCommand } from "@aws-sdk/client-cloudformation";
import { fullDiff, ResourceImpact, type ResourceDifference } from "@aws-cdk/cloudformation-diff";
import type { AssemblyStack, Template } from "./assembly.ts";
import { parameterOf, type DeployedStacks } from "./stack-state.ts";
import { templateWith } from "./template-with-values.ts";

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

interface PlannedChange {
  kind: string;
  logicalId: string;
  type: string;
  /** The changed properties; empty if the whole resource changes. */
  properties: string[];
  /** True if CloudFormation retains the resource when deleting or replacing it. */
  isKept: boolean;
}

export interface StackPlan {
  name: string;
  region: string;
  isNew: boolean;
  changes: PlannedChange[];
}

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
 * Returns the plan of a deploy with these parameter values, by stack. Compares only the templates, using AWS's resource
 * specification, without changing anything. Does not detect values that come from AWS or another stack.
 */
export async function planStacks(
  stacks: readonly AssemblyStack[],
  existing: DeployedStacks,
  values: Record<string, string>,
): Promise<StackPlan[]> {
  return Promise.all(
    stacks.map(async ({ name, shortName, region, template }) => {
      const deployed = existing.get(shortName);
      const before = deployed ? await deployedTemplate(region, name) : { Resources: {} };
      const diff = fullDiff(
        templateWith(before, (key) => parameterOf(deployed, key)),
        templateWith(template, (key) => values[key] ?? parameterOf(deployed, key)),
      );
      const changes = Object.entries(diff.resources.changes).flatMap(([id, change]) => planned(id, change));
      changes.sort((one, other) => kinds.indexOf(one.kind) - kinds.indexOf(other.kind));
      return { name, region, isNew: !deployed, changes };
    }),
  );
}

async function deployedTemplate(region: string, StackName: string): Promise<Template> {
  const client = new CloudFormationClient({ region });
  const { TemplateBody = "{}" } = await client.send(new GetTemplateCommand({ StackName }));
  return JSON.parse(TemplateBody) as Template;
}

function planned(logicalId: string, change: ResourceDifference): PlannedChange[] {
  const kind = kindByImpact.get(change.changeImpact);
  const type = change.newResourceType ?? change.oldResourceType ?? "";
  if (!kind || type === "AWS::CDK::Metadata") return [];
  const properties =
    kind === "adds" ? [] : [...Object.keys(change.propertyUpdates), ...Object.keys(change.otherChanges)];
  const policy = kind === "lets go of" ? "Retain" : String(change.newValue?.["UpdateReplacePolicy"] ?? "Delete");
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
    return [
      `${heading}: ${[...byKind].map(([kind, { length }]) => `${kind} ${length}`).join(", ")}`,
      ...changes.map(({ kind, logicalId, type, properties }) => {
        const mark = isLoss(kind) ? "  ! " : "    ";
        return `${mark}${kind} ${logicalId} (${type})${properties.length > 0 ? `: ${properties.join(", ")}` : ""}`;
      }),
    ];
  });
}

/** Returns a sentence for each critical resource that a plan would replace or delete and that is not in `allowed`. */
export function refusals(plans: readonly StackPlan[], allowed: readonly string[]): string[] {
  return plans.flatMap(({ name, changes }) =>
    changes
      .filter(({ kind, type, logicalId }) => isLoss(kind) && type in guarded && !allowed.includes(logicalId))
      .map(({ kind, logicalId, type, properties, isKept }) => {
        const because = properties.length > 0 ? `, as ${properties.join(" and ")} changes` : "";
        const fate = isKept ? ", which AWS keeps" : " for good";
        return `${name}: this release ${kind} ${logicalId} (${type})${because}. The stage loses its ${guarded[type]}${fate}. Restore the definition, or copy the data that you need and deploy with --allow-replacement ${logicalId}.`;
      }),
  );
}
