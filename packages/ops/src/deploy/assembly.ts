import { CloudAssembly } from "@aws-cdk/cloud-assembly-api";
import { CloudFormationClient } from "@aws-sdk/client-cloudformation";
import { stackNames } from "../site/stage-settings.ts";

export interface TemplateParameter {
  Type?: string;
  Default?: string | number;
  NoEcho?: boolean;
}

export interface Template {
  Parameters?: Record<string, TemplateParameter>;
  Conditions?: Record<string, unknown>;
  Resources: Record<
    string,
    {
      Type: string;
      Condition?: string;
      DeletionPolicy?: string;
      Properties?: Record<string, unknown>;
    }
  >;
}

/** A stack in CloudFormation, `production-vanfettle-Api`, with a client of its region. */
export interface StackOnAws {
  client: CloudFormationClient;
  name: string;
}

/** A stack of a synthesized app. */
export interface AssemblyStack extends StackOnAws {
  /** The name in the app: `Api`. */
  shortName: string;
  region: string;
  template: Template;
  /** The bootstrap stack's role for CloudFormation. */
  executionRole: string;
}

/** Reads the stacks of a synthesized app in dependency order. */
export function readAssembly(folder: string): AssemblyStack[] {
  const stacks = new CloudAssembly(folder).stacks.map((stack) => {
    const { stackName, cloudFormationExecutionRoleArn = "" } = stack;
    const { region } = stack.environment;
    return {
      name: stackName,
      client: new CloudFormationClient({ region }),
      shortName: stackName.split("-").at(-1) ?? stackName,
      region,
      template: stack.template as Template,
      executionRole: cloudFormationExecutionRoleArn.replace("${AWS::Partition}", "aws"),
    };
  });
  const position = ({ shortName }: AssemblyStack) =>
    stackNames.findIndex((name) => name === shortName);
  return stacks.toSorted((one, other) => position(one) - position(other));
}
