import type { CloudAssembly } from "./cloud-assembly.ts";
import { resourcesOf } from "./cloud-assembly.ts";
import { functionIdIn } from "./functions.ts";
import type { Resolve } from "./intrinsics.ts";

export interface JwtAuthorizer {
  issuer: string;
  audience: string[];
  scopes: string[];
}

/** API Gateway's throttling limit of a route. */
export interface Throttle {
  /** The sustained rate in requests per second. */
  rate: number;
  /** The maximum burst of requests. */
  burst: number;
}

export interface Route {
  /** `GET /api/locations/{slug}` or `$default`. */
  routeKey: string;
  functionId: string;
  timeoutMs: number;
  authorizer: JwtAuthorizer | undefined;
  /** The limit of this route; undefined if only the limit of the whole API applies. */
  throttle: Throttle | undefined;
}

interface RouteProperties {
  RouteKey: string;
  Target: string;
  AuthorizationType?: string;
  AuthorizationScopes?: string[];
  AuthorizerId?: string;
}

interface StageProperties {
  RouteSettings?: Record<string, { ThrottlingRateLimit?: number; ThrottlingBurstLimit?: number }>;
}

/** The longest integration timeout of an HTTP API. */
const maxIntegrationMs = 30_000;

/** Reads the routes of the HTTP API. */
export function httpRoutes(assembly: CloudAssembly, resolve: Resolve): Route[] {
  const throttles = routeThrottles(assembly, resolve);
  return resourcesOf(assembly, "AWS::ApiGatewayV2::Route").map(({ stack, properties }) => {
    const route = resolve(stack, properties) as RouteProperties;
    const integrationId = route.Target.replace("integrations/", "");
    const integration = stack.template.Resources?.[integrationId]?.Properties;
    if (!integration) throw new Error(`Route ${route.RouteKey} has no integration ${integrationId}.`);
    return {
      routeKey: route.RouteKey,
      functionId: functionIdIn(String(resolve(stack, integration.IntegrationUri))),
      timeoutMs: Math.min(Number(integration.TimeoutInMillis ?? maxIntegrationMs), maxIntegrationMs),
      authorizer: route.AuthorizationType === "JWT" ? jwtAuthorizer(route) : undefined,
      throttle: throttles.get(route.RouteKey),
    };
  });

  function jwtAuthorizer(route: RouteProperties): JwtAuthorizer {
    const found = resourcesOf(assembly, "AWS::ApiGatewayV2::Authorizer").find(({ id }) => id === route.AuthorizerId);
    if (!found) throw new Error(`Route ${route.RouteKey} has no authorizer ${route.AuthorizerId}.`);
    const { JwtConfiguration } = resolve(found.stack, found.properties) as {
      JwtConfiguration: { Issuer: string; Audience?: string[] };
    };
    const { Issuer, Audience = [] } = JwtConfiguration;
    return { issuer: Issuer, audience: Audience, scopes: route.AuthorizationScopes ?? [] };
  }
}

/** Returns the limits of routes by their keys. */
function routeThrottles(assembly: CloudAssembly, resolve: Resolve): Map<string, Throttle> {
  const settings = resourcesOf(assembly, "AWS::ApiGatewayV2::Stage").flatMap(({ stack, properties }) =>
    Object.entries((resolve(stack, properties) as StageProperties).RouteSettings ?? {}),
  );
  return new Map(
    settings.flatMap(([routeKey, { ThrottlingRateLimit: rate, ThrottlingBurstLimit: burst }]) =>
      rate === undefined || burst === undefined ? [] : [[routeKey, { rate, burst }] as const],
    ),
  );
}
