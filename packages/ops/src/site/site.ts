import type { CloudFrontClientConfig } from "@aws-sdk/client-cloudfront";
import type { LambdaClientConfig } from "@aws-sdk/client-lambda";
import type { TableConnection } from "@vanfettle/core/table/scan-rows";
import type { Table } from "@vanfettle/core/table/table";

/** The timeout of calls to AWS. It is longer than a visitor's, because a table is scanned in pages of a megabyte. */
export const requestTimeoutMs = 10_000;

export interface Alarm {
  name: string;
  state: "OK" | "ALARM" | "INSUFFICIENT_DATA";
  /** When the alarm is raised, in words. */
  condition: string;
  /** The value of the newest evaluated period, or null if there was no data. */
  latest: number | null;
  threshold: number | null;
  /** When the alarm entered this state. */
  since: string | null;
}

export interface OpenTable extends TableConnection {
  table: Table;
}

/** Where the site's functions and its distribution are called. */
export interface SiteOnAws {
  /** The configuration of Lambda's client. */
  lambda: ClientConfig;
  /** The name of the function that answers with MOT stations. */
  garagesFunction: string;
  cloudFront: ClientConfig;
  distributionId: string;
}

type ClientConfig = Pick<LambdaClientConfig & CloudFrontClientConfig, "region" | "endpoint" | "credentials">;

/** The site a command works on: the one running on this machine or a stage on AWS. Each value is looked up on request. */
export interface Site {
  /** The name of the site in messages: `this machine` or `stage production`. */
  label: string;
  isLocal: boolean;
  table(): Promise<OpenTable>;
  origin(): Promise<string>;
  /** The hosts of the partner that receives the bookings. */
  partnerHosts(): Promise<string[]>;
  /** The secret key of the hash that finds a registration's bookings, as the site itself reads it: without spaces or line breaks around it. */
  hashKey(): Promise<string>;
  /** The daily token budget, or undefined if it is not configured. */
  dailyTokens(): Promise<number | undefined>;
  alarms(): Promise<Alarm[]>;
  operatorToken(): Promise<string>;
  aws(): Promise<SiteOnAws>;
  /** The folder of the functions' log files. On AWS there is none. */
  logFolder: string | undefined;
  /** The longest time in milliseconds until an index has a write. */
  indexLagMs: number;
}

/** The variable that gives the key of the registration hash instead of the site's own place for it. */
export const registrationHashKeyVariable = "REGISTRATION_HASH_KEY";
