import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { createInterface, type Interface } from "node:readline/promises";
import { problemOfValue, type ParameterLimits } from "@vanfettle/commands/parameter-value";
import { pageSettingNames, pageSettings } from "@vanfettle/contract/page-settings";
import { UsageError } from "../errors.ts";
import { parseObject } from "../parse-object.ts";
import { accountProblem, stageFile } from "./stage-settings.ts";

/**
 * The questions for a new stage, in order. An empty answer omits the setting, if its rule allows
 * that.
 */
const questions: Record<string, string> = {
  account: "AWS account (12 digits)",
  SiteOrigin:
    "Address of the site, such as https://www.example.co.uk; empty to try it out without a domain",
  CertificateArn: "Certificate for it (ARN in us-east-1); empty without a domain",
  PartnerBookingUrl:
    "Partner URL that completes a booking; may contain {registration}, {postcode}, {service} and {reference}",
  ...Object.fromEntries(
    pageSettingNames.flatMap((name) => {
      const { required, description } = pageSettings[name];
      return required ? [[name, description] as const] : [];
    }),
  ),
  AlarmEmail: "Address for alarms; empty for none",
};

type Terminal = Pick<Interface, "question" | "close">;

/** Returns this process's terminal, or undefined in a pipeline, which must not prompt. */
function ownTerminal(): Terminal | undefined {
  const isSomebodyThere = process.stdin.isTTY && process.stdout.isTTY && !process.env["CI"];
  return isSomebodyThere
    ? createInterface({ input: process.stdin, output: process.stdout })
    : undefined;
}

/** Returns the limits of a stage's parameters by name, from the templates. */
export type ReadLimits = (stage: string) => Promise<Record<string, ParameterLimits>>;

/**
 * Prompts for missing or invalid settings of a stage, and stores them. Throws a UsageError if the
 * user aborts.
 */
export async function askForSettings(
  stage: string,
  readLimits: ReadLimits,
  openTerminal = ownTerminal,
): Promise<void> {
  const terminal = openTerminal();
  if (!terminal) return;
  const file = stageFile(stage);
  try {
    await askAt(terminal, file, () => readLimits(stage));
  } catch (error) {
    if (!(error instanceof Error && error.name === "AbortError")) throw error;
    throw new UsageError(
      `The settings were not stored, because a question was not answered. Run the command again, or write ${file}.`,
    );
  } finally {
    terminal.close();
  }
}

async function askAt(
  terminal: Terminal,
  file: string,
  readLimits: () => ReturnType<ReadLimits>,
): Promise<void> {
  const isNew = !existsSync(file);
  // The reader of settings rejects a file without an object, with a reason.
  const stored = isNew ? {} : parseObject(readFileSync(file, "utf8"));
  if (!stored) return;
  const { account, parameters = {}, ...others } = stored;
  const answers = new Map<string, unknown>([
    ["account", account],
    ...Object.entries(parameters as object),
  ]);
  const problemOf = answerRules(await readLimits());
  const asked = Object.entries(questions).filter(([name]) => {
    const answer = answers.get(name);
    return (
      isNew ||
      (answer !== undefined && problemOf(name, `${answer as string | number}`) !== undefined)
    );
  });
  if (asked.length === 0) return;
  console.log(
    isNew
      ? `${file} does not exist yet. Answer these questions to create it.`
      : `${file} has invalid settings. Enter them again.`,
  );
  for (const [name, question] of asked) {
    for (;;) {
      const answer = (await terminal.question(`${question}: `)).trim();
      const problem = problemOf(name, answer);
      answers.set(name, answer);
      if (problem === undefined) break;
      console.log(`The answer ${problem}`);
    }
  }
  const given = [...answers].filter(([, answer]) => answer !== "" && answer !== undefined);
  const { account: givenAccount, ...givenParameters } = Object.fromEntries(given);
  const settings = { account: givenAccount, ...others, parameters: givenParameters };
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(settings, null, 2)}\n`);
}

/**
 * Returns the rules of the answers: each returns the problem with an answer, using the templates'
 * parameters.
 */
const answerRules =
  (limits: Record<string, ParameterLimits>) =>
  (name: string, answer: string): string | undefined => {
    if (name === "account") return accountProblem(answer);
    // A stage without a domain gets the URL of its distribution.
    if (name === "SiteOrigin" && answer === "") return undefined;
    return problemOfValue(answer, limits[name] ?? {})?.trim();
  };
