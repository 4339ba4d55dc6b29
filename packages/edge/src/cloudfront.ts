/** The parts of CloudFront's origin-request event and response that the renderer uses. */
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

export type EdgeResponse = {
  status: string;
  statusDescription: string;
  headers: Headers;
  body: string;
};
