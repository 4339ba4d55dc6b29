import { Stack } from "aws-cdk-lib/core";
import type { App } from "sst/constructs";
import { EdgeRenderer } from "../infra/edge-renderer.ts";
import { WebAcl } from "../infra/web-acl.ts";

/** Fixed, so that its log groups can be named before they exist. */
export const rendererName = (app: App): string => app.logicalPrefixedName("edge");

/** What CloudFront takes from us-east-1 alone. Not an sst stack: those all live in the app's own region. */
export function edgeStack(app: App) {
  const stack = new Stack(app, app.logicalPrefixedName("Edge"), {
    env: { account: app.account, region: "us-east-1" },
  });
  const { version } = new EdgeRenderer(stack, "Renderer", { functionName: rendererName(app) });
  const { webAclArn } = new WebAcl(stack, "WebAcl");
  return { rendererVersion: version, webAclArn };
}
