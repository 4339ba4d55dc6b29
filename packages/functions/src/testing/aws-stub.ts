import type { IncomingMessage, ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { serveOnLoopback } from "@vanfettle/commands/loopback-server";

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
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const target = request.headers["x-amz-target"] ?? `${request.method} ${request.url}`;
    const call = { target: String(target), body: await text(request) };
    calls.push(call);
    const { status = 200, body, type = "application/x-amz-json-1.0" } = respond(call);
    response.writeHead(status, { "content-type": type, "x-amzn-requestid": "1" }).end(body);
  };
  // A response that throws is an unhandled rejection, which fails the test.
  const { url, close } = await serveOnLoopback(
    0,
    async (request, response) => void answer(request, response),
  );
  return { calls, url, stop: close };
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
