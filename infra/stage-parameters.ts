import { CfnParameter, Stack, type CfnParameterProps } from "aws-cdk-lib/core";
import type { Construct } from "constructs";
import { isDeployedStage } from "@vanfettle/contract/stage";

const host = "[a-z0-9.-]+(:[0-9]+)?";
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
const number = (value: number, [minValue, maxValue]: [least: number, most?: number], description: string) => ({
  type: "Number",
  default: value,
  minValue,
  ...(maxValue !== undefined && { maxValue }),
  description,
});

/** Returns the parameters of a stage's templates. The patterns of `local` also allow fakes on this machine. */
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
      "Scheme and host visitors see, without a trailing slash: https://www.example.co.uk",
    ),
    PartnerBookingUrl: text(
      `${partnerOrigin}/([^\\s{}]|\\{(registration|postcode|service|reference)\\})*`,
      "Where a booking is finished; may hold {registration}, {postcode}, {service} and {reference}",
      {
        constraintDescription:
          "must be an https address with a path, and no placeholders but {registration}, {postcode}, {service} and {reference}",
      },
    ),
    PartnerHosts: text(`${host}(,${host})*`, "Hosts a visitor may be sent to, comma separated, without spaces"),
    // Sent to the renderer in a header, which is a single line.
    PartnerName: text(
      "([A-Za-z0-9][A-Za-z0-9 .,&'()-]{0,59})?",
      "Name of the partner, shown beside booking forms; empty to call it our partner",
      {
        constraintDescription:
          "must be at most 60 unaccented letters, digits, spaces and . , & ' ( ) -, and begin with a letter or digit",
        default: "",
      },
    ),
    PartnerPrivacyUrl: text(
      `(${partnerOrigin}(/[^\\s|]*)?)?`,
      "Address of the partner's privacy notice, linked beside booking forms; empty for no link",
      { constraintDescription: "must be an https address without spaces", default: "" },
    ),
    OriginToken: secret(
      "What CloudFront says to the API to prove that a call came through it; `new,old` while one replaces the other",
    ),
    RegistrationHashKey: secret(
      "Key of the hash under which a registration is looked up. Never change it: older bookings would not be found",
    ),
    BookingLinkKey: secret(
      "Key that signs the links to bookings. With another one, links that visitors have kept show nothing",
    ),
    CertificateArn: text(
      "(arn:aws:acm:us-east-1:[0-9]{12}:certificate/[a-z0-9-]+)?",
      "Certificate in us-east-1 for the host of SiteOrigin; empty while the stage has no domain",
      optional,
    ),
    DvsaApiUrl: text(officialApi, "Address of DVSA's MOT history API, which needs no other unless DVSA moves it", {
      default: "https://history.mot.api.gov.uk",
    }),
    DvlaApiUrl: text(officialApi, "Address of DVLA's vehicle enquiry service; its test system has sample vehicles", {
      default: "https://driver-vehicle-licensing.api.gov.uk",
    }),
    OpenAiBaseUrl: text(`${scheme}://${host}(/\\S*)?`, "Address of the text service, which speaks OpenAI's protocol", {
      default: "https://api.openai.com/v1",
    }),
    OpenAiModel: text("\\S+", "Model that writes the texts", { default: "gpt-5-mini" }),
    OpenAiReasoningEffort: choice(
      efforts,
      "How much a reasoning model may think: off, minimal, low, medium or high; auto for what suits the model",
    ),
    OpenAiMaxOutputTokens: number(
      16_000,
      [2_000],
      "Tokens that the answer to a first call may have, reasoning included; a second call may have twice as many",
    ),
    // Four calls must finish within the 900 seconds of a Lambda function.
    OpenAiTimeoutSeconds: number(180, [10, 210], "Seconds that a call to the text service may take"),
    OpenAiReview: choice(
      ["on", "off"],
      "Whether a second reader judges each text: on, or off for a stage that does not publish automatically",
    ),
    OpenAiReviewModel: text("\\S*", "Model of the second reader; empty for the model that writes", optional),
    OpenAiReviewReasoningEffort: choice(
      efforts,
      "How much the second reader's model may think, like OpenAiReasoningEffort",
    ),
    DailyTokenBudget: number(3_000_000, [1], "Tokens, in and out, that a UTC day may use; no call is made beyond them"),
    PublishAutomatically: flag(
      !isDeployedStage(stage),
      "Whether generated texts go live at once: true, or false for drafts that an operator approves",
    ),
    GenerationConcurrency: number(5, [1, 40], "Texts written at the same time"),
    BookingConcurrency: number(
      100,
      [0, 1_000],
      "Executions reserved for the function that takes bookings; 0 reserves none",
    ),
    WritingConcurrency: number(
      40,
      [0, 1_000],
      "Executions reserved for, and allowed to, the function that writes texts; 0 reserves none",
    ),
    UserPoolProtection: choice(
      ["ACTIVE", "INACTIVE"],
      "Whether the operators' user pool refuses deletion; INACTIVE while its stack is created",
    ),
    DistributionId: text(
      "none|[A-Z0-9]+",
      "Id of the Web stack's distribution, whose pages are invalidated after a text is published; none before it exists",
      { default: "none" },
    ),
    AlarmEmail: text(
      "([^@\\s]+@[^@\\s]+)?",
      "Address for alarms and budget notices, which AWS asks to confirm; empty for none",
      optional,
    ),
    WatchVehicleKeys: flag(
      false,
      "Whether an alarm is raised after seven days in which DVSA answered nothing, whose keys die after 90: true once they are stored",
    ),
    HourlyTokenAlarm: number(1_500_000, [1], "Tokens that the text service may use in an hour before an alarm"),
    MonthlyBudget: number(100, [1], "Monthly budget of the account in US dollars, with a notice at 50, 80 and 100 %"),
  } satisfies Record<string, CfnParameterProps>;
}

export type ParameterName = keyof ReturnType<typeof parametersOf>;

/** Returns the limits of each parameter's value, under their names in a template. */
export const parameterLimits = (stage: string): Record<string, Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(parametersOf(stage)).map(([name, properties]) => [
      name,
      Object.fromEntries(
        Object.entries(properties).map(([key, value]) => [`${key[0]?.toUpperCase()}${key.slice(1)}`, value]),
      ),
    ]),
  );

/**
 * Returns a token for the value of a CloudFormation parameter, declared in the stack of `scope` on first use. Values
 * are only known at deploy time, so a single template serves every stage.
 */
export const parameter = (scope: Construct, name: ParameterName): string => declare(scope, name).valueAsString;

/** Returns a token for a parameter of type Number. */
export const numberParameter = (scope: Construct, name: ParameterName): number => declare(scope, name).valueAsNumber;

function declare(scope: Construct, name: ParameterName): CfnParameter {
  const stack = Stack.of(scope);
  const declared = stack.node.tryFindChild(name) as CfnParameter | undefined;
  const stage = stack.node.root.node.tryGetContext("stage") as string;
  return declared ?? new CfnParameter(stack, name, { type: "String", ...parametersOf(stage)[name] });
}
