import type { Stack } from "@aws-sdk/client-cloudformation";
import type { CloudFrontClientConfig } from "@aws-sdk/client-cloudfront";
import type { LambdaClientConfig } from "@aws-sdk/client-lambda";
import { createDynamoDBClient } from "@vanfettle/core/table/dynamodb-client";
import { openTable } from "@vanfettle/core/table/table";
import { UsageError } from "../errors.ts";
import type { StackName } from "./stage-settings.ts";

/**
 * The timeout of calls to AWS in milliseconds. Longer than for visitors, because tables are scanned
 * in 1 MB pages.
 */
export const requestTimeoutMs = 10_000;

export interface Alarm {
  name: string;
  state: "OK" | "ALARM" | "INSUFFICIENT_DATA";
  condition: string;
  /** The value of the last evaluated period, or null without data. */
  latest: number | null;
  threshold: number | null;
  since: string | null;
}

export function openSiteTable(
  tableName: string,
  connection: Parameters<typeof createDynamoDBClient>[0] = {},
) {
  const client = createDynamoDBClient({ requestTimeoutMs, ...connection });
  return { client, tableName, table: openTable({ client, table: tableName }) };
}
export type OpenTable = ReturnType<typeof openSiteTable>;

/**
 * The clients' configurations for the site on AWS, its function for MOT stations and its
 * distribution.
 */
export interface SiteOnAws {
  lambda: ClientConfig;
  garagesFunction: string;
  cloudFront: ClientConfig;
  distributionId: string;
}

type ClientConfig = Pick<
  LambdaClientConfig & CloudFrontClientConfig,
  "region" | "endpoint" | "credentials"
>;

/**
 * The site that a command operates on: on this machine, or a stage on AWS. Values are read on
 * demand.
 */
export interface Site {
  /** The name of the site in messages: `this machine` or `stage production`. */
  label: string;
  stage: StageOnAws | undefined;
  table(): Promise<OpenTable>;
  origin(): Promise<string>;
  /** The hosts of the partner that receives bookings. */
  partnerHosts(): Promise<string[]>;
  /** The key of the registration hash, trimmed like the site does. */
  hashKey(): Promise<string>;
  /** The daily token budget, or undefined if not configured. */
  dailyTokens(): Promise<number | undefined>;
  /** The alarms of a stage. A local site does not evaluate alarms. */
  alarms(): Promise<Alarm[]>;
  operatorToken(): Promise<string>;
  aws(): Promise<SiteOnAws>;
  /** The folder of the functions' log files; undefined on AWS. */
  logFolder: string | undefined;
  /** The maximum delay until an index contains a write, in milliseconds. */
  indexLagMs: number;
}

export interface StageOnAws {
  name: string;
  /** Describes a stack of the stage. Throws if the stack does not exist. */
  stack: (shortName: StackName) => Promise<Stack>;
}

/**
 * Returns the stage of a command that only works on AWS. Throws a UsageError for the local site.
 */
export function requireStage({ stage }: Site): StageOnAws {
  if (!stage) throw new UsageError("This command requires a stage on AWS: name it with --stage.");
  return stage;
}

/** The environment variable that overrides the key of the registration hash. */
export const registrationHashKeyVariable = "REGISTRATION_HASH_KEY";
