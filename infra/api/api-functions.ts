import { endpointGroups, type EndpointGroup } from "@vanfettle/contract/endpoint";
import type {
  BookingEnv,
  ContentEnv,
  GaragesEnv,
  OperatorBookingsEnv,
  VehicleEnv,
  VisitorEnv,
  YourBookingEnv,
} from "@vanfettle/functions/env";
import type { Table } from "aws-cdk-lib/aws-dynamodb";
import * as iam from "aws-cdk-lib/aws-iam";
import type * as lambda from "aws-cdk-lib/aws-lambda";
import type { Construct } from "constructs";
import type * as z from "zod";
import type { GenerationMachine } from "../generation/generation-machine.ts";
import { BuiltFunction } from "../functions/built-function.ts";
import type { Operators } from "./operators.ts";
import { pageInvalidation } from "../edge/page-invalidation.ts";
import { parameter } from "../stage-parameters.ts";
import { vehicleKeysStatement, type VehicleKeys } from "./vehicle-keys.ts";
import { tablePermissions, tableStatements } from "../functions/table-permissions.ts";

export type ApiFunctions = Record<EndpointGroup, lambda.Function>;

export interface ApiFunctionsProps {
  table: Table;
  machine: GenerationMachine;
  operators: Operators;
  vehicleKeys: VehicleKeys;
  stage: string;
}

/** Creates a Lambda function for each group of endpoints with the same permissions. */
export function apiFunctions(scope: Construct, props: ApiFunctionsProps): ApiFunctions {
  const environment = environments(scope, props);
  const otherStatements: Partial<Record<EndpointGroup, iam.PolicyStatement[]>> = {
    content: [...executionStatements(props.machine), pageInvalidation(scope).statement],
    vehicle: [vehicleKeysStatement(props.vehicleKeys)],
  };
  const create = (group: EndpointGroup) =>
    new BuiltFunction(scope, {
      stage: props.stage,
      name: group,
      environment: environment[group],
      statements: [...tableStatements(props.table, tablePermissions[group]), ...(otherStatements[group] ?? [])],
      // 100 by default: the route's throttle of 400 per second at 0.25 seconds per call.
      ...(group === "booking" && { reservedConcurrency: "BookingConcurrency" }),
    }).function;
  return Object.fromEntries(endpointGroups.map((group) => [group, create(group)])) as ApiFunctions;
}

/** Returns each function's environment, limited to the variables that its handler reads. */
function environments(scope: Construct, { table, machine, operators, vehicleKeys, stage }: ApiFunctionsProps) {
  const everyFunction = { STAGE: stage, LOG_LEVEL: "INFO", ORIGIN_TOKEN: parameter(scope, "OriginToken") } as const;
  const garages = {
    ...everyFunction,
    SITE_ORIGIN: parameter(scope, "SiteOrigin"),
  } satisfies Required<z.input<typeof GaragesEnv>>;
  const common = { ...everyFunction, TABLE_NAME: table.tableName } as const;
  const visitor = {
    ...common,
    SITE_ORIGIN: parameter(scope, "SiteOrigin"),
    OPERATOR_ISSUER: operators.issuer,
    OPERATOR_CLIENT_ID: operators.clientId,
  } satisfies Required<z.input<typeof VisitorEnv>>;
  const yourBooking = {
    ...common,
    BOOKING_LINK_KEY: parameter(scope, "BookingLinkKey"),
  } satisfies Required<z.input<typeof YourBookingEnv>>;
  const operatorBookings = common satisfies Required<z.input<typeof OperatorBookingsEnv>>;
  const booking = {
    ...yourBooking,
    SITE_ORIGIN: parameter(scope, "SiteOrigin"),
    PARTNER_BOOKING_URL: parameter(scope, "PartnerBookingUrl"),
    PARTNER_HOSTS: parameter(scope, "PartnerHosts"),
    REGISTRATION_HASH_KEY: parameter(scope, "RegistrationHashKey"),
  } satisfies Required<z.input<typeof BookingEnv>>;
  const content = {
    ...common,
    MACHINE_ARN: machine.stateMachine.stateMachineArn,
    DISTRIBUTION_ID: pageInvalidation(scope).distributionId,
    OPENAI_MODEL: parameter(scope, "OpenAiModel"),
    OPENAI_REVIEW_MODEL: parameter(scope, "OpenAiReviewModel"),
    DAILY_TOKEN_BUDGET: parameter(scope, "DailyTokenBudget"),
  } satisfies Required<z.input<typeof ContentEnv>>;
  const vehicle = {
    ...everyFunction,
    DVSA_API_URL: parameter(scope, "DvsaApiUrl"),
    DVSA_SECRET_ARN: vehicleKeys.dvsa.secretArn,
    DVLA_API_URL: parameter(scope, "DvlaApiUrl"),
    DVLA_SECRET_ARN: vehicleKeys.dvla.secretArn,
  } satisfies Required<z.input<typeof VehicleEnv>>;
  return {
    visitor,
    booking,
    "your-booking": yourBooking,
    "operator-bookings": operatorBookings,
    content,
    garages,
    vehicle,
  } satisfies Record<EndpointGroup, Record<string, string>>;
}

/** Returns the permissions to start an execution of the machine and to check whether an execution is running. */
function executionStatements({ stateMachine, executionsArn }: GenerationMachine): iam.PolicyStatement[] {
  return [
    new iam.PolicyStatement({ actions: ["states:StartExecution"], resources: [stateMachine.stateMachineArn] }),
    new iam.PolicyStatement({ actions: ["states:DescribeExecution"], resources: [executionsArn] }),
  ];
}
