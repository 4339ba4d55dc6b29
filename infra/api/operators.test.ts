import { beforeAll, expect, test } from "vitest";
import type { Endpoint } from "@vanfettle/contract/endpoint";
import { endpointNames, endpoints, routeKeys } from "@vanfettle/contract/endpoints";
import { commandLineSignIn } from "@vanfettle/contract/operator/command-line-sign-in";
import { operatorScopes, scopeGroups } from "@vanfettle/contract/operator/operator-scopes";
import { adminPaths } from "@vanfettle/contract/paths";
import { synthesize, type Synthesized } from "../testing/synthesize.ts";

interface RouteProperties {
  RouteKey: string;
  AuthorizationType: string;
  AuthorizationScopes?: string[];
  AuthorizerId?: { Ref: string };
}

let app: Synthesized;
beforeAll(async () => {
  app = await synthesize();
});

const only = <P>(type: string) => {
  const found = [...app.resources<P>("Api", type)];
  expect(found).toHaveLength(1);
  const [[id, resource]] = found as [[string, { Properties: P; DeletionPolicy?: string }]];
  return { id, ...resource };
};

const resourceServers = () => [
  ...app.resources<{ Identifier: string; Scopes: { ScopeName: string }[] }>(
    "Api",
    "AWS::Cognito::UserPoolResourceServer",
  ),
];

test("operators join by invitation, need a second factor, and their pool is protected from deletion", () => {
  const pool = only<object>("AWS::Cognito::UserPool");
  expect(pool).toMatchObject({
    DeletionPolicy: "RetainExceptOnCreate",
    Properties: {
      AdminCreateUserConfig: { AllowAdminCreateUserOnly: true },
      DeletionProtection: { Ref: "UserPoolProtection" },
      MfaConfiguration: "ON",
      EnabledMfas: ["SOFTWARE_TOKEN_MFA"],
      UserPoolAddOns: { AdvancedSecurityMode: "ENFORCED" },
      Policies: {
        PasswordPolicy: {
          MinimumLength: 14,
          RequireLowercase: true,
          RequireNumbers: true,
          RequireSymbols: true,
          RequireUppercase: true,
          TemporaryPasswordValidityDays: 3,
          PasswordHistorySize: 5,
        },
      },
    },
  });
});

test("an operator's user name can be an email address in any case, which then appears in tokens", () => {
  const { Properties } = only<Record<string, unknown>>("AWS::Cognito::UserPool");
  expect(Properties).not.toHaveProperty("LambdaConfig");
  expect(Properties).toMatchObject({
    UsernameConfiguration: { CaseSensitive: false },
    AccountRecoverySetting: { RecoveryMechanisms: [{ Name: "verified_email", Priority: 1 }] },
  });
  expect(Properties).not.toHaveProperty("AliasAttributes");
  expect(Properties).not.toHaveProperty("UsernameAttributes");
});

test("the site's client has no secret, allows only the code flow, and redirects to the admin pages and the command line", () => {
  const { Properties } = only<Record<string, unknown>>("AWS::Cognito::UserPoolClient");
  expect(adminPaths).toContain("/admin/bookings");
  const pages = adminPaths.map((path) => ({
    "Fn::Join": ["", [{ Ref: "SiteOrigin" }, path]],
  }));
  const servers = new Map(
    resourceServers().map(([id, { Properties: server }]) => [server.Identifier, id]),
  );
  const apiScopes = Object.values(operatorScopes).map((scope) => {
    const [identifier = "", name] = scope.split("/");
    return { "Fn::Join": ["", [{ Ref: servers.get(identifier) }, `/${name}`]] };
  });
  expect(Properties).toMatchObject({
    GenerateSecret: false,
    AllowedOAuthFlows: ["code"],
    AllowedOAuthScopes: ["openid", ...apiScopes],
    // Cognito rejects rotation with the flow ALLOW_REFRESH_TOKEN_AUTH, which it adds to an empty
    // list.
    ExplicitAuthFlows: ["ALLOW_CUSTOM_AUTH"],
    RefreshTokenRotation: { Feature: "ENABLED", RetryGracePeriodSeconds: 60 },
    CallbackURLs: [...pages, commandLineSignIn.address],
    LogoutURLs: pages,
    AccessTokenValidity: 30,
    IdTokenValidity: 30,
    RefreshTokenValidity: 8 * 60,
    TokenValidityUnits: { AccessToken: "minutes", IdToken: "minutes", RefreshToken: "minutes" },
    EnableTokenRevocation: true,
    PreventUserExistenceErrors: "ENABLED",
    SupportedIdentityProviders: ["COGNITO"],
  });
});

test("the pool grants exactly the scopes that the contract requires", () => {
  const granted = resourceServers().flatMap(([, { Properties }]) =>
    Properties.Scopes.map(({ ScopeName }) => `${Properties.Identifier}/${ScopeName}`),
  );
  expect(granted.toSorted()).toEqual(Object.values(operatorScopes).toSorted());
});

test("the pool has a group for each scope that not every operator has", () => {
  const groups = app
    .resources<{ GroupName: string }>("Api", "AWS::Cognito::UserPoolGroup")
    .values();
  expect([...groups].map(({ Properties }) => Properties.GroupName)).toEqual(
    Object.values(scopeGroups),
  );
  expect(scopeGroups).toEqual({ "bookings/read": "bookings" });
});

test("only operators' routes require a token, with their scope", () => {
  const { id } = only<object>("AWS::ApiGatewayV2::Authorizer");
  const routes = [...app.resources<RouteProperties>("Api", "AWS::ApiGatewayV2::Route").values()];
  const described = routes.map(
    ({ Properties: { RouteKey, AuthorizationType, AuthorizationScopes, AuthorizerId } }) =>
      [RouteKey, AuthorizationType, AuthorizationScopes, AuthorizerId?.Ref].join(" "),
  );
  const expected = endpointNames.flatMap((name) => {
    const { scope }: Endpoint = endpoints[name];
    return routeKeys(name).map((key) =>
      [key, scope ? "JWT" : "NONE", scope, scope && id].join(" "),
    );
  });
  expect(described.toSorted()).toEqual(expected.toSorted());
});

test("the authorizer accepts only tokens for the pool's own client", () => {
  const { id: pool } = only<object>("AWS::Cognito::UserPool");
  const { id: client } = only<object>("AWS::Cognito::UserPoolClient");
  expect(only<object>("AWS::ApiGatewayV2::Authorizer").Properties).toMatchObject({
    AuthorizerType: "JWT",
    JwtConfiguration: {
      Audience: [{ Ref: client }],
      Issuer: { "Fn::GetAtt": [pool, "ProviderURL"] },
    },
  });
});
