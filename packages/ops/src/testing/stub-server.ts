import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { once } from "node:events";
import { text } from "node:stream/consumers";

export interface Heard {
  call: string;
  authorization: string | undefined;
  /** Which operation of an AWS service is meant. */
  target?: string;
  body: unknown;
}

export type Reply = { status?: number; json?: unknown; xml?: string };

/** An HTTP server that answers by the test's word and remembers what it heard. */
export async function stubServer(reply: (heard: Heard) => Reply) {
  const heard: Heard[] = [];
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const sent = await text(request);
    const target = request.headers["x-amz-target"];
    const one = {
      call: `${request.method} ${request.url}`,
      authorization: request.headers.authorization,
      ...(typeof target === "string" && { target }),
      body: request.headers["content-type"] === "application/json" ? (JSON.parse(sent) as unknown) : sent,
    };
    heard.push(one);
    const { status = 200, json, xml } = reply(one);
    response.writeHead(status, { "content-type": xml === undefined ? "application/json" : "text/xml" });
    response.end(xml ?? (typeof json === "string" ? json : JSON.stringify(json)));
  };
  const server = createServer((request, response) => void answer(request, response));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as { port: number };
  return {
    url: `http://127.0.0.1:${port}`,
    takeHeard: () => heard.splice(0),
    stop: async () => {
      const closed = once(server, "close");
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
