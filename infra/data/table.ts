import * as dynamodb from "aws-cdk-lib/aws-dynamodb";
import { RemovalPolicy } from "aws-cdk-lib/core";
import { Construct } from "constructs";
import { tableShape } from "@vanfettle/core/table/table-shape";

const keys = ({ pk, sk }: { pk: string; sk: string }) => ({
  partitionKey: { name: pk, type: dynamodb.AttributeType.STRING },
  sortKey: { name: sk, type: dynamodb.AttributeType.STRING },
});

/**
 * Creates the table. Uses `Table` instead of `TableV2`, because its template has the format of a
 * CreateTable call.
 */
export function singleTable(scope: Construct): dynamodb.Table {
  const table = new dynamodb.Table(new Construct(scope, "Data"), "Table", {
    ...keys(tableShape.key),
    billingMode: dynamodb.BillingMode.PAY_PER_REQUEST,
    timeToLiveAttribute: tableShape.timeToLive,
    pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
    encryption: dynamodb.TableEncryption.AWS_MANAGED,
    deletionProtection: true,
    removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
  });
  for (const [indexName, index] of Object.entries(tableShape.indexes)) {
    table.addGlobalSecondaryIndex({
      indexName,
      ...keys(index),
      projectionType: dynamodb.ProjectionType.INCLUDE,
      nonKeyAttributes: [...index.projected],
    });
  }
  return table;
}
