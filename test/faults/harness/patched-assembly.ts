import { copyFileSync, lstatSync, readdirSync, symlinkSync } from "node:fs";
import { basename, join } from "node:path";
import { loadAssembly, resourcesOf } from "../../../packages/local/src/assembly/cloud-assembly.ts";
import { wrapHandler } from "./deployed-functions.ts";
import { temporaryFolder } from "./temporary-folder.ts";

/** Copies the cloud assembly with wrappers around some functions' handlers, by the beginning of their logical ids. Returns its folder. */
export function patchedAssembly(wrappers: Record<string, string>): string {
  const assembly = loadAssembly("cdk.out");
  const patched = new Map(
    Object.entries(wrappers).map(([id, wrapper]) => {
      const found = resourcesOf(assembly, "AWS::Lambda::Function").find((each) => each.id.startsWith(id));
      const { S3Key } = (found?.properties.Code ?? {}) as { S3Key?: string };
      const directory = found?.stack.assets.get(S3Key ?? "");
      if (directory === undefined) throw new Error(`No function's id begins with ${id}.`);
      return [basename(directory), wrapHandler(directory, wrapper)];
    }),
  );
  const folder = temporaryFolder();
  for (const name of readdirSync(assembly.dir)) {
    const [from, to] = [join(assembly.dir, name), join(folder, name)];
    if (lstatSync(from).isDirectory()) symlinkSync(patched.get(name) ?? from, to);
    else if (name.endsWith(".json")) copyFileSync(from, to);
  }
  return folder;
}
