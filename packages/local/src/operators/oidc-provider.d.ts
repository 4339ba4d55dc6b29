/** The part of oidc-provider that is used here; the package lacks types. */
declare module "oidc-provider" {
  import type { IncomingMessage, ServerResponse } from "node:http";

  export interface Grant {
    addOIDCScope(scope: string): void;
    addResourceScope(resource: string, scope: string): void;
    save(): Promise<string>;
  }

  export interface Context {
    type: string;
    body: string;
    oidc: {
      client: { clientId: string };
      session: { accountId: string };
      provider: Provider;
      entities: { RotatedRefreshToken?: { remainingTTL: number } };
    };
  }

  export class Provider {
    constructor(issuer: string, configuration: Record<string, unknown>);
    readonly Grant: new (properties: { clientId: string; accountId: string }) => Grant;
    callback(): (request: IncomingMessage, response: ServerResponse) => Promise<void>;
    interactionDetails(request: IncomingMessage, response: ServerResponse): Promise<object>;
    interactionFinished(
      request: IncomingMessage,
      response: ServerResponse,
      result: object,
    ): Promise<void>;
    on(event: string, listener: (...args: never[]) => void): this;
  }
}
