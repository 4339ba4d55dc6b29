import type { CloudAssembly } from "./cloud-assembly.ts";
import { functionIdIn } from "./functions.ts";
import { resolvedResourcesOf, type Resolve } from "./intrinsics.ts";

export type Route = ReturnType<typeof httpRoutes>[number];
export type JwtAuthorizer = NonNullable<Route["authorizer"]>;

/** API Gateway's limit of a route: the sustained rate in requests per second, and the maximum burst. */
export interface Throttle {
  rate: number;
  burst: number;
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
export function httpRoutes(assembly: CloudAssembly, resolve: Resolve) {
  const throttles = routeThrottles(assembly, resolve);
  const authorizers = resolvedResourcesOf<{ JwtConfiguration: { Issuer: string; Audience?: string[] } }>(
    assembly,
    resolve,
    "AWS::ApiGatewayV2::Authorizer",
  );
  const routes = resolvedResourcesOf<RouteProperties>(assembly, resolve, "AWS::ApiGatewayV2::Route");
  return routes.map(({ stack, properties: route }) => {
    const integrationId = route.Target.replace("integrations/", "");
    const integration = stack.template.Resources?.[integrationId]?.Properties;
    if (!integration) throw new Error(`Route ${route.RouteKey} has no integration ${integrationId}.`);
    return {
      /** `GET /api/locations/{slug}` or `$default`. */
      routeKey: route.RouteKey,
      functionId: functionIdIn(String(resolve(stack, integration.IntegrationUri))),
      timeoutMs: Math.min(Number(integration.TimeoutInMillis ?? maxIntegrationMs), maxIntegrationMs),
      authorizer: route.AuthorizationType === "JWT" ? jwtAuthorizer(route) : undefined,
      /** The limit of this route; undefined if only the limit of the whole API applies. */
      throttle: throttles.get(route.RouteKey),
    };
  });

  function jwtAuthorizer({ RouteKey, AuthorizerId, AuthorizationScopes: scopes = [] }: RouteProperties) {
    const found = authorizers.find(({ id }) => id === AuthorizerId);
    if (!found) throw new Error(`Route ${RouteKey} has no authorizer ${AuthorizerId}.`);
    const { Issuer: issuer, Audience: audience = [] } = found.properties.JwtConfiguration;
    return { issuer, audience, scopes };
  }
}

/** Returns the limits of routes by their keys. */
function routeThrottles(assembly: CloudAssembly, resolve: Resolve): Map<string, Throttle> {
  const stages = resolvedResourcesOf<StageProperties>(assembly, resolve, "AWS::ApiGatewayV2::Stage");
  return new Map(
    stages
      .flatMap(({ properties }) => Object.entries(properties.RouteSettings ?? {}))
      .flatMap(([routeKey, { ThrottlingRateLimit: rate, ThrottlingBurstLimit: burst }]) =>
        rate === undefined || burst === undefined ? [] : [[routeKey, { rate, burst }]],
      ),
  );
}
