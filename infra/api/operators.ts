import { operatorScopes, type OperatorScope } from "@vanfettle/contract/endpoint";
import { pages } from "@vanfettle/contract/paths";
import * as cognito from "aws-cdk-lib/aws-cognito";
import { Duration, RemovalPolicy, Stack } from "aws-cdk-lib/core";
import { Construct } from "constructs";
import { parameter } from "../stage-parameters.ts";

const namespace = "content";
const scopes: Record<OperatorScope, string> = {
  [operatorScopes.read]: "Read unpublished texts",
  [operatorScopes.write]: "Start runs and publish texts",
};

/** The few people who may spend money and change texts. They are invited; nobody signs up. */
export class Operators extends Construct {
  readonly issuer: string;
  readonly clientId: string;
  /** Where the pool's own sign-in pages and its token endpoint are. */
  readonly signInOrigin: string;

  constructor(scope: Construct, id: string, { stage }: { stage: string }) {
    super(scope, id);
    const pool = new cognito.UserPool(this, "Pool", {
      selfSignUpEnabled: false,
      signInAliases: { email: true },
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
      deletionProtection: true,
      removalPolicy: RemovalPolicy.RETAIN,
    });
    const client = this.siteClient(pool);
    // The prefix is one for all of AWS in a region.
    const domainPrefix = `vanfettle-${stage}-${Stack.of(this).account}`.toLowerCase();
    this.signInOrigin = pool.addDomain("Domain", { cognitoDomain: { domainPrefix } }).baseUrl();
    this.issuer = pool.userPoolProviderUrl;
    this.clientId = client.userPoolClientId;
  }

  /** A browser keeps no secret: the code is bound to it by PKCE, and the token lives in memory for half an hour. */
  private siteClient(pool: cognito.UserPool): cognito.UserPoolClient {
    const owned = Object.entries(scopes).map(([name, scopeDescription]) => {
      const scopeName = name.replace(`${namespace}/`, "");
      return new cognito.ResourceServerScope({ scopeName, scopeDescription });
    });
    const server = pool.addResourceServer("Content", { identifier: namespace, scopes: owned });
    const origin = parameter(this, "SiteOrigin");
    const adminPages = [pages.contentManager, pages.progressMonitor].map(({ pattern }) => origin + pattern);
    return pool.addClient("Site", {
      generateSecret: false,
      authFlows: {},
      oAuth: {
        flows: { authorizationCodeGrant: true },
        scopes: [cognito.OAuthScope.OPENID, ...owned.map((each) => cognito.OAuthScope.resourceServer(server, each))],
        callbackUrls: adminPages,
        logoutUrls: adminPages,
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
