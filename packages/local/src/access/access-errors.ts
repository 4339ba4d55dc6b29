import { randomUUID } from "node:crypto";
import { jsonResponse, type HttpResponse } from "../http.ts";

/** Returns the response of one AWS service to a caller it does not know, or that may not do what it asks for. */
export type AccessError = (kind: "unknown caller" | "access denied", message: string) => HttpResponse;

/** The response of DynamoDB, Step Functions, Secrets Manager and CloudWatch, which speak AWS JSON. */
export const jsonAccessError: AccessError = (kind, message) => {
  const type = kind === "access denied" ? "AccessDeniedException" : "UnrecognizedClientException";
  const response = jsonResponse(400, { __type: `com.amazon.coral.service#${type}`, message });
  return { ...response, headers: { "content-type": "application/x-amz-json-1.0", "x-amzn-requestid": randomUUID() } };
};

/** The response of CloudFront, which speaks XML. */
export const xmlAccessError: AccessError = (kind, message) => {
  const code = kind === "access denied" ? "AccessDenied" : "InvalidClientTokenId";
  const body = `<?xml version="1.0"?><ErrorResponse xmlns="http://cloudfront.amazonaws.com/doc/2020-05-31/"><Error><Type>Sender</Type><Code>${code}</Code><Message>${message}</Message></Error><RequestId>${randomUUID()}</RequestId></ErrorResponse>`;
  return { status: 403, headers: { "content-type": "text/xml" }, body: Buffer.from(body) };
};
