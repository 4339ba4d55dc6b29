import { endpointNames, endpoints, routeKeys } from "@vanfettle/contract/endpoints";
import { CfnRoute } from "aws-cdk-lib/aws-apigatewayv2";
import { Validations } from "aws-cdk-lib/core";
import { AwsSolutionsChecks, ServerlessChecks } from "cdk-nag";
import type { IConstruct } from "constructs";
import type { App } from "sst/constructs";
import { acknowledgements } from "./nag-reasons.ts";

/** Adds two rule packs to the synthesis, which fails for a finding without a written reason. */
export function addNagChecks(app: App): void {
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app), new ServerlessChecks(app));
  for (const [path, reasons] of acknowledgements(app)) {
    const [stack = "", ...rest] = path.split("/");
    let construct: IConstruct = app;
    for (const id of [app.logicalPrefixedName(stack), ...rest]) construct = construct.node.findChild(id);
    const found = Object.entries(reasons).map(([rule, reason]) => ({ id: ruleId(rule), reason }));
    Validations.of(construct).acknowledge(...found);
  }
  acknowledgePublicRoutes(app);
}

/** Returns a rule's id, which begins with its pack: `AwsSolutions::AwsSolutions-S1`. */
const ruleId = (rule: string): string => (rule.startsWith("Annotation::") ? rule : `${rule.split("-")[0]}::${rule}`);

/** Acknowledges missing authorizers on the contract's public routes only; operators' routes need an authorizer. */
function acknowledgePublicRoutes(app: App): void {
  const publicKeys = new Set(endpointNames.filter((name) => endpoints[name].access === "public").flatMap(routeKeys));
  const routes = app.node.findAll().filter((construct) => construct instanceof CfnRoute);
  for (const route of routes.filter(({ routeKey: key }) => publicKeys.has(key))) {
    Validations.of(route).acknowledge({
      id: "AwsSolutions::AwsSolutions-APIG4",
      reason: "Visitors do not sign in; the contract marks this call as public.",
    });
  }
}
