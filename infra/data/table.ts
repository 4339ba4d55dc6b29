import { tableShape } from "@vanfettle/core/table/table-shape";
import { RemovalPolicy } from "aws-cdk-lib/core";
import * as dynamodb from "aws-cdk-lib/aws-dynamodb";
import { Construct } from "constructs";

const stringAttribute = (name: string): dynamodb.Attribute => ({ name, type: dynamodb.AttributeType.STRING });

/** The single table. Uses `Table` instead of `TableV2`, because its template has the format of a CreateTable call. */
export class SingleTable extends Construct {
  readonly table: dynamodb.Table;

  constructor(scope: Construct, id: string) {
    super(scope, id);
    this.table = new dynamodb.Table(this, "Table", {
      partitionKey: stringAttribute(tableShape.key.pk),
      sortKey: stringAttribute(tableShape.key.sk),
      billingMode: dynamodb.BillingMode.PAY_PER_REQUEST,
      timeToLiveAttribute: tableShape.timeToLive,
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
      encryption: dynamodb.TableEncryption.AWS_MANAGED,
      deletionProtection: true,
      removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
    });
    for (const [indexName, index] of Object.entries(tableShape.indexes)) {
      this.table.addGlobalSecondaryIndex({
        indexName,
        partitionKey: stringAttribute(index.pk),
        sortKey: stringAttribute(index.sk),
        projectionType: dynamodb.ProjectionType.INCLUDE,
        nonKeyAttributes: [...index.projected],
      });
    }
  }
}
