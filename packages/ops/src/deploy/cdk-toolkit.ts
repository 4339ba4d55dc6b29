import { resolve } from "node:path";
import {
  BaseCredentials,
  BootstrapEnvironments,
  StackParameters,
  StackSelectionStrategy,
  Toolkit,
  type IIoHost,
  type StackActivity,
} from "@aws-cdk/toolkit-lib";
import { STSClient } from "@aws-sdk/client-sts";
import { CommandError } from "../errors.ts";
import { stageRegion as region } from "../site/stage-settings.ts";

const progressMs = 30_000;

export type CdkToolkit = Awaited<ReturnType<typeof openCdkToolkit>>;

/**
 * Opens a synthesized app with CDK's toolkit, in this process, which keeps parameters out of
 * command lines.
 */
export async function openCdkToolkit(folder: string, log: (line: string) => void, pollMs: number) {
  // The toolkit caches the account of each access key here instead of the home folder.
  process.env["CDK_HOME"] ??= resolve(".build/cdk");
  // Use the checked credentials: with several sources, the toolkit would prefer others.
  const provider = new STSClient({ region }).config.credentials;
  const toolkit = new Toolkit({
    ioHost: createIoHost(log),
    color: false,
    emojis: false,
    unstableFeatures: ["publish-assets"],
    sdkConfig: { baseCredentials: BaseCredentials.custom({ provider, region }) },
  });
  const app = await toolkit.fromAssemblyDirectory(folder);
  const only = (stack: string) => ({
    stacks: { strategy: StackSelectionStrategy.PATTERN_MUST_MATCH_SINGLE, patterns: [stack] },
  });
  return {
    /** Bootstraps environments written as `aws://account/region`. */
    bootstrap: (environments: string[]) =>
      told(toolkit.bootstrap(BootstrapEnvironments.fromList(environments))),
    publishAssets: () => told(toolkit.publishAssets(app)),
    rollback: (stack: string) => told(toolkit.rollback(app, only(stack))),
    /**
     * Creates or updates a stack with a change set. Keeps the values of parameters that are not in
     * `values`.
     */
    deploy: (stack: string, values: Record<string, string>) =>
      told(
        toolkit.deploy(app, {
          ...only(stack),
          parameters: StackParameters.withExisting(values),
          stackEventPollingInterval: pollMs,
        }),
      ),
  };
}

/** Awaits a toolkit action, and rethrows its error as our own error with a printable message. */
async function told(action: Promise<unknown>): Promise<void> {
  await action.catch(({ message, cause }: Error) => {
    if (cause instanceof AggregateError) {
      throw new CommandError(`${message}: ${(cause.errors[0] as Error).message}`);
    }
    throw new CommandError(cause instanceof Error ? cause.message : message);
  });
}

/**
 * Prints results, warnings and periodic progress, but no debug output, which contains parameter
 * values.
 */
function createIoHost(log: (line: string) => void): IIoHost {
  let lastProgress = Date.now();
  return {
    notify: async ({ code, level, message, data }) => {
      if (code === "CDK_TOOLKIT_I5900") {
        log(`${message.trim()}${(data as { noOp: boolean }).noOp ? "" : ": deployed"}`);
      } else if (level === "warn") {
        log(message);
      } else if (code === "CDK_TOOLKIT_I5502" && Date.now() - lastProgress > progressMs) {
        const { event, progress } = data as StackActivity;
        log(
          `${event.StackName}: ${progress.formatted}, ${event.LogicalResourceId} is ${event.ResourceStatus}`,
        );
        lastProgress = Date.now();
      }
    },
    requestResponse: async ({ defaultResponse }) => defaultResponse,
  };
}
