import type { TableConnection } from "@vanfettle/core/table/scan-rows";
import type { Table } from "@vanfettle/core/table/table";
import type { Alarm } from "./alarm-reader.ts";

export interface OpenTable extends TableConnection {
  table: Table;
}

/** What a command works on: the site running on this machine, or a stage on AWS. Each fact is looked up when asked for. */
export interface Site {
  /** For people: `this machine`, `stage production`. */
  label: string;
  isLocal: boolean;
  table(): Promise<OpenTable>;
  origin(): Promise<string>;
  /** Hosts that visitors' bookings are handed to. */
  partnerHosts(): Promise<string[]>;
  /** Secret of the hashes that lead from a registration to its bookings. */
  hashKey(): Promise<string>;
  /** Undefined where nothing says it. */
  dailyTokens(): Promise<number | undefined>;
  alarms(): Promise<Alarm[]>;
  operatorToken(): Promise<string>;
  /** Folder of the functions' log files; there is none on AWS. */
  logFolder: string | undefined;
  /** How long an index may lag behind the table. */
  indexLagMs: number;
}

export const registrationHashKeyVariable = "REGISTRATION_HASH_KEY";
