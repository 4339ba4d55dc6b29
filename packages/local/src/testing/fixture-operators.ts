import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Resource } from "../assembly/cloud-assembly.ts";
import { allow, getAtt, lambda, permission, ref, role } from "./fixture-assembly.ts";
import { writeFixtureSite } from "./fixture-site.ts";

/**
 * Starts an execution and returns the user who requested it; the same function is the task of the
 * execution.
 */
const code = `
export const handler = async (event) => {
  if (event.task) return { doneBy: process.env.AWS_LAMBDA_FUNCTION_NAME, task: event.task };
  const { jwt } = event.requestContext.authorizer;
  const body = JSON.stringify({ stateMachineArn: process.env.MACHINE_ARN, name: "run_1", input: JSON.stringify({ task: "write" }) });
  const { AWS_ACCESS_KEY_ID, AWS_SESSION_TOKEN } = process.env;
  const headers = {
    "x-amz-target": "AWSStepFunctions.StartExecution",
    "content-type": "application/x-amz-json-1.0",
    authorization: "AWS4-HMAC-SHA256 Credential=" + AWS_ACCESS_KEY_ID + "/20261122/eu-west-2/states/aws4_request",
    "x-amz-security-token": AWS_SESSION_TOKEN,
  };
  const response = await fetch(process.env.AWS_ENDPOINT_URL_SFN, { method: "POST", headers, body });
  return { statusCode: 202, body: JSON.stringify({ startedBy: jwt.claims.username, started: await response.json() }) };
};`;

const scope = (name: string) => ({ "Fn::Join": ["", [ref("Content"), `/${name}`]] });
const definition = [
  "",
  [
    '{"StartAt":"Work","States":{"Work":{"Type":"Task","TimeoutSeconds":5,"End":true,"Resource":"',
    getAtt("Work", "Arn"),
    '"}}}',
  ],
];

const resources = (providerUrl: unknown): Record<string, Resource> => ({
  Operators: { Type: "AWS::Cognito::UserPool" },
  Content: { Type: "AWS::Cognito::UserPoolResourceServer", Properties: { Identifier: "content" } },
  Client: {
    Type: "AWS::Cognito::UserPoolClient",
    Properties: {
      UserPoolId: ref("Operators"),
      CallbackURLs: [{ "Fn::Join": ["", [ref("SiteOrigin"), "/admin/signed-in"]] }],
      AllowedOAuthScopes: ["openid", scope("read"), scope("write")],
    },
  },
  Authorizer: {
    Type: "AWS::ApiGatewayV2::Authorizer",
    Properties: {
      AuthorizerType: "JWT",
      JwtConfiguration: { Issuer: providerUrl, Audience: [ref("Client")] },
    },
  },
  StartRole: role(allow("states:StartExecution", ref("Machine"))),
  Start: lambda("work", {
    Role: getAtt("StartRole", "Arn"),
    Environment: { Variables: { MACHINE_ARN: ref("Machine") } },
  }),
  Work: lambda("work"),
  MachineRole: role(allow("lambda:InvokeFunction", getAtt("Work", "Arn"))),
  Machine: {
    Type: "AWS::StepFunctions::StateMachine",
    Properties: {
      RoleArn: getAtt("MachineRole", "Arn"),
      DefinitionString: { "Fn::Join": definition },
    },
  },
  StartIntegration: {
    Type: "AWS::ApiGatewayV2::Integration",
    Properties: { IntegrationUri: getAtt("Start", "Arn") },
  },
  StartPermission: permission("Start"),
  StartRoute: {
    Type: "AWS::ApiGatewayV2::Route",
    Properties: {
      ApiId: ref("Api"),
      RouteKey: "POST /api/start",
      Target: { "Fn::Join": ["", ["integrations/", ref("StartIntegration")]] },
      AuthorizationType: "JWT",
      AuthorizerId: ref("Authorizer"),
      AuthorizationScopes: [scope("write")],
    },
  },
});

/** The forms in which a template may give the issuer. */
export const providerUrls = {
  "by the pool's own attribute": getAtt("Operators", "ProviderURL"),
  "by a URL with its id": {
    "Fn::Join": [
      "",
      ["https://cognito-idp.", ref("AWS::Region"), ".amazonaws.com/", ref("Operators")],
    ],
  },
};

/**
 * Writes the fixture site with a user pool, an operators' route, and the machine that the route
 * starts.
 */
export function writeOperatorsSite(providerUrl: unknown): string {
  const dir = writeFixtureSite();
  const updateJson = <T>(file: string, update: (content: T) => void) => {
    const content = JSON.parse(readFileSync(join(dir, file), "utf8")) as T;
    update(content);
    writeFileSync(join(dir, file), JSON.stringify(content));
  };
  mkdirSync(join(dir, "asset.work"));
  writeFileSync(join(dir, "asset.work", "index.mjs"), code);
  updateJson<{ files: Record<string, unknown> }>("Site.assets.json", ({ files }) => {
    files.work = {
      source: { path: "asset.work" },
      destinations: { here: { objectKey: "work.zip" } },
    };
  });
  updateJson<{ Resources: Record<string, Resource> }>("Site.template.json", ({ Resources }) => {
    Object.assign(Resources, resources(providerUrl));
  });
  return dir;
}
