import type { Stack } from "@aws-sdk/client-cloudformation";
import {
  CognitoIdentityProviderClient,
  ListUsersCommand,
} from "@aws-sdk/client-cognito-identity-provider";
import { endpoints } from "@vanfettle/contract/endpoints";
import { operatorSchemas } from "@vanfettle/contract/operator/operator-schemas";
import { stageRegion as region } from "../site/stage-settings.ts";
import { outputOf, parameterOf, type DeployedStacks } from "./stack-state.ts";
import { hasBeenReplaced } from "./stage-secrets.ts";

interface DeployedStage {
  stage: string;
  before: DeployedStacks;
  deployed: DeployedStacks;
  /** True if the stage does not have a domain. */
  trial: boolean;
  logRegions: readonly string[];
  /** The entries of law that this deploy has published past their review. */
  overdueReviews: readonly string[];
  listOffer: string | undefined;
  fetch: typeof fetch;
}

/** The validity of the link in AWS's subscription email. */
const confirmationMs = 3 * 24 * 60 * 60_000;

/**
 * Returns the site's URL and the manual steps, checked on the stage: they repeat until they are
 * done.
 */
export async function nextSteps({
  stage,
  before,
  deployed,
  trial,
  logRegions,
  overdueReviews,
  listOffer,
  ...tools
}: DeployedStage) {
  const api = deployed.get("Api");
  const origin = parameterOf(api, "SiteOrigin") ?? "";
  const domain = outputOf(deployed.get("Web"), "DistributionDomain") ?? "";
  const UserPoolId = outputOf(api, "UserPoolId") ?? "";
  const operators = new CognitoIdentityProviderClient({ region });
  const [leadsToStage, hasTextKey, hasDvsaKeys, hasDvlaKeys, { Users = [] }] = await Promise.all([
    trial || isServedAt(origin, UserPoolId, tools.fetch),
    hasBeenReplaced(outputOf(deployed.get("Generation"), "TextServiceKeyArn")),
    hasBeenReplaced(outputOf(api, "DvsaKeysArn")),
    hasBeenReplaced(outputOf(api, "DvlaKeysArn")),
    operators.send(new ListUsersCommand({ UserPoolId, Limit: 1 })),
  ]);
  const email = emailToConfirm(before.get("Operations"), deployed.get("Operations"));
  const ops = (command: string) => `npm run ops -- ${command} --stage ${stage}`;
  const left: string[] = [];
  if (!leadsToStage) {
    left.push(`point ${new URL(origin).host} at ${domain} (DNS: an alias or a CNAME)`);
  }
  if (email !== undefined) {
    left.push(`confirm the two emails from AWS to ${email}, unless you have done so`);
  }
  if (!hasTextKey) {
    left.push(`store the text service's key: ${ops("text-service-key")} < key.txt`);
  }
  if (!hasDvsaKeys && !hasDvlaKeys) {
    const command = `${ops("vehicle-keys dvsa")} < keys.json`;
    left.push(`connect DVSA and DVLA, or store {} to check vans manually: ${command}`);
  }
  if (Users.length === 0) {
    left.push(`invite an operator: ${ops("operators invite ann@your-domain")}`);
  }
  if (logRegions.every((each) => each === region)) {
    const when = "once pages have been visited";
    left.push(`limit the renderer's logs in other regions, ${when}: ${ops("edge-logs")}`);
  }
  const offered = listOffer === undefined ? [] : [listOffer];
  if (hasTextKey) {
    offered.push(`to test the text service with two paid calls: ${ops("test-text-service")}`);
  }
  if (overdueReviews.length > 0) {
    const entries = overdueReviews.join(", ");
    left.push(`compare with their sources in packages/vans/src/law/law.ts: ${entries}`);
  }
  const steps = left.map((step) => `left to do: ${step}`);
  return [`${stage} is deployed: ${origin}`, ...steps, ...offered];
}

/** Returns whether an origin serves this stage. Compares the user pool that the API returns. */
async function isServedAt(
  origin: string,
  userPoolId: string,
  fetchFrom: typeof fetch,
): Promise<boolean> {
  try {
    const address = new URL(endpoints.getOperatorSignIn.path, origin);
    const response = await fetchFrom(address, { signal: AbortSignal.timeout(10_000) });
    const { issuer } = operatorSchemas.getOperatorSignIn.response.parse(await response.json());
    return issuer.endsWith(`/${userPoolId}`);
  } catch {
    return false;
  }
}

/**
 * Returns the address awaiting confirmation, if this deploy has set it or the link may still be
 * valid.
 */
function emailToConfirm(
  before: Stack | undefined,
  operations: Stack | undefined,
): string | undefined {
  const email = parameterOf(operations, "AlarmEmail") || undefined;
  const isNew = parameterOf(before, "AlarmEmail") !== email;
  const age = Date.now() - (operations?.CreationTime?.getTime() ?? 0);
  return isNew || age < confirmationMs ? email : undefined;
}
