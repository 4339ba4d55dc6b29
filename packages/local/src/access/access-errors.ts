import { randomUUID } from "node:crypto";
import { jsonResponse, type HttpResponse } from "../http.ts";

/** Returns an AWS service's error response to an unknown caller or a denied request. */
export type AccessError = (kind: "unknown caller" | "access denied", message: string) => HttpResponse;

/** Returns a response in AWS JSON 1.0, the protocol of DynamoDB, Step Functions and Secrets Manager. */
export const awsJsonResponse = (status: number, body: object): HttpResponse => ({
  ...jsonResponse(status, body),
  headers: { "content-type": "application/x-amz-json-1.0", "x-amzn-requestid": randomUUID() },
});

/** The error response of the services that use AWS JSON. */
export const jsonAccessError: AccessError = (kind, message) => {
  const type = kind === "access denied" ? "AccessDeniedException" : "UnrecognizedClientException";
  return awsJsonResponse(400, { __type: `com.amazon.coral.service#${type}`, message });
};

/** The error response of CloudFront, which uses XML. */
export const xmlAccessError: AccessError = (kind, message) => {
  const code = kind === "access denied" ? "AccessDenied" : "InvalidClientTokenId";
  const body = `<?xml version="1.0"?><ErrorResponse xmlns="http://cloudfront.amazonaws.com/doc/2020-05-31/"><Error><Type>Sender</Type><Code>${code}</Code><Message>${message}</Message></Error><RequestId>${randomUUID()}</RequestId></ErrorResponse>`;
  return { status: 403, headers: { "content-type": "text/xml" }, body: Buffer.from(body) };
};
