import { projectedAttributes, tableShape } from "@vanfettle/core/table/table-shape";
import { RemovalPolicy } from "aws-cdk-lib/core";
import * as dynamodb from "aws-cdk-lib/aws-dynamodb";
import { Construct } from "constructs";

const text = (name: string): dynamodb.Attribute => ({ name, type: dynamodb.AttributeType.STRING });

/** One table for everything. `dynamodb.Table`, not TableV2: its template is the CreateTable call word for word. */
export class SingleTable extends Construct {
  readonly table: dynamodb.Table;

  constructor(scope: Construct, id: string) {
    super(scope, id);
    this.table = new dynamodb.Table(this, "Table", {
      partitionKey: text(tableShape.key.pk),
      sortKey: text(tableShape.key.sk),
      billingMode: dynamodb.BillingMode.PAY_PER_REQUEST,
      timeToLiveAttribute: tableShape.timeToLive,
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
      encryption: dynamodb.TableEncryption.AWS_MANAGED,
      deletionProtection: true,
      removalPolicy: RemovalPolicy.RETAIN,
    });
    for (const [indexName, index] of Object.entries(tableShape.indexes)) {
      this.table.addGlobalSecondaryIndex({
        indexName,
        partitionKey: text(index.pk),
        sortKey: text(index.sk),
        projectionType: dynamodb.ProjectionType.INCLUDE,
        nonKeyAttributes: [...projectedAttributes],
      });
    }
  }
}
