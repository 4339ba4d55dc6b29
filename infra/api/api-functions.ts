import type { Table } from "aws-cdk-lib/aws-dynamodb";
import type * as lambda from "aws-cdk-lib/aws-lambda";
import type { Construct } from "constructs";
import type { EndpointGroup } from "@vanfettle/contract/endpoint";
import type * as env from "@vanfettle/functions/env";
import {
  allow,
  builtFunctions,
  pageInvalidation,
  type Variables,
} from "../functions/built-function.ts";
import type { VehicleKeys } from "../functions/service-keys.ts";
import type { GenerationMachine } from "../generation/generation-machine.ts";
import { parameter } from "../stage-parameters.ts";
import type { Operators } from "./operators.ts";

export type ApiFunctions = Record<EndpointGroup, lambda.Function>;

export interface ApiFunctionsProps {
  /** The address of the HTTP API, whose routes invoke the functions. */
  apiUrl: string;
  table: Table;
  machine: GenerationMachine;
  operators: Operators;
  vehicleKeys: VehicleKeys;
  stage: string;
}

/** Creates a Lambda function for each group of endpoints with the same permissions. */
export function apiFunctions(scope: Construct, props: ApiFunctionsProps): ApiFunctions {
  const { table, machine, operators, vehicleKeys, stage, apiUrl } = props;
  const everyFunction = {
    STAGE: stage,
    LOG_LEVEL: "INFO",
    ORIGIN_TOKEN: parameter(scope, "OriginToken"),
  } as const;
  const garages = {
    ...everyFunction,
    SITE_ORIGIN: parameter(scope, "SiteOrigin"),
    API_URL: apiUrl,
  } satisfies Variables<typeof env.GaragesEnv>;
  const common = {
    ...everyFunction,
    TABLE_NAME: table.tableName,
  } satisfies Variables<typeof env.OperatorBookingsEnv>;
  const yourBooking = {
    ...common,
    BOOKING_LINK_KEY: parameter(scope, "BookingLinkKey"),
  } satisfies Variables<typeof env.YourBookingEnv>;
  return builtFunctions(scope, props, {
    visitor: {
      environment: {
        ...common,
        SITE_ORIGIN: parameter(scope, "SiteOrigin"),
        OPERATOR_ISSUER: operators.issuer,
        OPERATOR_CLIENT_ID: operators.clientId,
      } satisfies Variables<typeof env.VisitorEnv>,
    },
    booking: {
      environment: {
        ...yourBooking,
        SITE_ORIGIN: parameter(scope, "SiteOrigin"),
        PARTNER_BOOKING_URL: parameter(scope, "PartnerBookingUrl"),
        PARTNER_HOSTS: parameter(scope, "PartnerHosts"),
        REGISTRATION_HASH_KEY: parameter(scope, "RegistrationHashKey"),
      } satisfies Variables<typeof env.BookingEnv>,
      // 100 by default: the route's throttle of 400 per second at 0.25 seconds per call.
      reservedConcurrency: "BookingConcurrency",
    },
    "your-booking": { environment: yourBooking },
    "operator-bookings": { environment: common },
    content: {
      environment: {
        ...common,
        MACHINE_ARN: machine.stateMachine.stateMachineArn,
        DISTRIBUTION_ID: pageInvalidation(scope).distributionId,
        OPENAI_MODEL: parameter(scope, "OpenAiModel"),
        OPENAI_REVIEW_MODEL: parameter(scope, "OpenAiReviewModel"),
        OPENAI_PRICE: parameter(scope, "OpenAiPrice"),
        OPENAI_REVIEW_PRICE: parameter(scope, "OpenAiReviewPrice"),
        DAILY_TOKEN_BUDGET: parameter(scope, "DailyTokenBudget"),
      } satisfies Variables<typeof env.ContentEnv>,
      statements: [
        allow(["states:StartExecution"], [machine.stateMachine.stateMachineArn]),
        allow(["states:DescribeExecution"], [machine.executionsArn]),
        pageInvalidation(scope).statement,
      ],
    },
    garages: { environment: garages },
    vehicle: {
      environment: {
        ...everyFunction,
        SITE_ORIGIN: parameter(scope, "SiteOrigin"),
        DVSA_API_URL: parameter(scope, "DvsaApiUrl"),
        DVSA_SECRET_ARN: vehicleKeys.dvsa.secretArn,
        DVLA_API_URL: parameter(scope, "DvlaApiUrl"),
        DVLA_SECRET_ARN: vehicleKeys.dvla.secretArn,
      } satisfies Variables<typeof env.VehicleEnv>,
      statements: [
        allow(
          ["secretsmanager:GetSecretValue"],
          [vehicleKeys.dvsa.secretArn, vehicleKeys.dvla.secretArn],
        ),
      ],
    },
  });
}
