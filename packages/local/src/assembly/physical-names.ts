import type { Stack } from "./cloud-assembly.ts";

const arnOf = ({ region, account }: Stack, service: string, resource: string) =>
  `arn:aws:${service}:${region}:${account}:${resource}`;
const functionArn = (stack: Stack, id: string) => arnOf(stack, "lambda", `function:${id}`);

/** Returns a state machine's name. Permissions on its executions refer to this name. */
function machineName(stack: Stack, id: string): string {
  const name = stack.template.Resources?.[id]?.Properties?.StateMachineName;
  return typeof name === "string" ? name : id;
}

const machineArn = (stack: Stack, id: string) => arnOf(stack, "states", `stateMachine:${machineName(stack, id)}`);

/** Returns the value of a `Ref`: the logical id where a deployment would generate a physical name. */
export function referenceTo(stack: Stack, id: string): string {
  const { Type, Properties = {} } = stack.template.Resources?.[id] ?? { Type: "" };
  switch (Type) {
    case "AWS::StepFunctions::StateMachine":
      return machineArn(stack, id);
    case "AWS::SNS::Topic":
      return arnOf(stack, "sns", id);
    case "AWS::SecretsManager::Secret":
      return arnOf(stack, "secretsmanager", `secret:${id}`);
    case "AWS::Lambda::Version": {
      const { Ref, "Fn::GetAtt": path } = Properties.FunctionName as { Ref?: string; "Fn::GetAtt"?: string[] };
      return `${functionArn(stack, Ref ?? path?.[0] ?? "")}:1`;
    }
    case "AWS::Cognito::UserPoolResourceServer":
      return String(Properties.Identifier);
    default:
      return id;
  }
}

/** Returns the value of an `Fn::GetAtt`. `live` has the attributes known only once the cloud runs. */
export function attributeOf(stack: Stack, id: string, attribute: string, live: Record<string, string>): string {
  const attributes: Record<string, string> = {
    "AWS::Lambda::Function.Arn": functionArn(stack, id),
    "AWS::DynamoDB::Table.Arn": arnOf(stack, "dynamodb", `table/${id}`),
    "AWS::StepFunctions::StateMachine.Arn": machineArn(stack, id),
    "AWS::StepFunctions::StateMachine.Name": machineName(stack, id),
    "AWS::S3::Bucket.Arn": `arn:aws:s3:::${id}`,
    "AWS::S3::Bucket.RegionalDomainName": `${id.toLowerCase()}.s3.${stack.region}.amazonaws.com`,
    "AWS::ApiGatewayV2::Api.ApiEndpoint": `https://${id.toLowerCase()}.execute-api.${stack.region}.amazonaws.com`,
    ...live,
  };
  return attributes[`${stack.template.Resources?.[id]?.Type}.${attribute}`] ?? `${id}.${attribute}`;
}
