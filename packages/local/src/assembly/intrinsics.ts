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

const pseudoParameters: Record<string, (stack: Stack) => string | undefined> = {
  "AWS::Region": ({ region }) => region,
  "AWS::AccountId": ({ account }) => account,
  "AWS::Partition": () => "aws",
  "AWS::NoValue": () => undefined,
};

/**
 * Resolves the intrinsic functions that the templates use. Reading a resource with any other
 * function throws.
 */
export function resolveAssembly(
  { stacks }: CloudAssembly,
  { parameters, attributes }: Values = { parameters: {}, attributes: {} },
) {
  function resolve(stack: Stack, value: unknown): unknown {
    if (Array.isArray(value)) {
      return value.map((item) => resolve(stack, item)).filter((item) => item !== undefined);
    }
    if (value === null || typeof value !== "object") return value;
    const entries = Object.entries(value);
    const [name, argument] =
      entries.length === 1 ? (entries[0] as [string, unknown]) : ["", undefined];
    const fn = functions[name];
    if (fn) return fn(stack, argument as never);
    if (name.startsWith("Fn::")) {
      throw new Error(`Template function ${name} in ${stack.name} is not supported locally.`);
    }
    return Object.fromEntries(
      entries
        .map(([key, item]) => [key, resolve(stack, item)] as const)
        .filter(([, item]) => item !== undefined),
    );
  }

  const list = (stack: Stack, value: unknown) => resolve(stack, value) as unknown[];
  const text = (stack: Stack, value: unknown) => String(resolve(stack, value));

  const functions: Record<string, (stack: Stack, argument: never) => unknown> = {
    Ref(stack, id: string) {
      if (id.startsWith("AWS::")) return (pseudoParameters[id] ?? unsupportedParameter(id))(stack);
      if (stack.template.Resources?.[id]) return referenceTo(stack, id);
      const value = parameters[id] ?? stack.template.Parameters?.[id]?.Default;
      if (value === undefined) throw new Error(`Parameter ${id} of ${stack.name} has no value.`);
      return value;
    },
    "Fn::GetAtt"(stack, path: string | string[]) {
      const [id = "", ...attribute] = typeof path === "string" ? path.split(".") : path;
      return attributeOf(stack, id, attribute.join("."), attributes);
    },
    "Fn::Base64": (stack, value) => Buffer.from(text(stack, value)).toString("base64"),
    "Fn::Join": (stack, [separator, items]: [string, unknown]) =>
      list(stack, items).join(separator),
    "Fn::Split": (stack, [separator, whole]: [string, unknown]) =>
      text(stack, whole).split(separator),
    "Fn::Select": (stack, [index, items]: [number | string, unknown]) =>
      list(stack, items)[Number(index)],
    "Fn::Equals": (stack, pair) => new Set(list(stack, pair).map(String)).size === 1,
    "Fn::Not": (stack, argument) => !list(stack, argument)[0],
    "Fn::If": (stack, [condition, value, otherwise]: [string, unknown, unknown]) =>
      resolve(stack, resolve(stack, stack.template.Conditions?.[condition]) ? value : otherwise),
    "Fn::ImportValue": (stack, name) => exported(text(stack, name)),
    "Fn::GetStackOutput"(stack, argument) {
      const { StackName, OutputName } = resolve(stack, argument) as {
        StackName: string;
        OutputName: string;
      };
      const from = stacks.find((other) => other.name === StackName);
      const output = from?.template.Outputs?.[OutputName];
      if (!from || !output) throw new Error(`Stack ${StackName} has no output ${OutputName}.`);
      return resolve(from, output.Value);
    },
  };

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
 * Returns the value of a `Ref`: the logical id where a deployment would generate a physical name.
 */
function referenceTo(stack: Stack, id: string): string {
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
