import {
  copyFileSync,
  lstatSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { basename, join, resolve } from "node:path";
import { loadAssembly, resourcesOf } from "../../../packages/local/src/assembly/cloud-assembly.ts";
import { wrapHandler } from "./deployed-functions.ts";
import { temporaryFolder } from "./temporary-folder.ts";

export interface PolicyStatement {
  Action: string | string[];
  Resource: unknown;
  Condition?: Record<string, unknown>;
}

/** Returns the edited statement of the role with this logical id; undefined removes it. */
export type EditStatement = (
  role: string,
  statement: PolicyStatement,
) => PolicyStatement | undefined;

interface PatchOptions {
  editStatement?: EditStatement | undefined;
  /** Reserved concurrency by logical id prefix of a function. */
  reservedConcurrency?: Record<string, number>;
  /** The requests per second, and at once, by route. */
  throttles?: Record<string, number>;
}

/**
 * Copies the cloud assembly with wrappers around some functions' handlers, by logical id prefix,
 * and with edited roles and limits. Returns the folder.
 */
export function patchedAssembly(
  wrappers: Record<string, string>,
  options: PatchOptions = {},
): string {
  const assemblyDir = resolve("cdk.out");
  const assembly = loadAssembly(assemblyDir);
  const patched = new Map(
    Object.entries(wrappers).map(([id, wrapper]) => {
      const found = resourcesOf(assembly, "AWS::Lambda::Function").find((each) =>
        each.id.startsWith(id),
      );
      const { S3Key } = (found?.properties.Code ?? {}) as { S3Key?: string };
      const directory = found?.stack.assets.get(S3Key ?? "");
      if (directory === undefined) throw new Error(`No function's id begins with ${id}.`);
      return [basename(directory), wrapHandler(directory, wrapper)];
    }),
  );
  const folder = temporaryFolder();
  for (const name of readdirSync(assemblyDir)) {
    const [from, to] = [join(assemblyDir, name), join(folder, name)];
    if (lstatSync(from).isDirectory()) symlinkSync(patched.get(name) ?? from, to);
    else if (name.endsWith(".template.json")) {
      writeFileSync(to, patchTemplate(readFileSync(from, "utf8"), options));
    } else if (name.endsWith(".json")) copyFileSync(from, to);
  }
  return folder;
}

interface Template {
  Resources: Record<string, { Type: string; Properties?: PatchedProperties }>;
}
interface PatchedProperties {
  Policies?: Policy[];
  ReservedConcurrentExecutions?: number;
  RouteSettings?: Record<string, object>;
}
interface Policy {
  PolicyDocument: { Statement: PolicyStatement[] };
}

function patchTemplate(json: string, options: PatchOptions): string {
  const { editStatement: edit, reservedConcurrency = {}, throttles = {} } = options;
  const template = JSON.parse(json) as Template;
  for (const [id, { Type, Properties = {} }] of Object.entries(template.Resources)) {
    const [, reserved] =
      Object.entries(reservedConcurrency).find(([start]) => id.startsWith(start)) ?? [];
    if (Type === "AWS::Lambda::Function" && reserved !== undefined) {
      Properties.ReservedConcurrentExecutions = reserved;
    }
    if (Type === "AWS::ApiGatewayV2::Stage") {
      const settings = Object.entries(throttles).map(([route, rate]) => [
        route,
        { ThrottlingRateLimit: rate, ThrottlingBurstLimit: rate },
      ]);
      Object.assign((Properties.RouteSettings ??= {}), Object.fromEntries(settings));
    }
    if (Type !== "AWS::IAM::Role" || !edit) continue;
    for (const { PolicyDocument } of Properties.Policies ?? []) {
      PolicyDocument.Statement = PolicyDocument.Statement.flatMap(
        (statement) => edit(id, statement) ?? [],
      );
    }
  }
  return JSON.stringify(template);
}
