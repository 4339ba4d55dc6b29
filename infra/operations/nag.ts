import { endpointNames, endpoints, routeKeys } from "@vanfettle/contract/endpoints";
import { CfnRoute } from "aws-cdk-lib/aws-apigatewayv2";
import { Validations } from "aws-cdk-lib/core";
import { AwsSolutionsChecks, ServerlessChecks } from "cdk-nag";
import type { IConstruct } from "constructs";
import type { App } from "sst/constructs";
import { acknowledgements, type Acknowledgement } from "./nag-reasons.ts";

/** Adds two rule packs to the synthesis, which fails for a finding without a written reason. */
export function addNagChecks(app: App): void {
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app), new ServerlessChecks(app));
  for (const { at, rules, reason } of acknowledgements(app)) {
    for (const path of at) acknowledge(app, { path, rules, reason });
  }
  acknowledgePublicRoutes(app);
}

/** Acknowledges the rules on the construct at `path`. Throws if the construct does not exist. */
function acknowledge(app: App, { path, rules, reason }: { path: string } & Omit<Acknowledgement, "at">): void {
  const [stack = "", ...rest] = path.split("/");
  let construct: IConstruct = app;
  for (const id of [app.logicalPrefixedName(stack), ...rest]) construct = construct.node.findChild(id);
  Validations.of(construct).acknowledge(...rules.map((id) => ({ id, reason })));
}

/**
 * Acknowledges missing authorizers on the contract's public routes only, so that operators' routes need an authorizer.
 */
function acknowledgePublicRoutes(app: App): void {
  const publicKeys = new Set(endpointNames.filter((name) => endpoints[name].access === "public").flatMap(routeKeys));
  const routes = app.node.findAll().filter((construct) => construct instanceof CfnRoute);
  for (const route of routes.filter(({ routeKey: key }) => publicKeys.has(key))) {
    Validations.of(route).acknowledge({
      id: "AwsSolutions::AwsSolutions-APIG4",
      reason: "Visitors never sign in; the contract marks this call as public.",
    });
  }
}
