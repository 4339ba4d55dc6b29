import { resolve } from "node:path";
import { STSClient } from "@aws-sdk/client-sts";
import {
  BaseCredentials,
  BootstrapEnvironments,
  StackParameters,
  StackSelectionStrategy,
  Toolkit,
  type IIoHost,
  type StackActivity,
} from "@aws-cdk/toolkit-lib";
import { CommandError } from "../errors.ts";

interface OpenedAssembly {
  /** The folder of the synthesized app. */
  folder: string;
  region: string;
  log: (line: string) => void;
  /** Milliseconds between two looks at what CloudFormation does. */
  pollMs: number;
}

/** How often a line says how far a stack is. */
const progressMs = 30_000;

export type CdkToolkit = Awaited<ReturnType<typeof openCdkToolkit>>;

/** Opens a synthesized app with CDK's toolkit, which runs in this process, so that no parameter is an argument. */
export async function openCdkToolkit({ folder, region, log, pollMs }: OpenedAssembly) {
  // It keeps the account of each access key here, and not in the home folder.
  process.env["CDK_HOME"] ??= resolve(".build/cdk");
  // The credentials that have been checked: the toolkit would prefer others where several are set.
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
    /** Creates the stacks that every use of the CDK needs, in environments written `aws://account/region`. */
    bootstrap: (environments: string[]) => told(toolkit.bootstrap(BootstrapEnvironments.fromList(environments))),
    /** Uploads the templates and the files of every stack. */
    publishAssets: () => told(toolkit.publishAssets(app)),
    /** Goes on with the rollback of a stack that CloudFormation could not put back as it was. */
    rollback: (stack: string) => told(toolkit.rollback(app, only(stack))),
    /** Creates or updates a stack through a change set. Parameters that have no value here keep theirs. */
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

/** Waits for the toolkit, and throws its reason as an error of ours, whose message is printed. */
async function told(action: Promise<unknown>): Promise<void> {
  await action.catch(({ message, cause }: Error) => {
    if (cause instanceof AggregateError) throw new CommandError(`${message}: ${(cause.errors[0] as Error).message}`);
    throw new CommandError(cause instanceof Error ? cause.message : message);
  });
}

/**
 * Prints the results and warnings of the toolkit, and now and then how far a stack is. What it says for debugging has the
 * values of parameters, so that none of it is printed. Questions get the toolkit's own answers.
 */
function createIoHost(log: (line: string) => void): IIoHost {
  let lastProgress = Date.now();
  return {
    notify: async ({ code, level, message, data }) => {
      if (code === "CDK_TOOLKIT_I5900") {
        log(`${message.trim()}${(data as { noOp: boolean }).noOp ? "" : ": deployed"}`);
      } else if (level === "warn") log(message);
      else if (code === "CDK_TOOLKIT_I5502" && Date.now() - lastProgress > progressMs) {
        const { event, progress } = data as StackActivity;
        log(`${event.StackName}: ${progress.formatted}, ${event.LogicalResourceId} is ${event.ResourceStatus}`);
        lastProgress = Date.now();
      }
    },
    requestResponse: async ({ defaultResponse }) => defaultResponse,
  };
}
