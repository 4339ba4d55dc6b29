import { resourcesOf, type CloudAssembly, type Located } from "../assembly/cloud-assembly.ts";
import { resolvedResourcesOf, type Resolve } from "../assembly/intrinsics.ts";
import type { Caller } from "./callers.ts";
import { compilePolicy, type Statement } from "./policy.ts";

interface RoleProperties {
  Policies?: { PolicyDocument: unknown }[];
  ManagedPolicyArns?: unknown[];
  PermissionsBoundary?: unknown;
}

/** Returns a function or machine as a caller with its role. Throws for a policy that cannot be enforced locally. */
export function roleOf(assembly: CloudAssembly, resolve: Resolve, { stack, id, properties }: Located): Caller {
  const reference = (properties.Role ?? properties.RoleArn) as { "Fn::GetAtt"?: [string, string] } | undefined;
  const roleId = reference?.["Fn::GetAtt"]?.[0];
  const role = resourcesOf(assembly, "AWS::IAM::Role").find((each) => each.stack === stack && each.id === roleId);
  if (reference !== undefined && !role) throw new Error(`The role of ${id} is not in its template.`);
  const arn = `arn:aws:sts::${stack.account}:assumed-role/${roleId ?? "none"}/${id}`;
  return { arn, statements: role ? roleStatements(assembly, resolve, role) : [] };
}

function roleStatements(assembly: CloudAssembly, resolve: Resolve, { stack, id, properties }: Located): Statement[] {
  const { Policies = [], ManagedPolicyArns = [], PermissionsBoundary } = resolve(stack, properties) as RoleProperties;
  if (ManagedPolicyArns.length > 0 || PermissionsBoundary) {
    throw new Error(`The role ${id} has managed policies or a permissions boundary, which are not known locally.`);
  }
  const attached = resolvedResourcesOf<{ Roles?: unknown[]; PolicyDocument: unknown }>(
    assembly,
    resolve,
    "AWS::IAM::Policy",
  ).filter((policy) => policy.properties.Roles?.includes(id));
  try {
    return [...Policies, ...attached.map((policy) => policy.properties)].flatMap(({ PolicyDocument }) =>
      compilePolicy(PolicyDocument),
    );
  } catch (error) {
    throw new Error(`The role ${id} cannot be enforced: ${(error as Error).message}.`);
  }
}
