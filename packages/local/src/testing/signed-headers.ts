import type { Credentials } from "../access/callers.ts";

/**
 * Returns the headers that identify a caller locally. Services check the session token, not the
 * signature.
 */
export const signedHeaders = ({ accessKeyId, sessionToken }: Credentials) => ({
  authorization: `AWS4-HMAC-SHA256 Credential=${accessKeyId}/20261122/eu-west-2/any/aws4_request, SignedHeaders=host, Signature=0`,
  "x-amz-date": "20261122T120000Z",
  "x-amz-security-token": sessionToken,
});
