import type { Endpoint } from "@vanfettle/contract/endpoint";
import { endpointNames, endpoints, routeMethods, routeKey } from "@vanfettle/contract/endpoints";
import { AccessLogFormat } from "aws-cdk-lib/aws-apigateway";
import * as apigw from "aws-cdk-lib/aws-apigatewayv2";
import { HttpJwtAuthorizer } from "aws-cdk-lib/aws-apigatewayv2-authorizers";
import { HttpLambdaIntegration } from "aws-cdk-lib/aws-apigatewayv2-integrations";
import { Duration } from "aws-cdk-lib/core";
import { Construct } from "constructs";
import type { ApiFunctions } from "./api-functions.ts";
import { keptLogGroup } from "../operations/logs.ts";
import type { Operators } from "./operators.ts";
import { deployedGroups, type DeployedGroup } from "../functions/table-permissions.ts";

/** For the whole site together; what one address may do is the web ACL's business. */
const throttle = { rateLimit: 1_000, burstLimit: 2_000 };
const bookingThrottle = { ThrottlingRateLimit: 400, ThrottlingBurstLimit: 800 };
/** Each of these calls may cost money or change what visitors read; no person needs more. */
const operatorThrottle = { ThrottlingRateLimit: 1, ThrottlingBurstLimit: 2 };

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

  constructor(scope: Construct, id: string, props: { functions: ApiFunctions; operators: Operators }) {
    super(scope, id);
    // CloudFront calls the execute-api address, so it cannot be switched off; the origin token closes it instead.
    this.api = new apigw.HttpApi(this, "Api", { createDefaultStage: false });
    const integrations = Object.fromEntries(
      deployedGroups.map((group) => [
        group,
        new HttpLambdaIntegration(`${group}-calls`, props.functions[group], limits),
      ]),
    ) as Record<DeployedGroup, HttpLambdaIntegration>;
    const authorizer = new HttpJwtAuthorizer("Operators", props.operators.issuer, {
      jwtAudience: [props.operators.clientId],
    });
    const routes = endpointNames.flatMap((name) => {
      const { path, group, scope: asked }: Endpoint = endpoints[name];
      const guard = asked === undefined ? {} : { authorizer, authorizationScopes: [asked] };
      const methods = routeMethods(name).map((method) => apigw.HttpMethod[method]);
      return this.api.addRoutes({ path, methods, integration: integrations[group], ...guard });
    });
    this.addStage(routes);
  }

  private addStage(routes: apigw.HttpRoute[]): void {
    const stage = new apigw.HttpStage(this, "Stage", {
      httpApi: this.api,
      stageName: "$default",
      autoDeploy: true,
      throttle,
      // Alarms and dashboard read the API as a whole; by route, each figure would be charged as one of our own.
      detailedMetricsEnabled: false,
      accessLogSettings: {
        destination: new apigw.LogGroupLogDestination(keptLogGroup(this, "AccessLog")),
        format: AccessLogFormat.custom(JSON.stringify(accessLogLine)),
      },
    });
    // A route setting for a route that does not exist yet is refused.
    stage.node.addDependency(...routes);
    const writes = endpointNames.filter((name) => endpoints[name].method === "POST");
    (stage.node.defaultChild as apigw.CfnStage).routeSettings = Object.fromEntries(
      writes.map((name) => [
        routeKey(name),
        endpoints[name].access === "operator" ? operatorThrottle : bookingThrottle,
      ]),
    );
  }
}

const limits = { timeout: Duration.seconds(15), payloadFormatVersion: apigw.PayloadFormatVersion.VERSION_2_0 };
