import { operatorScopes, scopeGroups, type OperatorScope } from "@vanfettle/contract/endpoint";
import { commandLineSignIn } from "@vanfettle/contract/command-line-sign-in";
import { adminPaths } from "@vanfettle/contract/paths";
import * as cognito from "aws-cdk-lib/aws-cognito";
import { Duration, RemovalPolicy, Stack } from "aws-cdk-lib/core";
import { Construct } from "constructs";
import { parameter } from "../stage-parameters.ts";

const scopes: Record<OperatorScope, string> = {
  [operatorScopes.read]: "Read unpublished texts",
  [operatorScopes.write]: "Start runs and publish texts",
  [operatorScopes.bookings]: "Read which bookings came in",
};

/** The user pool of people who may start generation, publish texts and read bookings. They join by invitation; sign-up is disabled. */
export class Operators extends Construct {
  readonly userPoolId: string;
  readonly issuer: string;
  readonly clientId: string;
  /** The origin of the pool's sign-in pages and token endpoint. */
  readonly signInOrigin: string;

  constructor(scope: Construct, id: string, { stage }: { stage: string }) {
    super(scope, id);
    const pool = new cognito.UserPool(this, "Pool", {
      selfSignUpEnabled: false,
      // An operator's user name is an email address, so access tokens contain it. With the address as an alias or
      // attribute, the user name would be a different name or a UUID. Cognito cannot change this in an existing pool.
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
    (pool.node.defaultChild as cognito.CfnUserPool).deletionProtection = parameter(this, "UserPoolProtection");
    const client = this.addSiteClient(pool);
    for (const groupName of Object.values(scopeGroups)) pool.addGroup(groupName, { groupName });
    // The prefix must be unique among all user pools of the AWS region.
    const domainPrefix = `vanfettle-${stage}-${Stack.of(this).account}`.toLowerCase();
    this.signInOrigin = pool.addDomain("Domain", { cognitoDomain: { domainPrefix } }).baseUrl();
    this.userPoolId = pool.userPoolId;
    this.issuer = pool.userPoolProviderUrl;
    this.clientId = client.userPoolClientId;
  }

  /**
   * Adds the site's client. It does not have a secret, because browsers cannot keep secrets: PKCE binds the code to the
   * browser, and access tokens are valid for half an hour.
   */
  private addSiteClient(pool: cognito.UserPool): cognito.UserPoolClient {
    const origin = parameter(this, "SiteOrigin");
    const pageUrls = adminPaths.map((path) => origin + path);
    return pool.addClient("Site", {
      generateSecret: false,
      // An empty list would enable Cognito's defaults, including password sign-in outside the sign-in pages.
      authFlows: { userPassword: false },
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
      enableTokenRevocation: true,
      preventUserExistenceErrors: true,
    });
  }
}

/** Adds a resource server to the pool with the scopes that begin with its identifier, and returns them. */
function resourceServerScopes(pool: cognito.UserPool, id: string, identifier: string): cognito.OAuthScope[] {
  const own = Object.entries(scopes).flatMap(([name, scopeDescription]) => {
    const [server, scopeName = ""] = name.split("/");
    return server === identifier ? new cognito.ResourceServerScope({ scopeName, scopeDescription }) : [];
  });
  const server = pool.addResourceServer(id, { identifier, scopes: own });
  return own.map((each) => cognito.OAuthScope.resourceServer(server, each));
}
