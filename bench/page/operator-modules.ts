import { build, type Rolldown } from "vite";

const operatorModule =
  /packages\/web\/src\/admin\/|node_modules\/(oidc-client-ts|@tanstack\/react-virtual)\//;
const adminPage = /packages\/web\/src\/admin\//;

/**
 * Builds the web app and returns the operators' modules that its entries reach other than through
 * a page or the layout of the operators.
 */
export async function operatorModulesForVisitors(): Promise<string[]> {
  const built = (await build({
    root: "packages/web",
    configFile: "packages/web/vite.config.ts",
    logLevel: "silent",
    build: { write: false },
  })) as Rolldown.RolldownOutput;
  const chunks = new Map(
    built.output.flatMap((file) => (file.type === "chunk" ? [[file.fileName, file] as const] : [])),
  );
  const reached = new Set<string>();
  const visit = (name: string): void => {
    const chunk = chunks.get(name);
    if (!chunk || reached.has(name) || adminPage.test(chunk.facadeModuleId ?? "")) return;
    reached.add(name);
    for (const next of [...chunk.imports, ...chunk.dynamicImports]) visit(next);
  };
  for (const [name, { isEntry }] of chunks) if (isEntry) visit(name);
  if (reached.size < 5) throw new Error("The build has no chunks to follow.");
  return [...reached]
    .flatMap((name) => chunks.get(name)?.moduleIds ?? [])
    .filter((id) => operatorModule.test(id));
}
