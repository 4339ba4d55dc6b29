import {
  CognitoIdentityProviderClient,
  DescribeUserPoolCommand,
} from "@aws-sdk/client-cognito-identity-provider";
import { logRetentionDays, rendererLogGroupName } from "@vanfettle/contract/deployment";
import { missingProtection } from "@vanfettle/core/table/table-maintenance";
import { defineCommand } from "../command.ts";
import { invalidatePages } from "../deploy/invalidation.ts";
import {
  remainsOfAccount,
  remainsOutsideStack,
  retainedResources,
} from "../deploy/remaining-resources.ts";
import { limitRendererLogs } from "../deploy/renderer-logs.ts";
import { optionsToAdopt } from "../deploy/retained-resources.ts";
import { deleteStack, findStack, stackOnAws, valueOf } from "../deploy/stack-state.ts";
import { CommandError, UsageError } from "../errors.ts";
import { requireStage } from "../site/site.ts";
import { stageRegion as region, stackNames } from "../site/stage-settings.ts";
import { ask } from "../terminal.ts";

const protection = defineCommand({
  options: {},
  async run({ site, values }) {
    const { stack } = requireStage(site);
    const table = await site.table();
    const { tableName } = table;
    const UserPoolId = valueOf(await stack("Api"), "UserPoolId");
    const cognito = new CognitoIdentityProviderClient({ region });
    const [ofTable, { UserPool }, stacks] = await Promise.all([
      missingProtection(table),
      cognito.send(new DescribeUserPoolCommand({ UserPoolId })),
      Promise.all(stackNames.map(stack)),
    ]);
    const missing = ofTable.map((what) => `${tableName} lacks ${what}.`);
    if (UserPool?.DeletionProtection !== "ACTIVE") {
      missing.push(`The user pool ${UserPoolId} lacks deletion protection.`);
    }
    for (const { StackName, EnableTerminationProtection } of stacks) {
      if (!EnableTerminationProtection) missing.push(`${StackName} lacks termination protection.`);
    }
    if (values.json) {
      console.log(JSON.stringify({ table: tableName, missing }));
    } else if (missing.length === 0) {
      console.log(
        `${tableName} expires rows and keeps backups; table, user pool and stacks are protected from deletion`,
      );
    }
    if (missing.length > 0) throw new CommandError(missing.join("\n"));
  },
});

const edgeLogs = defineCommand({
  options: {},
  async run({ site, print }) {
    const { name } = requireStage(site);
    const { limited: regions, denied } = await limitRendererLogs(name);
    const text =
      regions.length === 0
        ? "no region has renderer logs yet"
        : `${logRetentionDays} days in ${regions.join(", ")}`;
    const logGroupName = rendererLogGroupName(name);
    const note = denied.length === 0 ? "" : `. A policy denies access to: ${denied.join(", ")}`;
    print({ logGroupName, regions, denied }, `Logs of the renderer: ${text}${note}`);
  },
});

const invalidate = defineCommand({
  options: {},
  async run({ site, print }) {
    requireStage(site);
    const { distributionId } = await site.aws();
    await invalidatePages(distributionId);
    print({ distributionId }, "CloudFront reloads every page within two minutes.");
  },
});

const destroy = defineCommand({
  usage: "destroy --stage NAME --confirm NAME [--poll-seconds 5]",
  options: { confirm: { type: "string" }, "poll-seconds": { type: "string", default: "5" } },
  async run({ site, values }) {
    const { name: stage } = requireStage(site);
    const confirmed =
      values.confirm ??
      (process.stdin.isTTY && (await ask(`Type ${stage} to delete every stack of it: `)).trim());
    if (confirmed !== stage) {
      throw new UsageError(
        `This deletes every stack of ${stage}. Confirm with --confirm ${stage}.`,
      );
    }
    const adopting: string[] = [];
    const stays: string[] = [];
    const print = (line: string) => {
      if (!values.json) console.log(line);
    };
    const keep = (left: readonly string[]) => {
      stays.push(...left);
      for (const line of left) print(`stays: ${line}`);
    };
    for (const shortName of stackNames.toReversed()) {
      const stack = stackOnAws(stage, shortName);
      const found = await findStack(stack);
      if (!found) continue;
      const options = await optionsToAdopt(shortName, stack);
      const retained = await retainedResources(stack);
      await deleteStack(stack, found, Number(values["poll-seconds"]) * 1_000);
      adopting.push(...options);
      // Print this now: if a later stack cannot be deleted, the retained resources are not listed
      // again.
      const kept = options.length > 0 ? `; kept for a later deploy: ${options.join(" ")}` : "";
      print(`${stack.name}: deleted${kept}`);
      keep(retained);
      keep(await remainsOutsideStack(stage, shortName, found));
    }
    keep(remainsOfAccount);
    const options = adopting.join(" ");
    if (values.json) {
      console.log(JSON.stringify({ adopting: options, stays }));
    } else if (options !== "") {
      console.log(
        `Its data is kept. To take it over: npm run deploy -- --stage ${stage} ${options}`,
      );
    }
  },
});

export const commands = { protection, "edge-logs": edgeLogs, invalidate, destroy };
