/** The parts of CloudFront's events and responses that the functions use. */
export type Header = { key?: string; value: string };
export type Headers = Record<string, Header[]>;

export interface EdgeRequest {
  uri: string;
  querystring: string;
  method: string;
  headers: Headers;
  origin?: { s3?: { customHeaders?: Headers } };
}

export interface OriginRequestEvent {
  Records: { cf: { config: { distributionDomainName: string }; request: EdgeRequest } }[];
}

/** The answer of an origin, without its body, which CloudFront does not show. */
export interface OriginResponse {
  status: string;
  statusDescription: string;
  headers: Headers;
}

export interface OriginResponseEvent {
  Records: { cf: { request: EdgeRequest; response: OriginResponse } }[];
}

export type EdgeResponse = {
  status: string;
  statusDescription: string;
  headers: Headers;
  body: string;
};
