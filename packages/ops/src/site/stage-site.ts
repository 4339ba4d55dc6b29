import { createDynamoDBClient } from "@vanfettle/core/table/dynamodb-client";
import { openTable } from "@vanfettle/core/table/table";
import { CommandError, UsageError } from "../errors.ts";
import { readAlarms } from "./alarm-reader.ts";
import { registrationHashKeyVariable, requestTimeoutMs, type Site } from "./site.ts";
import { createStackReader, stackName } from "./stacks.ts";

/** Returns a stage on AWS, described by its stacks. Credentials come from the environment or profile, as for the AWS CLI. */
export function stageSite(env: NodeJS.ProcessEnv, stage: string): Site {
  if (stage === "local") throw new UsageError("`local` is the stage on this machine: leave --stage out.");
  if (!/^[a-z][a-z0-9-]{0,30}$/i.test(stage)) throw new UsageError("A stage's name is letters, digits and dashes.");
  const region = env["AWS_REGION"] || env["AWS_DEFAULT_REGION"] || "eu-west-2";
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
      const key = env[registrationHashKeyVariable];
      if (key) return key;
      throw new UsageError(
        `Set ${registrationHashKeyVariable} to the stage's RegistrationHashKey, which finds a vehicle's bookings.`,
      );
    },
    dailyTokens: async () => Number((await stack("Generation")).findParameter("DailyTokenBudget")) || undefined,
    alarms: async () => {
      // CloudWatch has the metrics of CloudFront's web ACL in us-east-1.
      const stacksByRegion = [
        ["Operations", region],
        ["Edge", "us-east-1"],
      ] as const;
      const alarms = stacksByRegion.map(([name, alarmRegion]) =>
        readAlarms({ region: alarmRegion }, `${stackName(stage, name)}-`),
      );
      return (await Promise.all(alarms)).flat();
    },
    operatorToken: async () => {
      const token = env["OPERATOR_TOKEN"];
      if (token) return token;
      throw new CommandError("Set OPERATOR_TOKEN, or pass --token: an operator's access token for this stage.");
    },
    logFolder: undefined,
    indexLagMs: 2_000,
  };
}
