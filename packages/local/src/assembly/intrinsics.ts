import { createTemplateResolver, type StackOutput } from "@vanfettle/commands/template-values";
import { resourcesOf, type CloudAssembly, type Located, type Stack } from "./cloud-assembly.ts";

export interface Values {
  parameters: Record<string, string>;
  /** The attributes known only once the cloud runs, by `Type.Attribute`. */
  attributes: Record<string, string>;
}

/**
 * A cloud assembly whose resources are read with their intrinsic functions replaced by the results.
 */
export type ResolvedAssembly = ReturnType<typeof resolveAssembly>;

const pseudoParameters: Record<string, (stack: Stack) => string> = {
  "AWS::Region": ({ region }) => region,
  "AWS::AccountId": ({ account }) => account,
  "AWS::Partition": () => "aws",
};

/**
 * Resolves the intrinsic functions that the templates use. Reading a resource with any other
 * function throws.
 */
export function resolveAssembly(
  { stacks }: CloudAssembly,
  { parameters, attributes }: Values = { parameters: {}, attributes: {} },
) {
  const resolve = (stack: Stack, value: unknown): unknown =>
    createTemplateResolver({
      conditions: stack.template.Conditions,
      reference: (id) => referenceOf(stack, id),
      attribute: (id, name) => attributeOf(stack, id, name, attributes),
      exported,
      outputOf,
      other: (name) => {
        throw new Error(`Template function ${name} in ${stack.name} is not supported locally.`);
      },
    })(value);

  function referenceOf(stack: Stack, id: string): unknown {
    if (id.startsWith("AWS::")) return (pseudoParameters[id] ?? unsupportedParameter(id))(stack);
    if (stack.template.Resources?.[id]) return physicalName(stack, id);
    const value = parameters[id] ?? stack.template.Parameters?.[id]?.Default;
    if (value === undefined) throw new Error(`Parameter ${id} of ${stack.name} has no value.`);
    return value;
  }

  function outputOf({ StackName, OutputName }: StackOutput): unknown {
    const from = stacks.find((other) => other.name === StackName);
    const output = from?.template.Outputs?.[OutputName];
    if (!from || !output) throw new Error(`Stack ${StackName} has no output ${OutputName}.`);
    return resolve(from, output.Value);
  }

  function exported(name: string): unknown {
    for (const stack of stacks) {
      for (const output of Object.values(stack.template.Outputs ?? {})) {
        if (output.Export && resolve(stack, output.Export.Name) === name) {
          return resolve(stack, output.Value);
        }
      }
    }
    throw new Error(`Nothing exports ${name}.`);
  }

  return {
    stacks,
    resolve,
    /** Returns every resource of a type, in the order of the stacks. */
    resources: <Properties>(type: string) =>
      resourcesOf({ stacks }, type).map((resource) => {
        const properties = resolve(resource.stack, resource.properties);
        return { ...resource, properties } as Located<Properties>;
      }),
  };
}

function unsupportedParameter(id: string): never {
  throw new Error(`Pseudo parameter ${id} is not supported locally.`);
}

const arnOf = ({ region, account }: Stack, service: string, resource: string) =>
  `arn:aws:${service}:${region}:${account}:${resource}`;
const functionArn = (stack: Stack, id: string) => arnOf(stack, "lambda", `function:${id}`);

/**
 * Returns the value of a `Ref` of a resource: the logical id where a deployment would generate a
 * physical name.
 */
function physicalName(stack: Stack, id: string): string {
  const { Type, Properties = {} } = stack.template.Resources?.[id] ?? { Type: "" };
  switch (Type) {
    case "AWS::StepFunctions::StateMachine": {
      // Permissions on its executions refer to the machine's name.
      const { StateMachineName: name } = Properties;
      return arnOf(stack, "states", `stateMachine:${typeof name === "string" ? name : id}`);
    }
    case "AWS::SecretsManager::Secret":
      return arnOf(stack, "secretsmanager", `secret:${id}`);
    case "AWS::Lambda::Version": {
      const { Ref, "Fn::GetAtt": path } = Properties.FunctionName as {
        Ref?: string;
        "Fn::GetAtt"?: string[];
      };
      return `${functionArn(stack, Ref ?? path?.[0] ?? "")}:1`;
    }
    case "AWS::Cognito::UserPoolResourceServer":
      return String(Properties.Identifier);
    default:
      return id;
  }
}

function attributeOf(
  stack: Stack,
  id: string,
  attribute: string,
  live: Values["attributes"],
): string {
  const known: Record<string, string> = {
    "AWS::Lambda::Function.Arn": functionArn(stack, id),
    "AWS::DynamoDB::Table.Arn": arnOf(stack, "dynamodb", `table/${id}`),
    "AWS::Logs::LogGroup.Arn": arnOf(stack, "logs", `log-group:${id}`),
    "AWS::S3::Bucket.Arn": `arn:aws:s3:::${id}`,
    "AWS::S3::Bucket.RegionalDomainName": `${id.toLowerCase()}.s3.${stack.region}.amazonaws.com`,
    "AWS::ApiGatewayV2::Api.ApiEndpoint": `https://${id.toLowerCase()}.execute-api.${stack.region}.amazonaws.com`,
    ...live,
  };
  return known[`${stack.template.Resources?.[id]?.Type}.${attribute}`] ?? `${id}.${attribute}`;
}
