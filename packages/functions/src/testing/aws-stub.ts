import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

export interface AwsCall {
  /**
   * `AWSStepFunctions.StartExecution`, or the method and path for services without a target header.
   */
  target: string;
  body: string;
}

export type AwsResponse = { status?: number; body: string; type?: string };

/** Starts a mock server for an AWS service, which records the calls of the SDK's client. */
export async function startAwsStub(respond: (call: AwsCall) => AwsResponse) {
  const calls: AwsCall[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const target = request.headers["x-amz-target"] ?? `${request.method} ${request.url}`;
      const call = { target: String(target), body: Buffer.concat(chunks).toString() };
      calls.push(call);
      const { status = 200, body, type = "application/x-amz-json-1.0" } = respond(call);
      response.writeHead(status, { "content-type": type, "x-amzn-requestid": "1" }).end(body);
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    calls,
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      const closed = once(server, "close");
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

/** Returns an error response of a service with the JSON protocol. */
export const awsError = (type: string): AwsResponse => ({
  status: 400,
  body: JSON.stringify({ __type: type, message: "scripted" }),
});

/** CloudFront's response to an invalidation. */
export const invalidationResponse: AwsResponse = {
  status: 201,
  type: "text/xml",
  body: `<?xml version="1.0"?><Invalidation xmlns="http://cloudfront.amazonaws.com/doc/2020-05-31/"><Id>I1</Id><Status>InProgress</Status><CreateTime>2026-11-21T12:00:00Z</CreateTime><InvalidationBatch><Paths><Quantity>1</Quantity><Items><Path>/</Path></Items></Paths><CallerReference>r</CallerReference></InvalidationBatch></Invalidation>`,
};
