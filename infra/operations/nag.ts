import { endpointNames, endpoints, routeKeys } from "@vanfettle/contract/endpoints";
import { CfnRoute } from "aws-cdk-lib/aws-apigatewayv2";
import { Validations } from "aws-cdk-lib/core";
import { AwsSolutionsChecks, ServerlessChecks } from "cdk-nag";
import type { IConstruct } from "constructs";
import type { App } from "sst/constructs";
import { acknowledgements, type Acknowledgement } from "./nag-reasons.ts";

/** Two rule packs on every synthesis. A finding without a written reason stops it. */
export function addNagChecks(app: App): void {
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app), new ServerlessChecks(app));
  for (const { at, rules, reason } of acknowledgements(app)) {
    for (const path of at) acknowledge(app, { path, rules, reason });
  }
  acknowledgePublicRoutes(app);
}

/** `path` starts at the stack, without the stage: `Api/Visitor/Role`. One that leads nowhere is an error. */
function acknowledge(app: App, { path, rules, reason }: { path: string } & Omit<Acknowledgement, "at">): void {
  const [stack = "", ...rest] = path.split("/");
  let construct: IConstruct = app;
  for (const id of [app.logicalPrefixedName(stack), ...rest]) construct = construct.node.findChild(id);
  Validations.of(construct).acknowledge(...rules.map((id) => ({ id, reason })));
}

/** Route by route from the contract: one that is for operators gets no reason here and must have an authorizer. */
function acknowledgePublicRoutes(app: App): void {
  const open = new Set(endpointNames.filter((name) => endpoints[name].access === "public").flatMap(routeKeys));
  const routes = app.node.findAll().filter((construct) => construct instanceof CfnRoute);
  for (const route of routes.filter(({ routeKey: key }) => open.has(key))) {
    Validations.of(route).acknowledge({
      id: "AwsSolutions::AwsSolutions-APIG4",
      reason: "Visitors never sign in; the contract marks this call as public.",
    });
  }
}
