import { startOpsEnvironment } from "./ops-environment.ts";
import { stubServer, type RecordedRequest, type StubResponse } from "./stub-server.ts";

/** The call by which a command on this machine gets the local operator's token. */
export const tokenCall = "POST /local-operators/token-for-this-machine";

/** Starts an announced site that answers operators' calls with `reply`, which each test sets. */
export async function startOperatorsSite() {
  const { announce, ops, dataDir, stop } = await startOpsEnvironment();
  const reply: (request: RecordedRequest) => StubResponse = () => ({ json: {} });
  const site = { reply };
  const api = await stubServer((request) =>
    request.call === tokenCall ? { json: "head.body.tail" } : site.reply(request),
  );
  announce({ url: api.url });
  return Object.assign(site, {
    ops,
    dataDir,
    takeRequests: api.takeRequests,
    stop: async () => {
      await api.stop();
      await stop();
    },
  });
}

export type OperatorsSite = Awaited<ReturnType<typeof startOperatorsSite>>;
