import { rmSync } from "node:fs";
import { expect, test } from "vitest";
import { getAtt, ref, writeAssembly } from "../testing/fixture-assembly.ts";
import { loadAssembly, type Resource } from "./cloud-assembly.ts";
import { resolveAssembly } from "./intrinsics.ts";
import { userPool } from "./user-pool.ts";

function poolIn(resources: Record<string, Resource>) {
  const dir = writeAssembly({ Api: { resources } });
  const assembly = loadAssembly(dir);
  rmSync(dir, { recursive: true });
  return userPool(
    resolveAssembly(assembly, {
      parameters: { SiteOrigin: "http://localhost:3000" },
      attributes: {},
    }),
  );
}

const scope = (name: string) => ({ "Fn::Join": ["", [ref("Content"), `/${name}`]] });

const client = {
  Type: "AWS::Cognito::UserPoolClient",
  Properties: {
    UserPoolId: ref("Operators"),
    CallbackURLs: [{ "Fn::Join": ["", [ref("SiteOrigin"), "/admin/signed-in"]] }],
    LogoutURLs: [ref("SiteOrigin")],
    AllowedOAuthScopes: ["openid", scope("read"), scope("write")],
    AccessTokenValidity: 30,
    TokenValidityUnits: { AccessToken: "minutes" },
  },
};

test("reads the pool's client, URLs, scopes and token lifetime from the template", () => {
  const pool = poolIn({
    Operators: { Type: "AWS::Cognito::UserPool" },
    Content: {
      Type: "AWS::Cognito::UserPoolResourceServer",
      Properties: { Identifier: "content", UserPoolId: getAtt("Operators", "Id") },
    },
    Client: client,
    Group: {
      Type: "AWS::Cognito::UserPoolGroup",
      Properties: { UserPoolId: ref("Operators"), GroupName: "bookings" },
    },
  });
  expect(pool).toEqual({
    issuer: "https://cognito-idp.eu-west-2.amazonaws.com/Operators",
    clientId: "Client",
    callbackUrls: ["http://localhost:3000/admin/signed-in"],
    logoutUrls: ["http://localhost:3000"],
    scopes: ["openid", "content/read", "content/write"],
    groups: ["bookings"],
    refreshTokenGraceSeconds: undefined,
    accessTokenSeconds: 1_800,
  });
});

test("reads the rotation of refresh tokens, and rejects it as Cognito does with flows that exclude it", () => {
  const rotating = (flows?: string[]) => {
    const Properties = {
      ...client.Properties,
      AllowedOAuthScopes: ["openid"],
      RefreshTokenRotation: { Feature: "ENABLED", RetryGracePeriodSeconds: 45 },
      ...(flows && { ExplicitAuthFlows: flows }),
    };
    return poolIn({
      Operators: { Type: "AWS::Cognito::UserPool" },
      Client: { ...client, Properties },
    });
  };
  expect(rotating(["ALLOW_CUSTOM_AUTH"])).toMatchObject({ refreshTokenGraceSeconds: 45 });
  for (const flows of [undefined, [], ["ALLOW_CUSTOM_AUTH", "ALLOW_REFRESH_TOKEN_AUTH"]]) {
    expect(() => rotating(flows)).toThrow("ALLOW_REFRESH_TOKEN_AUTH");
  }
});

test("returns undefined for templates without a pool, and rejects two clients", () => {
  expect(poolIn({})).toBeUndefined();
  const Operators = { Type: "AWS::Cognito::UserPool" };
  const Content = { Type: "AWS::Cognito::UserPoolResourceServer" };
  expect(() => poolIn({ Operators, Content, One: client, Two: client })).toThrow(
    "2 user pool clients",
  );
});
