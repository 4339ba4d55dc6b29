import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { Resource, Template } from "../assembly/cloud-assembly.ts";

export interface FixtureStack {
  region?: string;
  resources?: Record<string, Resource>;
  outputs?: NonNullable<Template["Outputs"]>;
  parameters?: NonNullable<Template["Parameters"]>;
  /** The text of each file, by its asset's object key without `.zip` and by its name. */
  assets?: Record<string, Record<string, string>>;
}

/**
 * Writes a cloud assembly with the given stacks to a temporary folder. Returns the folder's path.
 */
export function writeAssembly(stacks: Record<string, FixtureStack>): string {
  const dir = mkdtempSync(join(tmpdir(), "assembly-"));
  const artifacts: Record<string, unknown> = {};
  for (const [
    name,
    { region = "eu-west-2", resources, outputs, parameters, assets = {} },
  ] of Object.entries(stacks)) {
    const files: Record<string, unknown> = {};
    for (const [key, texts] of Object.entries(assets)) {
      const path = `asset.${key}`;
      for (const [file, text] of Object.entries(texts)) {
        mkdirSync(dirname(join(dir, path, file)), { recursive: true });
        writeFileSync(join(dir, path, file), text);
      }
      files[key] = { source: { path }, destinations: { here: { objectKey: `${key}.zip` } } };
    }
    const template = { Resources: resources, Outputs: outputs, Parameters: parameters };
    writeFileSync(join(dir, `${name}.template.json`), JSON.stringify(template));
    writeFileSync(join(dir, `${name}.assets.json`), JSON.stringify({ files }));
    artifacts[name] = {
      type: "aws:cloudformation:stack",
      environment: `aws://000000000000/${region}`,
      dependencies: [`${name}.assets`],
      properties: { templateFile: `${name}.template.json` },
    };
    artifacts[`${name}.assets`] = {
      type: "cdk:asset-manifest",
      properties: { file: `${name}.assets.json` },
    };
  }
  writeFileSync(join(dir, "manifest.json"), JSON.stringify({ artifacts }));
  return dir;
}

export const getAtt = (...path: [string, string]) => ({ "Fn::GetAtt": path });
export const ref = (id: string) => ({ Ref: id });

export function lambda(key: string, properties: Record<string, unknown> = {}): Resource {
  return {
    Type: "AWS::Lambda::Function",
    Properties: {
      Handler: "index.handler",
      Timeout: 2,
      MemorySize: 256,
      Code: { S3Key: `${key}.zip` },
      ...properties,
    },
  };
}

/** Returns a role with a single policy. */
export function role(...statements: object[]): Resource {
  const Policies = [{ PolicyName: "rights", PolicyDocument: { Statement: statements } }];
  return { Type: "AWS::IAM::Role", Properties: { Policies } };
}

export const allow = (Action: string | string[], Resource: unknown, Condition?: object) => ({
  Effect: "Allow",
  Action,
  Resource,
  ...(Condition && { Condition }),
});

/** Returns an HTTP API with a route and an integration for each entry: route key to function id. */
export function httpApi(functionIds: Record<string, string>): Record<string, Resource> {
  const routes: Record<string, Resource> = {};
  for (const [index, [routeKey, functionId]] of Object.entries(functionIds).entries()) {
    routes[`Route${index}`] = {
      Type: "AWS::ApiGatewayV2::Route",
      Properties: {
        ApiId: ref("Api"),
        RouteKey: routeKey,
        Target: { "Fn::Join": ["", ["integrations/", ref(`Integration${index}`)]] },
      },
    };
    routes[`Integration${index}`] = {
      Type: "AWS::ApiGatewayV2::Integration",
      Properties: { IntegrationUri: getAtt(functionId, "Arn") },
    };
  }
  const permissions = [...new Set(Object.values(functionIds))].map((id) => [
    `${id}Permission`,
    permission(id),
  ]);
  return { Api: { Type: "AWS::ApiGatewayV2::Api" }, ...routes, ...Object.fromEntries(permissions) };
}

/**
 * Returns API Gateway's permission to invoke a function for a source, by default any route of the
 * fixture's API.
 */
export const permission = (
  functionId: string,
  source: unknown[] = [ref("Api"), "/*/*/*"],
): Resource => ({
  Type: "AWS::Lambda::Permission",
  Properties: {
    Action: "lambda:InvokeFunction",
    FunctionName: getAtt(functionId, "Arn"),
    Principal: "apigateway.amazonaws.com",
    SourceArn: { "Fn::Join": ["", ["arn:aws:execute-api:eu-west-2:000000000000:", ...source]] },
  },
});

export const table: Resource = {
  Type: "AWS::DynamoDB::Table",
  Properties: {
    KeySchema: [
      { AttributeName: "pk", KeyType: "HASH" },
      { AttributeName: "sk", KeyType: "RANGE" },
    ],
    AttributeDefinitions: ["pk", "sk", "gsi1pk", "gsi1sk"].map((name) => ({
      AttributeName: name,
      AttributeType: "S",
    })),
    GlobalSecondaryIndexes: [
      {
        IndexName: "gsi1",
        KeySchema: [
          { AttributeName: "gsi1pk", KeyType: "HASH" },
          { AttributeName: "gsi1sk", KeyType: "RANGE" },
        ],
        Projection: { ProjectionType: "ALL" },
      },
    ],
    TimeToLiveSpecification: { AttributeName: "expiresAt", Enabled: true },
    PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
    DeletionProtectionEnabled: true,
  },
};
