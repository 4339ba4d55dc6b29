import { functionName } from "@vanfettle/contract/function-names";
import { createDynamoDBClient } from "@vanfettle/core/table/dynamodb-client";
import { openTable } from "@vanfettle/core/table/table";
import { parameterOf } from "../deploy/stack-state.ts";
import { CommandError, UsageError } from "../errors.ts";
import { storedToken } from "../stage/stored-sign-in.ts";
import { readAlarms } from "./alarm-reader.ts";
import { registrationHashKeyVariable, requestTimeoutMs, type Site } from "./site.ts";
import { checkStageName, readStageSettings, setProfile, stageRegion as region } from "./stage-settings.ts";
import { createStackReader, stackOnAws, valueOf } from "./stacks.ts";

/** Returns a stage on AWS, described by its stacks. Uses the environment's credentials or profile, like the AWS CLI. */
export function stageSite(env: NodeJS.ProcessEnv, stage: string): Site {
  checkStageName(stage);
  setProfile(readStageSettings(stage));
  const stack = createStackReader(stage);
  return {
    label: `stage ${stage}`,
    isLocal: false,
    async table() {
      const tableName = valueOf(await stack("Data"), "TableName");
      const client = createDynamoDBClient({ requestTimeoutMs, region });
      return { client, tableName, table: openTable({ client, table: tableName }) };
    },
    origin: async () => valueOf(await stack("Api"), "SiteOrigin"),
    partnerHosts: async () => valueOf(await stack("Api"), "PartnerHosts").split(","),
    hashKey: async () => {
      const given = env[registrationHashKeyVariable]?.trim();
      if (given) return given;
      // Imported on demand, because few commands need this client.
      const { SecretsManagerClient } = await import("@aws-sdk/client-secrets-manager");
      const { readStageSecret } = await import("../deploy/stage-secrets.ts");
      const key = await readStageSecret(new SecretsManagerClient({ region }), stage, "RegistrationHashKey");
      if (key) return key;
      throw new UsageError(
        `Secrets Manager does not have the registration hash key: set ${registrationHashKeyVariable} to the stage's key, which finds a vehicle's bookings.`,
      );
    },
    dailyTokens: async () => Number(parameterOf(await stack("Generation"), "DailyTokenBudget")) || undefined,
    // The metrics of CloudFront's web ACL are in us-east-1.
    alarms: async () =>
      (await Promise.all((["Operations", "Edge"] as const).map((name) => readAlarms(stackOnAws(stage, name))))).flat(),
    operatorToken: async () => {
      const token = env["OPERATOR_TOKEN"] || storedToken(env, stage);
      if (token) return token;
      throw new CommandError(`Sign in first: npm run ops -- sign-in --stage ${stage}. Or set OPERATOR_TOKEN.`);
    },
    aws: async () => ({
      lambda: { region },
      garagesFunction: functionName(stage, "garages"),
      cloudFront: { region: "us-east-1" },
      distributionId: valueOf(await stack("Web"), "DistributionId"),
    }),
    logFolder: undefined,
    indexLagMs: 2_000,
  };
}
