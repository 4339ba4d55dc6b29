import type { Stack } from "@aws-sdk/client-cloudformation";
import { rendererLogGroupName } from "@vanfettle/contract/deployment";
import { stageRegion, type StackName } from "../site/stage-settings.ts";
import type { StackOnAws } from "./assembly.ts";
import { limitRendererLogs } from "./renderer-logs.ts";
import { deployedTemplate, distributionOrigin, parameterOf, resourcesOf } from "./stack-state.ts";
import { secretNames } from "./stage-secrets.ts";

/** Returns the resources that AWS keeps when it deletes a stack, each as its type and its name. */
export async function retainedResources(stack: StackOnAws): Promise<string[]> {
  const [{ Resources }, present] = await Promise.all([deployedTemplate(stack), resourcesOf(stack)]);
  return present.flatMap(
    ({ LogicalResourceId = "", ResourceType: type, ResourceStatus, PhysicalResourceId: id }) => {
      const isRetained =
        Resources[LogicalResourceId]?.DeletionPolicy?.startsWith("Retain") ?? false;
      // The versions of a function are deleted with the function.
      if (!isRetained || ResourceStatus === "DELETE_COMPLETE" || type === "AWS::Lambda::Version") {
        return [];
      }
      return [`${type} ${id}`];
    },
  );
}

/**
 * Returns the resources that belong to a deleted stack but were created outside it, in a line each.
 */
export async function remainsOutsideStack(
  stage: string,
  shortName: StackName,
  deleted: Stack,
): Promise<string[]> {
  switch (shortName) {
    case "Web":
      return remainsOfDomain(deleted);
    case "Edge": {
      const { limited, denied } = await limitRendererLogs(stage);
      const group = rendererLogGroupName(stage);
      return [
        ...limited.map((region) => `log group ${group} in ${region}`),
        ...denied.map(
          (region) => `log group ${group}, if it exists, in ${region}: a policy denies access`,
        ),
        "replicas of the edge function in other regions, which AWS removes within hours, and which may log until then",
      ];
    }
    case "Api":
      return secretNames(stage).map((name) => `secret ${name} in ${stageRegion}`);
    default:
      return [];
  }
}

function remainsOfDomain(web: Stack): string[] {
  const certificate = parameterOf(web, "CertificateArn") ?? "";
  if (certificate === "") return [];
  const host = new URL(parameterOf(web, "SiteOrigin") ?? "https://unknown.invalid").host;
  const target = new URL(distributionOrigin(web) ?? "https://unknown.invalid").host;
  return [
    `certificate ${certificate}`,
    `DNS records: of ${host} to ${target}, and of the certificate's validation`,
  ];
}

/** The resources that the deleted stages of an account share, in a line each. */
export const remainsOfAccount: readonly string[] = [
  `stack CDKToolkit in ${stageRegion} and us-east-1, with the files of deploys: other stages of the account use it`,
  "roles of a pipeline, in their own stack, if you created them",
  "metrics, which CloudWatch keeps for 15 months",
];
