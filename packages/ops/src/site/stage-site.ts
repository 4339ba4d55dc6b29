import { functionName } from "@vanfettle/contract/function-names";
import { createDynamoDBClient } from "@vanfettle/core/table/dynamodb-client";
import { openTable } from "@vanfettle/core/table/table";
import { CommandError, UsageError } from "../errors.ts";
import { storedToken } from "../stage/stored-sign-in.ts";
import { readAlarms } from "./alarm-reader.ts";
import { registrationHashKeyVariable, requestTimeoutMs, type Site } from "./site.ts";
import { checkStageName, readStageSettings, stageRegion, setProfile } from "./stage-settings.ts";
import { createStackReader, stackName } from "./stacks.ts";

/**
 * Returns a stage on AWS, described by its stacks. Uses the credentials of the environment or profile, like the AWS
 * CLI.
 */
export function stageSite(env: NodeJS.ProcessEnv, stage: string): Site {
  checkStageName(stage);
  setProfile(readStageSettings(stage));
  const region = stageRegion;
  const stack = createStackReader({ stage, region });
  return {
    label: `stage ${stage}`,
    isLocal: false,
    async table() {
      const tableName = (await stack("Data")).output("TableName");
      const client = createDynamoDBClient({ requestTimeoutMs, region });
      return { client, tableName, table: openTable({ client, table: tableName }) };
    },
    origin: async () => (await stack("Api")).parameter("SiteOrigin"),
    partnerHosts: async () => (await stack("Api")).parameter("PartnerHosts").split(","),
    hashKey: async () => {
      const given = env[registrationHashKeyVariable]?.trim();
      if (given) return given;
      // Imported on demand, because few commands need this client.
      const { readStageSecret } = await import("../deploy/stage-secrets.ts");
      const key = await readStageSecret(region, stage, "RegistrationHashKey");
      if (key) return key;
      throw new UsageError(
        `Secrets Manager does not have the registration hash key: set ${registrationHashKeyVariable} to the stage's key, which finds a vehicle's bookings.`,
      );
    },
    dailyTokens: async () => Number((await stack("Generation")).findParameter("DailyTokenBudget")) || undefined,
    alarms: async () => {
      // The metrics of CloudFront's web ACL are in us-east-1.
      const stacksByRegion = [
        ["Operations", region],
        ["Edge", "us-east-1"],
      ] as const;
      const alarms = stacksByRegion.map(([name, alarmRegion]) => readAlarms(alarmRegion, `${stackName(stage, name)}-`));
      return (await Promise.all(alarms)).flat();
    },
    operatorToken: async () => {
      const token = env["OPERATOR_TOKEN"] || storedToken(env, stage);
      if (token) return token;
      throw new CommandError(`Sign in first: npm run ops -- sign-in --stage ${stage}. Or set OPERATOR_TOKEN.`);
    },
    aws: async () => ({
      lambda: { region },
      garagesFunction: functionName(stage, "garages"),
      cloudFront: { region: "us-east-1" },
      distributionId: (await stack("Web")).output("DistributionId"),
    }),
    logFolder: undefined,
    indexLagMs: 2_000,
  };
}
