import { createServer, mergeConfig, type Plugin, type UserConfig, type ViteDevServer } from "vite";
import { repository } from "./start/run-on-terminal.ts";

/**
 * Starts the server of the pages with hot reload, which sends API calls to `CLOUD_URL`. Port 0
 * takes a free port. The configuration is not given as a file, because Vite would restart and
 * reload the page after a change of any module that the file imports.
 */
export async function startHotReload(port: number, plugins: Plugin[] = []): Promise<ViteDevServer> {
  const root = `${repository}packages/web`;
  const { default: config } = (await import(`${root}/vite.config.ts`)) as { default: UserConfig };
  const server = await createServer(
    mergeConfig(config, {
      root,
      configFile: false,
      plugins,
      server: { host: "127.0.0.1", port, strictPort: true },
    }),
  );
  return server.listen();
}
