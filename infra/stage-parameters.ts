import { CfnParameter, Stack, type CfnParameterProps } from "aws-cdk-lib/core";
import type { Construct } from "constructs";
import { isDeployedStage } from "@vanfettle/contract/deployment";
import { pageSettings, type PageSettingName } from "@vanfettle/contract/page-settings";

const host = "[a-z0-9.-]+(:[0-9]+)?";
const price = "([0-9]+([.][0-9]+)?/[0-9]+([.][0-9]+)?)?";
const efforts = ["auto", "off", "minimal", "low", "medium", "high"];

/** Declares a text. Without a default, the parameter is required. */
const text = (allowedPattern: string, description: string, others: CfnParameterProps = {}) => {
  return { allowedPattern, description, ...others };
};

const optional = { default: "" };

/** Declares one of the values; the first is the default. */
const choice = (allowedValues: string[], description: string) => {
  return { allowedValues, default: allowedValues[0], description };
};

const flag = (value: boolean, description: string) => {
  return { allowedValues: ["true", "false"], default: String(value), description };
};

const secret = (description: string) => ({ noEcho: true, minLength: 32, description });

/** Declares a number with a default, within limits. */
const number = (
  value: number,
  [minValue, maxValue]: [least: number, most?: number],
  description: string,
) => ({
  type: "Number",
  default: value,
  minValue,
  ...(maxValue !== undefined && { maxValue }),
  description,
});

/**
 * Declares the settings that pages state. A stage on AWS must give the required ones; a local site
 * has samples.
 */
function pageParameters(stage: string) {
  const isLocal = !isDeployedStage(stage);
  const declared = Object.entries(pageSettings).map(([name, setting]) => {
    const pattern = (isLocal && setting.localPattern) || setting.pattern;
    const deployed = setting.required ? {} : optional;
    const value = isLocal ? { default: setting.sample } : deployed;
    return [
      name,
      text(pattern, setting.description, { constraintDescription: setting.rule, ...value }),
    ];
  });
  return Object.fromEntries(declared) as Record<PageSettingName, CfnParameterProps>;
}

/**
 * Returns the parameters of a stage's templates. The patterns of `local` also allow fakes on this
 * machine.
 */
