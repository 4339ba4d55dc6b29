import { ACMClient, DescribeCertificateCommand } from "@aws-sdk/client-acm";
import { CloudFormationClient } from "@aws-sdk/client-cloudformation";
import { GetAccountSettingsCommand, LambdaClient } from "@aws-sdk/client-lambda";
import { GetCallerIdentityCommand, STSClient } from "@aws-sdk/client-sts";
import { CommandError } from "../errors.ts";
import { stageRegion as region } from "../site/stage-settings.ts";
import { findStack, outputOf } from "./stack-state.ts";

/**
 * The minimum bootstrap version for the roles and bucket in the templates, as stated in the
 * assembly's manifest.
 */
const leastBootstrapVersion = 6;
/** The concurrency that AWS keeps for functions without a reservation. */
const leastUnreserved = 100;
/** The minimum concurrency for rendering uncached pages, which also call the API. */
const leastConcurrency = 50;

/**
 * Throws a one-line error for expired or missing credentials, or credentials for another account.
 */
export async function checkCredentials(account: string): Promise<void> {
  const client = new STSClient({ region });
  const { Account } = await client
    .send(new GetCallerIdentityCommand({}))
    .catch(({ name, message }: Error) => {
      const profile = process.env["AWS_PROFILE"];
      const where = profile ? ` in the profile ${profile}` : "";
      const reason = `${name}: ${message.replace(/\.?$/, ".")}`;
      const remedy = profile
        ? `Sign in with the profile ${profile} as for the AWS CLI, or name another profile: aws configure list-profiles lists them.`
        : "Sign in as for the AWS CLI, or name a profile.";
      throw new CommandError(`There are no usable AWS credentials${where} (${reason}) ${remedy}`);
    });
  if (Account !== account) {
    throw new CommandError(
      `The credentials are for account ${Account}, but the stage is in ${account}.`,
    );
  }
}

/** Returns whether a region's bootstrap stack is missing or too old. */
export async function needsBootstrap(region: string): Promise<boolean> {
  const toolkit = await findStack({
    client: new CloudFormationClient({ region }),
    name: "CDKToolkit",
  });
  return Number(outputOf(toolkit, "BootstrapVersion") ?? 0) < leastBootstrapVersion;
}

export const sum = (numbers: readonly number[]): number =>
  numbers.reduce((total, each) => total + each, 0);

/**
 * Checks the account's quota of concurrent executions, of which the stage reserves `reserved` and
 * wants `wanted`.
 */
export async function concurrencyProblems(wanted: Record<string, number>, reserved: number) {
  const { AccountLimit } = await new LambdaClient({ region }).send(
    new GetAccountSettingsCommand({}),
  );
  const { ConcurrentExecutions: quota = 0, UnreservedConcurrentExecutions: unreserved = 0 } =
    AccountLimit ?? {};
  const total = sum(Object.values(wanted));
  const left = unreserved + reserved - total;
  const named = Object.entries(wanted).map(([name, value]) => `${name}=${value}`);
  const problem = `${named.join(" and ")} would leave ${left} of the ${quota} concurrent Lambda executions in ${region}, but AWS requires ${leastUnreserved}. Set both to 0, or ask AWS for a higher quota ("Concurrent executions").`;
  const warning = `The account may run ${quota} Lambda functions at once in ${region}, which is enough to try the site out. Ask AWS for more ("Concurrent executions") before visitors come.`;
  return {
    problems: total > 0 && left < leastUnreserved ? [problem] : [],
    warnings: quota < leastConcurrency ? [warning] : [],
  };
}

/** Returns the reasons why CloudFront could not serve the host with the certificate. */
export async function certificateProblems(arn: string, host: string): Promise<string[]> {
  const client = new ACMClient({ region: "us-east-1" });
  try {
    const { Certificate } = await client.send(
      new DescribeCertificateCommand({ CertificateArn: arn }),
    );
    const names = Certificate?.SubjectAlternativeNames ?? [];
    const status = Certificate?.Status ?? "unknown";
    return [
      status !== "ISSUED" &&
        `CertificateArn: the certificate is ${status}, not ISSUED. Validate it by DNS first.`,
      !names.some((name) => isCoveredBy(host, name)) &&
        `CertificateArn: the certificate is for ${names.join(", ")}, not for ${host}.`,
    ].filter((problem) => problem !== false);
  } catch (error) {
    const { name } = error as Error;
    if (!/^(ResourceNotFound|InvalidArn)/.test(name)) throw error;
    return ["CertificateArn: the certificate does not exist in us-east-1."];
  }
}

/** Returns whether a certificate's name covers a host. A wildcard matches a single label. */
function isCoveredBy(host: string, name: string): boolean {
  return (
    name === host || (name.startsWith("*.") && name.slice(2) === host.slice(host.indexOf(".") + 1))
  );
}
