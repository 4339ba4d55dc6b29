import { CfnParameter, Stack, type CfnParameterProps } from "aws-cdk-lib/core";
import type { Construct } from "constructs";
import { isDeployedStage } from "@vanfettle/contract/stage";

const host = "[a-z0-9.-]+(:[0-9]+)?";
const partnerPath = "/([^\\s{}]|\\{(registration|postcode|service|reference)\\})*";

const parameters = {
  SiteOrigin: (stage) => ({
    description: "Scheme and host visitors see, without a trailing slash: https://www.example.co.uk",
    allowedPattern: `${scheme(stage)}://${host}`,
  }),
  PartnerBookingUrl: (stage) => ({
    description: "Where a booking is finished; may hold {registration}, {postcode}, {service} and {reference}",
    allowedPattern: `${partnerOrigin(stage)}${partnerPath}`,
    constraintDescription:
      "must be an https address with a path, and no placeholders but {registration}, {postcode}, {service} and {reference}",
  }),
  PartnerHosts: () => ({
    description: "Hosts a visitor may be sent to, comma separated, without spaces",
    allowedPattern: `${host}(,${host})*`,
  }),
  PartnerName: () => ({
    description: "Name of the partner, shown beside booking forms; empty to call it our partner",
    // It is sent to the renderer in a header, which is a single line.
    allowedPattern: "([A-Za-z0-9][A-Za-z0-9 .,&'()-]{0,59})?",
    constraintDescription:
      "must be at most 60 unaccented letters, digits, spaces and . , & ' ( ) -, and begin with a letter or digit",
    default: "",
  }),
  PartnerPrivacyUrl: (stage) => ({
    description: "Address of the partner's privacy notice, linked beside booking forms; empty for no link",
    allowedPattern: `(${partnerOrigin(stage)}(/[^\\s|]*)?)?`,
    constraintDescription: "must be an https address without spaces",
    default: "",
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
  BookingLinkKey: () => ({
    description: "Key that signs the links to bookings. With another one, links that visitors have kept show nothing",
    noEcho: true,
    minLength: 32,
  }),
  CertificateArn: () => ({
    description: "Certificate in us-east-1 for the host of SiteOrigin; empty while the stage has no domain",
    allowedPattern: "(arn:aws:acm:us-east-1:[0-9]{12}:certificate/[a-z0-9-]+)?",
    default: "",
  }),
  DvsaApiUrl: (stage) => ({
    description: "Address of DVSA's MOT history API, which needs no other unless DVSA moves it",
    allowedPattern: officialApi(stage),
    default: "https://history.mot.api.gov.uk",
  }),
  DvlaApiUrl: (stage) => ({
    description: "Address of DVLA's vehicle enquiry service; its test system has sample vehicles",
    allowedPattern: officialApi(stage),
    default: "https://driver-vehicle-licensing.api.gov.uk",
  }),
  OpenAiBaseUrl: (stage) => ({
    description: "Address of the text service, which speaks OpenAI's protocol",
    allowedPattern: `${scheme(stage)}://${host}(/\\S*)?`,
    default: "https://api.openai.com/v1",
  }),
  OpenAiModel: () => ({
    description: "Model that writes the texts",
    allowedPattern: "\\S+",
    default: "gpt-5-mini",
  }),
  OpenAiReasoningEffort: () => ({
    description:
      "How much a reasoning model may think: off, minimal, low, medium or high; auto for what suits the model",
    allowedValues: ["auto", "off", "minimal", "low", "medium", "high"],
    default: "auto",
  }),
  OpenAiMaxOutputTokens: () => ({
    description:
      "Tokens that the answer to a first call may have, reasoning included; a second call may have twice as many",
    type: "Number",
    minValue: 2_000,
    default: 16_000,
  }),
  OpenAiTimeoutSeconds: () => ({
    description: "Seconds that a call to the text service may take",
    type: "Number",
    minValue: 10,
    // Four calls must finish within the 900 seconds of a Lambda function.
    maxValue: 210,
    default: 180,
  }),
  OpenAiReview: () => ({
    description: "Whether a second reader judges each text: on, or off for a stage that does not publish automatically",
    allowedValues: ["on", "off"],
    default: "on",
  }),
  OpenAiReviewModel: () => ({
    description: "Model of the second reader; empty for the model that writes",
    allowedPattern: "\\S*",
    default: "",
  }),
  OpenAiReviewReasoningEffort: () => ({
    description: "How much the second reader's model may think, like OpenAiReasoningEffort",
    allowedValues: ["auto", "off", "minimal", "low", "medium", "high"],
    default: "auto",
  }),
  DailyTokenBudget: () => ({
    description: "Tokens, in and out, that a UTC day may use; no call is made beyond them",
    type: "Number",
    minValue: 1,
    default: 3_000_000,
  }),
  PublishAutomatically: (stage) => ({
    description: "Whether generated texts go live at once: true, or false for drafts that an operator approves",
    allowedValues: ["true", "false"],
    default: isDeployedStage(stage) ? "false" : "true",
  }),
  GenerationConcurrency: () => ({
    description: "Texts written at the same time",
    type: "Number",
    minValue: 1,
    maxValue: 40,
    default: 5,
  }),
  BookingConcurrency: () => ({
    description: "Executions reserved for the function that takes bookings; 0 reserves none",
    type: "Number",
    minValue: 0,
    maxValue: 1_000,
    default: 100,
  }),
  WritingConcurrency: () => ({
    description: "Executions reserved for, and allowed to, the function that writes texts; 0 reserves none",
    type: "Number",
    minValue: 0,
    maxValue: 1_000,
    default: 40,
  }),
  UserPoolProtection: () => ({
    description: "Whether the operators' user pool refuses deletion; INACTIVE while its stack is created",
    allowedValues: ["ACTIVE", "INACTIVE"],
    default: "ACTIVE",
  }),
  DistributionId: () => ({
    description:
      "Id of the Web stack's distribution, whose pages are invalidated after a text is published; none before it exists",
    allowedPattern: "none|[A-Z0-9]+",
    default: "none",
  }),
  AlarmEmail: () => ({
    description: "Address for alarms and budget notices, which AWS asks to confirm; empty for none",
    allowedPattern: "([^@\\s]+@[^@\\s]+)?",
    default: "",
  }),
  WatchVehicleKeys: () => ({
    description:
      "Whether an alarm is raised after seven days in which DVSA answered nothing, whose keys die after 90: true once they are stored",
    allowedValues: ["true", "false"],
    default: "false",
  }),
  HourlyTokenAlarm: () => ({
    description: "Tokens that the text service may use in an hour before an alarm",
    type: "Number",
    minValue: 1,
    default: 1_500_000,
  }),
  MonthlyBudget: () => ({
    description: "Monthly budget of the account in US dollars, with a notice at 50, 80 and 100 %",
    type: "Number",
    minValue: 1,
    default: 100,
  }),
} satisfies Record<string, (stage: string) => CfnParameterProps>;

export type ParameterName = keyof typeof parameters;

function scheme(stage: string): string {
  return isDeployedStage(stage) ? "https" : "https?";
}

/**
 * Returns the allowed pattern of the vehicle services' URLs. Registrations may only be sent to the government's hosts,
 * or to fakes on a single machine.
 */
function officialApi(stage: string): string {
  const local = isDeployedStage(stage) ? "" : "|http://127[.]0[.]0[.]1:[0-9]+";
  return `(https://[a-z0-9.-]+[.]api[.]gov[.]uk${local})`;
}

/**
 * Returns the allowed pattern of the partner's origin. HTTP is only for the sandbox on this machine: a booking must not
 * cross a network unencrypted.
 */
function partnerOrigin(stage: string): string {
  const sandbox = isDeployedStage(stage) ? "" : "|http://(localhost|127[.]0[.]0[.]1)(:[0-9]+)?";
  return `(https://${host}${sandbox})`;
}

/** Returns the limits of a parameter's value, under their names in a template. */
export const limitsOf = (name: ParameterName, stage: string): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(parameters[name](stage)).map(([key, value]) => [`${key[0]?.toUpperCase()}${key.slice(1)}`, value]),
  );

/**
 * Returns a token for the value of a CloudFormation parameter, declared in the stack of `scope` on first use. Values
 * are only known at deploy time, so a single template serves every stage. Required parameters have no default.
 */
export const parameter = (scope: Construct, name: ParameterName): string => declare(scope, name).valueAsString;

/** Returns a token for a parameter of type Number. */
export const numberParameter = (scope: Construct, name: ParameterName): number => declare(scope, name).valueAsNumber;

function declare(scope: Construct, name: ParameterName): CfnParameter {
  const stack = Stack.of(scope);
  const declared = stack.node.tryFindChild(name) as CfnParameter | undefined;
  const stage = stack.node.root.node.tryGetContext("stage") as string;
  return declared ?? new CfnParameter(stack, name, { type: "String", ...parameters[name](stage) });
}
