import type { CloudAssembly } from "../assembly/cloud-assembly.ts";
import { resourcesOf, type Located } from "../assembly/cloud-assembly.ts";
import type { Resolve } from "../assembly/intrinsics.ts";
import type { Caller } from "./callers.ts";
import { compilePolicy, type Statement } from "./policy.ts";

interface RoleProperties {
  Policies?: { PolicyName: string; PolicyDocument: unknown }[];
  ManagedPolicyArns?: unknown[];
  PermissionsBoundary?: unknown;
}

/**
 * Returns a function or state machine of the templates as a caller, with the statements of its role, if any. Throws for
 * a policy that cannot be enforced locally, with the role's name.
 */
export function roleOf(assembly: CloudAssembly, resolve: Resolve, { stack, id, properties }: Located): Caller {
  const reference = (properties.Role ?? properties.RoleArn) as { "Fn::GetAtt"?: [string, string] } | undefined;
  const roleId = reference?.["Fn::GetAtt"]?.[0];
  if (reference !== undefined && roleId === undefined) throw new Error(`The role of ${id} is not in its template.`);
  const arn = `arn:aws:sts::${stack.account}:assumed-role/${roleId ?? "none"}/${id}`;
  const role = resourcesOf(assembly, "AWS::IAM::Role").find((each) => each.stack === stack && each.id === roleId);
  if (roleId !== undefined && !role) throw new Error(`The role ${roleId} of ${id} is not in its template.`);
  return { arn, statements: role ? roleStatements(assembly, resolve, role) : [] };
}

function roleStatements(assembly: CloudAssembly, resolve: Resolve, { stack, id, properties }: Located): Statement[] {
  const { Policies = [], ManagedPolicyArns = [], PermissionsBoundary } = resolve(stack, properties) as RoleProperties;
  if (ManagedPolicyArns.length > 0)
    throw new Error(`The role ${id} has managed policies, which are not known locally.`);
  if (PermissionsBoundary) throw new Error(`The role ${id} has a permissions boundary, which is not known locally.`);
  const attached = resourcesOf(assembly, "AWS::IAM::Policy")
    .map((policy) => resolve(policy.stack, policy.properties) as { Roles?: unknown[]; PolicyDocument: unknown })
    .filter(({ Roles = [] }) => Roles.includes(id));
  return [...Policies, ...attached].flatMap(({ PolicyDocument }) => {
    try {
      return compilePolicy(PolicyDocument);
    } catch (error) {
      throw new Error(`The role ${id} cannot be enforced: ${(error as Error).message}.`);
    }
  });
}