function parametersOf(stage: string) {
  const ifLocal = (pattern: string) => (isDeployedStage(stage) ? "" : pattern);
  const scheme = `https${ifLocal("?")}`;
  // A booking must not cross a network unencrypted; HTTP is only for the sandbox on this machine.
  const partnerOrigin = `(https://${host}${ifLocal("|http://(localhost|127[.]0[.]0[.]1)(:[0-9]+)?")})`;
  // Registrations may only be sent to the government's hosts, or to fakes on this machine.
  const officialApi = `(https://[a-z0-9.-]+[.]api[.]gov[.]uk${ifLocal("|http://127[.]0[.]0[.]1:[0-9]+")})`;
  return {
    SiteOrigin: text(
      `${scheme}://${host}`,
      "Public origin of the site, without a trailing slash: https://www.example.co.uk",
    ),
    PartnerBookingUrl: text(
      `${partnerOrigin}/([^\\s{}]|\\{(registration|postcode|service|reference)\\})*`,
      "Partner URL that completes a booking; may contain {registration}, {postcode}, {service} and {reference}",
      {
        constraintDescription:
          "must be an https address with a path, and no placeholders except {registration}, {postcode}, {service} and {reference}",
      },
    ),
    PartnerHosts: text(
      `${host}(,${host})*`,
      "Hosts to which the site may redirect visitors, separated by commas without spaces",
    ),
    ...pageParameters(stage),
    OriginToken: secret(
      "Token that CloudFront sends to the API to authenticate its calls; `new,old` during a rotation",
    ),
    RegistrationHashKey: secret(
      "Key of the registration hash. Never change it: older bookings would not be found",
    ),
    BookingLinkKey: secret(
      "Key that signs the links to bookings. If it changes, existing links stop working",
    ),
    CertificateArn: text(
      "(arn:aws:acm:us-east-1:[0-9]{12}:certificate/[a-z0-9-]+)?",
      "Certificate in us-east-1 for the host of SiteOrigin; empty while the stage has no domain",
      optional,
    ),
    HstsSeconds: number(
      86_400,
      [1, 63_072_000],
      "Seconds for which a browser that has visited the site uses only HTTPS for its host; raise it once nothing of the host needs HTTP",
    ),
    HstsSubdomains: flag(
      false,
      "true extends HstsSeconds to all hosts below the site's; set it only if each of them has HTTPS",
    ),
    DvsaApiUrl: text(
      officialApi,
      "Address of DVSA's MOT history API; change it only if DVSA moves the API",
      {
        default: "https://history.mot.api.gov.uk",
      },
    ),
    DvlaApiUrl: text(
      officialApi,
      "Address of DVLA's vehicle enquiry service; its test system has sample vehicles",
      {
        default: "https://driver-vehicle-licensing.api.gov.uk",
      },
    ),
    OpenAiBaseUrl: text(
      `${scheme}://${host}(/\\S*)?`,
      "Address of the text service, which must support the OpenAI protocol",
      {
        default: "https://api.openai.com/v1",
      },
    ),
    OpenAiModel: text("\\S+", "Model that writes the texts", { default: "gpt-5-mini" }),
    OpenAiApi: choice(
      ["responses", "chat"],
      "API of the text service: responses (/responses) or chat (/chat/completions)",
    ),
    OpenAiFormat: choice(
      ["json_schema", "json_object", "none"],
      "How the text service is asked for JSON: json_schema, json_object, or none for words only",
    ),
    OpenAiLimit: choice(
      ["max_completion_tokens", "max_tokens"],
      "Parameter that limits the output of a chat: max_completion_tokens or max_tokens",
    ),
    OpenAiReasoningEffort: choice(
      efforts,
      "Reasoning effort of the model: off, minimal, low, medium or high; auto selects a value for the model",
    ),
    OpenAiMaxOutputTokens: number(
      16_000,
      [2_000],
      "Maximum output tokens of a first call, including reasoning; a second call may use twice as many",
    ),
    // Five calls must finish within the 900 seconds of a Lambda function.
    OpenAiTimeoutSeconds: number(
      170,
      [10, 170],
      "Timeout of a call to the text service, in seconds",
    ),
    OpenAiPrice: text(
      price,
      "US dollars per million tokens sent and received, such as 0.25/2; if empty, the price of the model in our list",
      optional,
    ),
    OpenAiReview: choice(
      ["on", "off"],
      "Review by a second reader: on, or off for a stage that does not publish automatically",
    ),
    OpenAiReviewModel: text(
      "\\S*",
      "Model of the second reader; if empty, the model that writes the texts",
      optional,
    ),
    OpenAiReviewPrice: text(price, "Price of the second reader's model; as OpenAiPrice", optional),
    OpenAiReviewReasoningEffort: choice(
      efforts,
      "Reasoning effort of the second reader's model; values as for OpenAiReasoningEffort",
    ),
    DailyTokenBudget: number(
      3_000_000,
      [1],
      "Input and output tokens per UTC day; calls beyond this budget are not made",
    ),
    PublishAutomatically: flag(
      !isDeployedStage(stage),
      "true publishes generated texts immediately; false creates drafts that an operator approves",
    ),
    GenerationConcurrency: number(5, [1, 40], "Texts written at the same time"),
    BookingConcurrency: number(
      100,
      [0, 1_000],
      "Reserved concurrency of the booking function; 0 does not reserve any",
    ),
    WritingConcurrency: number(
      40,
      [0, 1_000],
      "Reserved concurrency of the function that writes texts, which is also its limit; 0 does not reserve any",
    ),
    UserPoolProtection: choice(
      ["ACTIVE", "INACTIVE"],
      "Deletion protection of the operators' user pool; INACTIVE while its stack is created",
    ),
    DistributionId: text(
      "none|[A-Z0-9]+",
      "Id of the Web stack's distribution, for invalidations after a text is published; `none` until it exists",
      { default: "none" },
    ),
    AlarmEmail: text(
      "([^@\\s]+@[^@\\s]+)?",
      "Email address for alarms and budget notices; AWS sends a confirmation; empty for none",
      optional,
    ),
    WatchBookings: flag(
      false,
      "true raises an alarm after six hours of the day with visits but no booking; set it once an hour without a booking is unusual",
    ),
    WatchVehicleKeys: flag(
      false,
      "true raises an alarm after seven days without a DVSA response; set it once the keys are stored, because DVSA disables keys after 90 idle days",
    ),
    HourlyTokenAlarm: number(1_500_000, [1], "Tokens in an hour above which an alarm is raised"),
    MonthlyBudget: number(
      100,
      [1],
      "Monthly budget of the account in US dollars, with a notice at 50, 80 and 100 %",
    ),
  } satisfies Record<string, CfnParameterProps>;
}

export type ParameterName = keyof ReturnType<typeof parametersOf>;

/** Returns the limits of each parameter's value, under their names in a template. */
export const parameterLimits = (stage: string): Record<string, Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(parametersOf(stage)).map(([name, properties]) => [
      name,
      Object.fromEntries(
        Object.entries(properties).map(([key, value]) => [
          `${key[0]?.toUpperCase()}${key.slice(1)}`,
          value,
        ]),
      ),
    ]),
  );

/** Returns a token for a parameter, declared on first use. A single template serves every stage. */
export const parameter = (scope: Construct, name: ParameterName): string =>
  declare(scope, name).valueAsString;

/** Returns a token for a parameter of type Number. */
export const numberParameter = (scope: Construct, name: ParameterName): number =>
  declare(scope, name).valueAsNumber;

function declare(scope: Construct, name: ParameterName): CfnParameter {
  const stack = Stack.of(scope);
  const declared = stack.node.tryFindChild(name) as CfnParameter | undefined;
  const stage = stack.node.root.node.tryGetContext("stage") as string;
  return (
    declared ?? new CfnParameter(stack, name, { type: "String", ...parametersOf(stage)[name] })
  );
}
