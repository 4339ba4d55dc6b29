import * as cognito from "aws-cdk-lib/aws-cognito";
import { Duration, RemovalPolicy, Stack } from "aws-cdk-lib/core";
import { Construct } from "constructs";
import { commandLineSignIn } from "@vanfettle/contract/operator/command-line-sign-in";
import {
  operatorScopes,
  scopeGroups,
  type OperatorScope,
} from "@vanfettle/contract/operator/operator-scopes";
import { adminPaths } from "@vanfettle/contract/paths";
import { parameter } from "../stage-parameters.ts";

const scopes: Record<OperatorScope, string> = {
  [operatorScopes.read]: "Read unpublished texts",
  [operatorScopes.write]: "Start runs and publish texts",
  [operatorScopes.bookings]: "Read counts and lists of bookings",
};

export type Operators = ReturnType<typeof createOperators>;

/**
 * Creates the user pool of invited people who may start generation, publish texts and read
 * bookings.
 */
export function createOperators(parent: Construct, stage: string) {
  const scope = new Construct(parent, "Operators");
  const pool = new cognito.UserPool(scope, "Pool", {
    selfSignUpEnabled: false,
    // An operator's user name is an email address, so access tokens contain it. With the address as
    // an alias or attribute, the user name would be a different name or a UUID. Cognito cannot
    // change this in an existing pool.
    signInAliases: { username: true },
    signInCaseSensitive: false,
    autoVerify: { email: true },
    mfa: cognito.Mfa.REQUIRED,
    mfaSecondFactor: { otp: true, sms: false },
    passwordPolicy: {
      minLength: 14,
      requireDigits: true,
      requireLowercase: true,
      requireUppercase: true,
      requireSymbols: true,
      tempPasswordValidity: Duration.days(3),
      passwordHistorySize: 5,
    },
    accountRecovery: cognito.AccountRecovery.EMAIL_ONLY,
    featurePlan: cognito.FeaturePlan.PLUS,
    standardThreatProtectionMode: cognito.StandardThreatProtectionMode.FULL_FUNCTION,
    removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
  });
  // A protected pool would block the deletion of its stack after a failed creation.
  (pool.node.defaultChild as cognito.CfnUserPool).deletionProtection = parameter(
    scope,
    "UserPoolProtection",
  );
  const client = addSiteClient(scope, pool);
  for (const groupName of Object.values(scopeGroups)) pool.addGroup(groupName, { groupName });
  // The prefix must be unique among all user pools of the AWS region.
  const domainPrefix = `vanfettle-${stage}-${Stack.of(scope).account}`.toLowerCase();
  return {
    userPoolId: pool.userPoolId,
    issuer: pool.userPoolProviderUrl,
    clientId: client.userPoolClientId,
    /** The origin of the pool's sign-in pages and token endpoint. */
    signInOrigin: pool.addDomain("Domain", { cognitoDomain: { domainPrefix } }).baseUrl(),
  };
}

/**
 * Adds the site's client, without a secret, which browsers cannot keep: PKCE binds the code to the
 * browser.
 */
function addSiteClient(scope: Construct, pool: cognito.UserPool): cognito.UserPoolClient {
  const origin = parameter(scope, "SiteOrigin");
  const pageUrls = adminPaths.map((path) => origin + path);
  return pool.addClient("Site", {
    generateSecret: false,
    // An empty list would enable Cognito's defaults: password sign-in outside the sign-in pages,
    // and renewal without rotation, which rotation excludes. The custom flow is of no use without
    // its triggers, which the pool lacks.
    authFlows: { custom: true },
    oAuth: {
      flows: { authorizationCodeGrant: true },
      scopes: [
        cognito.OAuthScope.OPENID,
        ...resourceServerScopes(pool, "Content", "content"),
        ...resourceServerScopes(pool, "Bookings", "bookings"),
      ],
      callbackUrls: [...pageUrls, commandLineSignIn.address],
      logoutUrls: pageUrls,
    },
    supportedIdentityProviders: [cognito.UserPoolClientIdentityProvider.COGNITO],
    accessTokenValidity: Duration.minutes(30),
    idTokenValidity: Duration.minutes(30),
    refreshTokenValidity: Duration.hours(8),
    // A copied refresh token ends with the next renewal. Tabs that renew at once, and retries, have
    // a minute.
    refreshTokenRotationGracePeriod: Duration.minutes(1),
    enableTokenRevocation: true,
    preventUserExistenceErrors: true,
  });
}

/**
 * Adds a resource server to the pool with the scopes that begin with its identifier, and returns
 * them.
 */
function resourceServerScopes(
  pool: cognito.UserPool,
  id: string,
  identifier: string,
): cognito.OAuthScope[] {
  const own = Object.entries(scopes).flatMap(([name, scopeDescription]) => {
    const [server, scopeName = ""] = name.split("/");
    return server === identifier
      ? new cognito.ResourceServerScope({ scopeName, scopeDescription })
      : [];
  });
  const server = pool.addResourceServer(id, { identifier, scopes: own });
  return own.map((each) => cognito.OAuthScope.resourceServer(server, each));
}
