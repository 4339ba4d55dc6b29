import type { CloudFrontClientConfig } from "@aws-sdk/client-cloudfront";
import type { LambdaClientConfig } from "@aws-sdk/client-lambda";
import type { TableConnection } from "@vanfettle/core/table/table-maintenance";
import type { Table } from "@vanfettle/core/table/table";

/** The timeout of calls to AWS in milliseconds. Longer than for visitors, because tables are scanned in 1 MB pages. */
export const requestTimeoutMs = 10_000;

export interface Alarm {
  name: string;
  state: "OK" | "ALARM" | "INSUFFICIENT_DATA";
  /** The condition of the alarm, in words. */
  condition: string;
  /** The value of the last evaluated period, or null without data. */
  latest: number | null;
  threshold: number | null;
  /** The time when the alarm entered this state. */
  since: string | null;
}

export interface OpenTable extends TableConnection {
  table: Table;
}

/** The clients' configurations for the site on AWS, its function for MOT stations and its distribution. */
export interface SiteOnAws {
  lambda: ClientConfig;
  garagesFunction: string;
  cloudFront: ClientConfig;
  distributionId: string;
}

type ClientConfig = Pick<LambdaClientConfig & CloudFrontClientConfig, "region" | "endpoint" | "credentials">;

/** The site that a command operates on: on this machine, or a stage on AWS. Values are read on demand. */
export interface Site {
  /** The name of the site in messages: `this machine` or `stage production`. */
  label: string;
  isLocal: boolean;
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

/** The environment variable that overrides the key of the registration hash. */
export const registrationHashKeyVariable = "REGISTRATION_HASH_KEY";
