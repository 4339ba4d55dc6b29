import type { Table } from "aws-cdk-lib/aws-dynamodb";
import * as iam from "aws-cdk-lib/aws-iam";
import type * as lambda from "aws-cdk-lib/aws-lambda";
import type { Construct } from "constructs";
import { BuiltFunction } from "./lambda.ts";
import { parameter } from "./parameters.ts";
import { deployedGroups, tableRights, type DeployedGroup } from "./rights.ts";

export type ApiFunctions = Record<DeployedGroup, lambda.Function>;

const ids: Record<DeployedGroup, string> = { visitor: "Visitor", booking: "Booking" };

/** One Lambda per group of endpoints that share a set of rights. */
export function apiFunctions(scope: Construct, props: { table: Table; stage: string }): ApiFunctions {
  const environment = environments(scope, props);
  const build = (group: DeployedGroup) =>
    new BuiltFunction(scope, ids[group], {
      bundle: group,
      environment: environment[group],
      statements: statementsFor(group, props.table),
    }).function;
  return Object.fromEntries(deployedGroups.map((group) => [group, build(group)])) as ApiFunctions;
}

/** Each Lambda is told what it reads and no more: the visitor's has no use for the key of bookings. */
function environments(scope: Construct, { table, stage }: { table: Table; stage: string }) {
  const visitor = {
    STAGE: stage,
    LOG_LEVEL: "INFO",
    TABLE_NAME: table.tableName,
    SITE_ORIGIN: parameter(scope, "SiteOrigin"),
    ORIGIN_TOKEN: parameter(scope, "OriginToken"),
  };
  const booking = {
    ...visitor,
    PARTNER_BOOKING_URL: parameter(scope, "PartnerBookingUrl"),
    PARTNER_HOSTS: parameter(scope, "PartnerHosts"),
    REGISTRATION_HASH_KEY: parameter(scope, "RegistrationHashKey"),
  };
  return { visitor, booking } satisfies Record<DeployedGroup, Record<string, string>>;
}

function statementsFor(group: DeployedGroup, table: Table): iam.PolicyStatement[] {
  return tableRights[group].map(({ actions, on, partitions }) => {
    const resource = on === "table" ? table.tableArn : `${table.tableArn}/index/${on}`;
    return new iam.PolicyStatement({
      actions: [...actions],
      resources: [resource],
      conditions: { "ForAllValues:StringLike": { "dynamodb:LeadingKeys": [...partitions] } },
    });
  });
}
