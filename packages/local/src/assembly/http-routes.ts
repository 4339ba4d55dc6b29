import { functionIdIn } from "./functions.ts";
import type { ResolvedAssembly } from "./intrinsics.ts";
import { gatewayPermissions } from "./invoke-permissions.ts";

export type Route = ReturnType<typeof httpRoutes>[number];
export type JwtAuthorizer = NonNullable<Route["authorizer"]>;

/**
 * API Gateway's limit of a route: the sustained rate in requests per second, and the maximum burst.
 */
export interface Throttle {
  rate: number;
  burst: number;
}

interface RouteProperties {
  ApiId: string;
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

export function httpRoutes(assembly: ResolvedAssembly) {
  const { resources } = assembly;
  const settings = resources<StageProperties>("AWS::ApiGatewayV2::Stage").flatMap(
    ({ properties }) => Object.entries(properties.RouteSettings ?? {}),
  );
  const throttles = new Map(
    settings.flatMap(
      ([routeKey, { ThrottlingRateLimit: rate, ThrottlingBurstLimit: burst }]): [
        string,
        Throttle,
      ][] => (rate === undefined || burst === undefined ? [] : [[routeKey, { rate, burst }]]),
    ),
  );
  const integrations = resources<{ IntegrationUri: string; TimeoutInMillis?: number }>(
    "AWS::ApiGatewayV2::Integration",
  );
  const authorizers = resources<{ JwtConfiguration: { Issuer: string; Audience?: string[] } }>(
    "AWS::ApiGatewayV2::Authorizer",
  );

  function jwtAuthorizer({
    RouteKey,
    AuthorizerId,
    AuthorizationScopes: scopes = [],
  }: RouteProperties) {
    const found = authorizers.find(({ id }) => id === AuthorizerId);
    if (!found) throw new Error(`Route ${RouteKey} has no authorizer ${AuthorizerId}.`);
    const { Issuer: issuer, Audience: audience = [] } = found.properties.JwtConfiguration;
    return { issuer, audience, scopes };
  }

  const mayInvoke = gatewayPermissions(assembly);

  return resources<RouteProperties>("AWS::ApiGatewayV2::Route").map(
    ({ stack, properties: route }) => {
      const integrationId = route.Target.replace("integrations/", "");
      const integration = integrations.find(({ id }) => id === integrationId)?.properties;
      if (!integration) {
        throw new Error(`Route ${route.RouteKey} has no integration ${integrationId}.`);
      }
      const functionId = functionIdIn(integration.IntegrationUri);
      const called = `${route.ApiId}/$default/${route.RouteKey.replace(" ", "")}`;
      const sourceArn = `arn:aws:execute-api:${stack.region}:${stack.account}:${called}`;
      return {
        /** `GET /api/locations/{slug}` or `$default`. */
        routeKey: route.RouteKey,
        functionId,
        /** True if the function's resource policy lets this API invoke it for the route. */
        mayInvoke: mayInvoke({ functionId, sourceArn }),
        timeoutMs: Math.min(
          Number(integration.TimeoutInMillis ?? maxIntegrationMs),
          maxIntegrationMs,
        ),
        authorizer: route.AuthorizationType === "JWT" ? jwtAuthorizer(route) : undefined,
        throttle: throttles.get(route.RouteKey),
      };
    },
  );
}
