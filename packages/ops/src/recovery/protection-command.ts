import { CognitoIdentityProviderClient, DescribeUserPoolCommand } from "@aws-sdk/client-cognito-identity-provider";
import { missingProtection } from "@vanfettle/core/table/table-maintenance";
import { defineCommand } from "../command.ts";
import { CommandError, UsageError } from "../errors.ts";
import { valueOf } from "../site/stacks.ts";
import { stackNames } from "../site/stage-settings.ts";
import { namedStage } from "../stage/named-stage.ts";

export default defineCommand({
  options: {},
  async run({ site, values }) {
    if (site.isLocal) throw new UsageError("These settings only exist on AWS: name a stage with --stage.");
    const { region, stack } = namedStage(values);
    const table = await site.table();
    const { tableName } = table;
    const UserPoolId = valueOf(await stack("Api"), "UserPoolId");
    const cognito = new CognitoIdentityProviderClient({ region });
    const [ofTable, { UserPool }, stacks] = await Promise.all([
      missingProtection(table),
      cognito.send(new DescribeUserPoolCommand({ UserPoolId })),
      Promise.all(stackNames.map(stack)),
    ]);
    const missing = [
      ...ofTable.map((what) => `${tableName} lacks ${what}.`),
      ...(UserPool?.DeletionProtection === "ACTIVE" ? [] : [`The user pool ${UserPoolId} lacks deletion protection.`]),
      ...stacks.flatMap(({ StackName, EnableTerminationProtection }) =>
        EnableTerminationProtection ? [] : [`${StackName} lacks termination protection.`],
      ),
    ];
    if (values.json) console.log(JSON.stringify({ table: tableName, missing }));
    else if (missing.length === 0)
      console.log(
        `${tableName} expires rows and keeps backups; table, user pool and stacks are protected from deletion`,
      );
    if (missing.length > 0) throw new CommandError(missing.join("\n"));
  },
});
