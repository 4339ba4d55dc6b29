import { endpointNames, endpoints } from "@vanfettle/contract/endpoints";
import { AccessLogFormat } from "aws-cdk-lib/aws-apigateway";
import * as apigw from "aws-cdk-lib/aws-apigatewayv2";
import { HttpLambdaIntegration } from "aws-cdk-lib/aws-apigatewayv2-integrations";
import { Duration } from "aws-cdk-lib/core";
import { Construct } from "constructs";
import type { ApiFunctions } from "./api-functions.ts";
import { keptLogGroup } from "./logs.ts";
import { deployedGroups, type DeployedGroup } from "./rights.ts";

/** For the whole site together; what one address may do is the web ACL's business. */
const throttle = { rateLimit: 1_000, burstLimit: 2_000 };
const bookingThrottle = { ThrottlingRateLimit: 400, ThrottlingBurstLimit: 800 };

/** No path, query, address or agent: a path may hold what a visitor typed, and an address is personal data. */
const accessLogLine = {
  requestId: "$context.requestId",
  time: "$context.requestTime",
  route: "$context.routeKey",
  status: "$context.status",
  latencyMs: "$context.responseLatency",
  integrationMs: "$context.integrationLatency",
  integrationStatus: "$context.integrationStatus",
  bytes: "$context.responseLength",
};

export class HttpRoutes extends Construct {
  readonly api: apigw.HttpApi;

  constructor(scope: Construct, id: string, { functions }: { functions: ApiFunctions }) {
    super(scope, id);
    // CloudFront calls the execute-api address, so it cannot be switched off; the origin token closes it instead.
    this.api = new apigw.HttpApi(this, "Api", { createDefaultStage: false });
    const integrations = Object.fromEntries(
      deployedGroups.map((group) => [group, new HttpLambdaIntegration(`${group}-calls`, functions[group], limits)]),
    ) as Record<DeployedGroup, HttpLambdaIntegration>;
    const routes = endpointNames.flatMap((name) => {
      const { method, path, group } = endpoints[name];
      if (group === "content") return [];
      return this.api.addRoutes({ path, methods: [apigw.HttpMethod[method]], integration: integrations[group] });
    });
    this.addStage(routes);
  }

  private addStage(routes: apigw.HttpRoute[]): void {
    const stage = new apigw.HttpStage(this, "Stage", {
      httpApi: this.api,
      stageName: "$default",
      autoDeploy: true,
      throttle,
      detailedMetricsEnabled: true,
      accessLogSettings: {
        destination: new apigw.LogGroupLogDestination(keptLogGroup(this, "AccessLog")),
        format: AccessLogFormat.custom(JSON.stringify(accessLogLine)),
      },
    });
    // A route setting for a route that does not exist yet is refused.
    stage.node.addDependency(...routes);
    const writes = endpointNames.filter(
      (name) => endpoints[name].method === "POST" && endpoints[name].group !== "content",
    );
    (stage.node.defaultChild as apigw.CfnStage).routeSettings = Object.fromEntries(
      writes.map((name) => [`${endpoints[name].method} ${endpoints[name].path}`, bookingThrottle]),
    );
  }
}

const limits = { timeout: Duration.seconds(15), payloadFormatVersion: apigw.PayloadFormatVersion.VERSION_2_0 };
