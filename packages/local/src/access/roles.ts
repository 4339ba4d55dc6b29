import type { Located } from "../assembly/cloud-assembly.ts";
import type { ResolvedAssembly } from "../assembly/intrinsics.ts";
import type { Caller } from "./callers.ts";
import { compilePolicy } from "./policy.ts";

interface RoleProperties {
  Policies?: { PolicyDocument: unknown }[];
  ManagedPolicyArns?: unknown[];
  PermissionsBoundary?: unknown;
}

/**
 * Returns a function or machine as a caller with its role. Throws for a policy that cannot be
 * enforced locally.
 */
export function roleOf(
  { resources }: ResolvedAssembly,
  { stack, id, properties }: Located<{ Role?: string; RoleArn?: string }>,
): Caller {
  const [roleId = "none"] = (properties.Role ?? properties.RoleArn)?.split(".") ?? [];
  const arn = `arn:aws:sts::${stack.account}:assumed-role/${roleId}/${id}`;
  if (roleId === "none") return { arn, statements: [] };
  const role = resources<RoleProperties>("AWS::IAM::Role").find(
    (each) => each.stack === stack && each.id === roleId,
  );
  if (!role) throw new Error(`The role of ${id} is not in its template.`);
  const { Policies = [], ManagedPolicyArns = [], PermissionsBoundary } = role.properties;
  const isAttached = resources<{ Roles?: unknown[] }>("AWS::IAM::Policy").some(
    ({ properties: { Roles = [] } }) => Roles.includes(roleId),
  );
  if (ManagedPolicyArns.length > 0 || PermissionsBoundary || isAttached) {
    throw new Error(
      `The role ${roleId} has separate policies or a permissions boundary, which are not known locally.`,
    );
  }
  try {
    return {
      arn,
      statements: Policies.flatMap(({ PolicyDocument }) => compilePolicy(PolicyDocument)),
    };
  } catch (error) {
    throw new Error(`The role ${roleId} cannot be enforced: ${(error as Error).message}.`);
  }
}
