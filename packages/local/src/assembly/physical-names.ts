import type { Stack } from "./cloud-assembly.ts";

/** The attributes known only once the cloud runs, by `Type.Attribute`. */
export type LiveAttributes = Record<string, string>;

/** Returns the value of a `Ref`: the logical id where a deployment would generate a physical name. */
export function referenceTo(stack: Stack, id: string): string {
  const resource = stack.template.Resources?.[id];
  switch (resource?.Type) {
    case "AWS::StepFunctions::StateMachine":
      return `arn:aws:states:${stack.region}:${stack.account}:stateMachine:${stateMachineName(stack, id)}`;
    case "AWS::SNS::Topic":
      return `arn:aws:sns:${stack.region}:${stack.account}:${id}`;
    case "AWS::SecretsManager::Secret":
      return `arn:aws:secretsmanager:${stack.region}:${stack.account}:secret:${id}`;
    case "AWS::Lambda::Version":
      return `${functionArn(stack, logicalIdIn(resource.Properties?.FunctionName))}:1`;
    case "AWS::Cognito::UserPoolResourceServer":
      return String(resource.Properties?.Identifier);
    default:
      return id;
  }
}

/** Returns the value of an `Fn::GetAtt`. */
export function attributeOf(stack: Stack, id: string, attribute: string, live: LiveAttributes): string {
  const type = stack.template.Resources?.[id]?.Type;
  const { region, account } = stack;
  const attributes: Record<string, string> = {
    "AWS::Lambda::Function.Arn": functionArn(stack, id),
    "AWS::DynamoDB::Table.Arn": `arn:aws:dynamodb:${region}:${account}:table/${id}`,
    "AWS::StepFunctions::StateMachine.Arn": `arn:aws:states:${region}:${account}:stateMachine:${stateMachineName(stack, id)}`,
    "AWS::StepFunctions::StateMachine.Name": stateMachineName(stack, id),
    "AWS::S3::Bucket.Arn": `arn:aws:s3:::${id}`,
    "AWS::S3::Bucket.RegionalDomainName": `${id.toLowerCase()}.s3.${region}.amazonaws.com`,
    "AWS::ApiGatewayV2::Api.ApiEndpoint": `https://${id.toLowerCase()}.execute-api.${region}.amazonaws.com`,
    ...live,
  };
  return attributes[`${type}.${attribute}`] ?? `${id}.${attribute}`;
}

/** Returns a state machine's name. Permissions on its executions refer to this name. */
function stateMachineName(stack: Stack, id: string): string {
  const name = stack.template.Resources?.[id]?.Properties?.StateMachineName;
  return typeof name === "string" ? name : id;
}

const functionArn = (stack: Stack, id: string) => `arn:aws:lambda:${stack.region}:${stack.account}:function:${id}`;

function logicalIdIn(reference: unknown): string {
  const { Ref, "Fn::GetAtt": path } = reference as { Ref?: string; "Fn::GetAtt"?: string[] };
  return Ref ?? path?.[0] ?? "";
}
