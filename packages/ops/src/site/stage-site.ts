import {
  CloudWatchClient,
  paginateDescribeAlarms,
  type MetricAlarm,
} from "@aws-sdk/client-cloudwatch";
import { functionName } from "@vanfettle/contract/deployment";
import { clientTimeouts } from "@vanfettle/core/table/client-timeouts";
import type { StackOnAws } from "../deploy/assembly.ts";
import { createStackReader, parameterOf, stackOnAws, valueOf } from "../deploy/stack-state.ts";
import { CommandError, UsageError } from "../errors.ts";
import { parseObject } from "../parse-object.ts";
import { storedToken } from "../stage/stored-sign-in.ts";
import {
  openSiteTable,
  registrationHashKeyVariable,
  requestTimeoutMs,
  type Alarm,
  type Site,
} from "./site.ts";
import {
  checkStageName,
  readStageSettings,
  stageRegion as region,
  setProfile,
} from "./stage-settings.ts";

/**
 * Returns a stage on AWS, described by its stacks. Uses the environment's credentials or profile,
 * like the AWS CLI.
 */
export function stageSite(env: NodeJS.ProcessEnv, stage: string): Site {
  checkStageName(stage);
  setProfile(readStageSettings(stage));
  const stack = createStackReader(stage);
  return {
    label: `stage ${stage}`,
    stage: { name: stage, stack },
    table: async () => openSiteTable(valueOf(await stack("Data"), "TableName"), { region }),
    origin: async () => valueOf(await stack("Api"), "SiteOrigin"),
    partnerHosts: async () => valueOf(await stack("Api"), "PartnerHosts").split(","),
    hashKey: async () => {
      const given = env[registrationHashKeyVariable]?.trim();
      if (given) return given;
      // Imported on demand, because few commands need its client.
      const { readStageSecret } = await import("../deploy/stage-secrets.ts");
      const key = await readStageSecret(stage, "RegistrationHashKey");
      if (key) return key;
      throw new UsageError(
        `Secrets Manager does not have the registration hash key: set ${registrationHashKeyVariable} to the stage's key, which finds a vehicle's bookings.`,
      );
    },
    dailyTokens: async () =>
      Number(parameterOf(await stack("Generation"), "DailyTokenBudget")) || undefined,
    // The metrics of CloudFront's web ACL are in us-east-1.
    alarms: async () =>
      (
        await Promise.all(
          (["Operations", "Edge"] as const).map((name) => readAlarms(stackOnAws(stage, name))),
        )
      ).flat(),
    operatorToken: async () => {
      const token = env["OPERATOR_TOKEN"] || storedToken(env, stage);
      if (token) return token;
      throw new CommandError(
        `Sign in first: npm run ops -- sign-in --stage ${stage}. Or set OPERATOR_TOKEN.`,
      );
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

async function readAlarms({ name, client: { config } }: StackOnAws): Promise<Alarm[]> {
  const timeouts = clientTimeouts({ requestTimeoutMs, connectionTimeoutMs: requestTimeoutMs });
  const client = new CloudWatchClient({ region: config.region, ...timeouts });
  const alarms: Alarm[] = [];
  for await (const { MetricAlarms = [] } of paginateDescribeAlarms(
    { client },
    { AlarmNamePrefix: `${name}-` },
  )) {
    alarms.push(...MetricAlarms.map(toAlarm));
  }
  client.destroy();
  return alarms;
}

function toAlarm(alarm: MetricAlarm): Alarm {
  const {
    AlarmName = "",
    AlarmDescription = "",
    StateReasonData = "",
    StateUpdatedTimestamp,
  } = alarm;
  // The templates start a description with the alarm's short name and condition; AlarmName has a
  // generated prefix and suffix.
  const [, name = AlarmName, condition = ""] = /^(\w+): ([^.]*)/.exec(AlarmDescription) ?? [];
  const { recentDatapoints = [] } = (parseObject(StateReasonData) ?? {}) as {
    recentDatapoints?: number[];
  };
  return {
    name,
    state: alarm.StateValue ?? "INSUFFICIENT_DATA",
    condition,
    latest: recentDatapoints.at(-1) ?? null,
    threshold: alarm.Threshold ?? null,
    since: StateUpdatedTimestamp?.toISOString() ?? null,
  };
}
