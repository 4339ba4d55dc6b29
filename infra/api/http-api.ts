import { AccessLogFormat } from "aws-cdk-lib/aws-apigateway";
import * as apigw from "aws-cdk-lib/aws-apigatewayv2";
import { HttpJwtAuthorizer } from "aws-cdk-lib/aws-apigatewayv2-authorizers";
import { HttpLambdaIntegration } from "aws-cdk-lib/aws-apigatewayv2-integrations";
import { Duration } from "aws-cdk-lib/core";
import { Construct } from "constructs";
import { endpointGroups, type Endpoint } from "@vanfettle/contract/endpoint";
import {
  endpointNames,
  endpoints,
  routeKey,
  routeMethods,
  type EndpointName,
} from "@vanfettle/contract/endpoints";
import { accessLogGroup } from "../operations/logs.ts";
import type { ApiFunctions } from "./api-functions.ts";
import type { Operators } from "./operators.ts";

/** The requests per second for the whole site. The web ACL limits single addresses. */
const throttle = { rateLimit: 1_000, burstLimit: 2_000 };
const bookingThrottle = { ThrottlingRateLimit: 400, ThrottlingBurstLimit: 800 };
/**
 * DVSA allows 15 calls per second for the whole site. The route allows the burst plus the rate in
 * any second. It is the only one that looks vans up: the form for stations calls it, too.
 */
const vehicleThrottle = { ThrottlingRateLimit: 10, ThrottlingBurstLimit: 5 };
/** The limit for calls that cost money or change published content. No person needs more. */
const operatorThrottle = { ThrottlingRateLimit: 1, ThrottlingBurstLimit: 2 };

/**
 * An access log line. Excludes paths, queries, addresses and user agents, which may contain
 * personal data.
 */
const accessLogFields = {
  requestId: "$context.requestId",
  time: "$context.requestTime",
  route: "$context.routeKey",
  status: "$context.status",
  latencyMs: "$context.responseLatency",
  integrationMs: "$context.integrationLatency",
  integrationStatus: "$context.integrationStatus",
  bytes: "$context.responseLength",
};

/** Creates the HTTP API, without routes. */
export const httpApi = (parent: Construct, stage: string): apigw.HttpApi =>
  // CloudFront calls the execute-api endpoint, so it stays enabled; the origin token protects it
  // instead.
  new apigw.HttpApi(new Construct(parent, "Http"), "Api", {
    apiName: `${stage}-vanfettle`,
    createDefaultStage: false,
  });

interface RoutesProps {
  api: apigw.HttpApi;
  functions: ApiFunctions;
  operators: Operators;
  stage: string;
}

/**
 * Gives the HTTP API a route for each endpoint of the contract, with token validation for
 * operators' endpoints, and its limits.
 */
export function addContractRoutes({ api, functions, operators, stage }: RoutesProps): void {
  const scope = api.node.scope as Construct;
  const integrations = new Map(
    endpointGroups.map((group) => [
      group,
      new HttpLambdaIntegration(`${group}-calls`, functions[group], {
        timeout: Duration.seconds(15),
        payloadFormatVersion: apigw.PayloadFormatVersion.VERSION_2_0,
        // A statement for each route would fill the 20 KB of a function's resource policy.
        scopePermissionToRoute: false,
      }),
    ]),
  );
  const authorizer = new HttpJwtAuthorizer("Operators", operators.issuer, {
    jwtAudience: [operators.clientId],
  });
  const routes = endpointNames.flatMap((name) => {
    const { path, group, scope: requiredScope }: Endpoint = endpoints[name];
    const authorization =
      requiredScope === undefined ? {} : { authorizer, authorizationScopes: [requiredScope] };
    const methods = routeMethods(name).map((method) => apigw.HttpMethod[method]);
    return api.addRoutes({
      path,
      methods,
      integration: integrations.get(group)!,
      ...authorization,
    });
  });
  const apiStage = new apigw.HttpStage(scope, "Stage", {
    httpApi: api,
    stageName: "$default",
    autoDeploy: true,
    throttle,
    // Alarms and the dashboard use metrics of the whole API; metrics per route are charged as
    // custom metrics.
    detailedMetricsEnabled: false,
    accessLogSettings: {
      destination: new apigw.LogGroupLogDestination(accessLogGroup(scope, "AccessLog", stage)),
      format: AccessLogFormat.custom(JSON.stringify(accessLogFields)),
    },
  });
  // API Gateway rejects a route setting for a route that does not exist yet.
  apiStage.node.addDependency(...routes);
  const writes = endpointNames.filter((name) => endpoints[name].method === "POST");
  (apiStage.node.defaultChild as apigw.CfnStage).routeSettings = Object.fromEntries(
    writes.map((name) => [routeKey(name), throttleOf(name)]),
  );
}

function throttleOf(name: EndpointName) {
  const { access, group }: Endpoint = endpoints[name];
  if (group === "vehicle") return vehicleThrottle;
  return access === "operator" ? operatorThrottle : bookingThrottle;
}
