import { outputOf, parameterOf, type DeployedStacks } from "./deployed-stacks.ts";

interface DeployedStage {
  stage: string;
  /** The short names of the stacks that this deploy has created. */
  created: ReadonlySet<string>;
  existing: DeployedStacks;
  /** Whether the stage has no domain of its own. */
  trial: boolean;
}

/** Returns the lines that end a deploy: where the site is, and what only a person can do. */
export function nextSteps({ stage, created, existing, trial }: DeployedStage): string[] {
  const origin = parameterOf(existing.get("Api"), "SiteOrigin") ?? "";
  const domain = outputOf(existing.get("Web"), "DistributionDomain") ?? "";
  const email = parameterOf(existing.get("Operations"), "AlarmEmail") ?? "";
  const left = [
    !trial && created.has("Web") && `point ${new URL(origin).host} at ${domain} (DNS: an alias or a CNAME)`,
    email !== "" && created.has("Operations") && `confirm the two e-mails that AWS has sent to ${email}`,
    created.has("Generation") &&
      `give the text service's key: npm run ops -- text-service-key --stage ${stage} < key.txt`,
    created.has("Api") &&
      `connect DVSA and DVLA, or leave vans to be checked by hand: npm run ops -- vehicle-keys dvsa --stage ${stage} < keys.json`,
    created.has("Api") && `invite an operator: npm run ops -- operators invite ann@your-domain --stage ${stage}`,
  ].filter((step) => step !== false);
  return [`${stage} is deployed: ${origin}`, ...left.map((step) => `left to do: ${step}`)];
}
