import { CfnParameter, Stack, type CfnParameterProps } from "aws-cdk-lib/core";
import type { Construct } from "constructs";

const host = "[a-z0-9.-]+(:[0-9]+)?";

/** The one-machine stage, which speaks plain http and has no domain. */
export const runsOnLoopback = (stage: string): boolean => stage === "local";

const parameters = {
  SiteOrigin: (stage) => ({
    description: "Scheme and host visitors see, without a trailing slash: https://www.example.co.uk",
    allowedPattern: `${scheme(stage)}://${host}`,
  }),
  PartnerBookingUrl: (stage) => ({
    description: "Where a booking is finished; may hold {registration}, {postcode}, {service} and {reference}",
    allowedPattern: `${scheme(stage)}://${host}/\\S*`,
  }),
  PartnerHosts: () => ({
    description: "Hosts a visitor may be sent to, comma separated, without spaces",
    allowedPattern: `${host}(,${host})*`,
  }),
  OriginToken: () => ({
    description:
      "What CloudFront says to the API to prove that a call came through it; `new,old` while one replaces the other",
    noEcho: true,
    minLength: 32,
  }),
  RegistrationHashKey: () => ({
    description:
      "Key of the hash under which a registration is looked up. Never change it: older bookings would not be found",
    noEcho: true,
    minLength: 32,
  }),
  CertificateArn: () => ({
    description: "Certificate in us-east-1 for the host of SiteOrigin; empty while the stage has no domain",
    allowedPattern: "(arn:aws:acm:us-east-1:[0-9]{12}:certificate/[a-z0-9-]+)?",
    default: "",
  }),
  OpenAiBaseUrl: (stage) => ({
    description: "Address of the text service, which speaks OpenAI's protocol",
    allowedPattern: `${scheme(stage)}://${host}(/\\S*)?`,
    default: "https://api.openai.com/v1",
  }),
  OpenAiModel: () => ({
    description: "Model the texts are asked of",
    allowedPattern: "\\S+",
    default: "gpt-5-mini",
  }),
  DailyTokenBudget: () => ({
    description: "Tokens, in and out, that a UTC day may use; no call is made beyond them",
    type: "Number",
    minValue: 1,
    default: 3_000_000,
  }),
  GenerationConcurrency: () => ({
    description: "Texts written at the same time",
    type: "Number",
    minValue: 1,
    maxValue: 40,
    default: 5,
  }),
  DistributionId: () => ({
    description:
      "Of the Web stack's distribution, whose pages are made anew after a text is published; none before it exists",
    allowedPattern: "none|[A-Z0-9]+",
    default: "none",
  }),
  AlarmEmail: () => ({
    description: "Told of alarms and of what is spent; AWS asks the address to confirm. Empty for none",
    allowedPattern: "([^@\\s]+@[^@\\s]+)?",
    default: "",
  }),
  HourlyTokenAlarm: () => ({
    description: "Tokens that the text service may use in an hour before somebody is told",
    type: "Number",
    minValue: 1,
    default: 1_500_000,
  }),
  MonthlyBudget: () => ({
    description: "US dollars of the account's month; somebody is told at half, at four fifths and at all of it",
    type: "Number",
    minValue: 1,
    default: 100,
  }),
} satisfies Record<string, (stage: string) => CfnParameterProps>;

export type ParameterName = keyof typeof parameters;

function scheme(stage: string): string {
  return runsOnLoopback(stage) ? "https?" : "https";
}

/**
 * A value that is known at deploy time only, so that one template serves every stage and the local run. Each stack
 * declares the ones it reads, under the same name; what must be set has no default, so a deploy without it is refused.
 */
export const parameter = (scope: Construct, name: ParameterName): string => declare(scope, name).valueAsString;

export const numberParameter = (scope: Construct, name: ParameterName): number => declare(scope, name).valueAsNumber;

function declare(scope: Construct, name: ParameterName): CfnParameter {
  const stack = Stack.of(scope);
  const declared = stack.node.tryFindChild(name) as CfnParameter | undefined;
  const stage = stack.node.root.node.tryGetContext("stage") as string;
  return declared ?? new CfnParameter(stack, name, { type: "String", ...parameters[name](stage) });
}
