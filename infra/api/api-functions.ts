import type { BookingEnv, ContentEnv, VisitorEnv } from "@vanfettle/functions/env";
import type { Table } from "aws-cdk-lib/aws-dynamodb";
import * as iam from "aws-cdk-lib/aws-iam";
import type * as lambda from "aws-cdk-lib/aws-lambda";
import type { Construct } from "constructs";
import type * as z from "zod";
import type { GenerationMachine } from "../generation/generation-machine.ts";
import { BuiltFunction } from "../functions/built-function.ts";
import type { Operators } from "./operators.ts";
import { pageCache } from "../edge/page-invalidation.ts";
import { parameter } from "../stage-parameters.ts";
import { deployedGroups, tableRights, type DeployedGroup } from "../functions/table-permissions.ts";
import { tableStatements } from "../data/table-statements.ts";

export type ApiFunctions = Record<DeployedGroup, lambda.Function>;

export interface ApiFunctionsProps {
  table: Table;
  machine: GenerationMachine;
  operators: Operators;
  stage: string;
}

const ids: Record<DeployedGroup, string> = { visitor: "Visitor", booking: "Booking", content: "Content" };

/** Kept free for bookings, whatever else is busy: 400 a second, its route's throttle, at a quarter of a second each. */
const reserved: Partial<Record<DeployedGroup, number>> = { booking: 100 };

/** One Lambda per group of endpoints that share a set of rights. */
export function apiFunctions(scope: Construct, props: ApiFunctionsProps): ApiFunctions {
  const environment = environments(scope, props);
  const others: Partial<Record<DeployedGroup, iam.PolicyStatement[]>> = {
    content: [...runStatements(props.machine), pageCache(scope).statement],
  };
  const build = (group: DeployedGroup) =>
    new BuiltFunction(scope, ids[group], {
      bundle: group,
      environment: environment[group],
      statements: [...tableStatements(props.table, tableRights[group]), ...(others[group] ?? [])],
      ...(reserved[group] !== undefined && { reservedConcurrency: reserved[group] }),
    }).function;
  return Object.fromEntries(deployedGroups.map((group) => [group, build(group)])) as ApiFunctions;
}

/** Returns each function's environment: the variables its handler reads and no others. */
function environments(scope: Construct, { table, machine, operators, stage }: ApiFunctionsProps) {
  const common = {
    STAGE: stage,
    LOG_LEVEL: "INFO",
    TABLE_NAME: table.tableName,
    ORIGIN_TOKEN: parameter(scope, "OriginToken"),
  } as const;
  const visitor = {
    ...common,
    SITE_ORIGIN: parameter(scope, "SiteOrigin"),
    OPERATOR_ISSUER: operators.issuer,
    OPERATOR_CLIENT_ID: operators.clientId,
  } satisfies Required<z.input<typeof VisitorEnv>>;
  const booking = {
    ...common,
    SITE_ORIGIN: parameter(scope, "SiteOrigin"),
    PARTNER_BOOKING_URL: parameter(scope, "PartnerBookingUrl"),
    PARTNER_HOSTS: parameter(scope, "PartnerHosts"),
    REGISTRATION_HASH_KEY: parameter(scope, "RegistrationHashKey"),
  } satisfies Required<z.input<typeof BookingEnv>>;
  const content = {
    ...common,
    MACHINE_ARN: machine.stateMachine.stateMachineArn,
    DISTRIBUTION_ID: pageCache(scope).distributionId,
  } satisfies Required<z.input<typeof ContentEnv>>;
  return { visitor, booking, content } satisfies Record<DeployedGroup, Record<string, string>>;
}

/** Returns the rights to start a run of the machine and to see whether one is still under way. */
function runStatements({ stateMachine, executionsArn }: GenerationMachine): iam.PolicyStatement[] {
  return [
    new iam.PolicyStatement({ actions: ["states:StartExecution"], resources: [stateMachine.stateMachineArn] }),
    new iam.PolicyStatement({ actions: ["states:DescribeExecution"], resources: [executionsArn] }),
  ];
}
