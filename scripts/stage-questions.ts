import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { createInterface, type Interface } from "node:readline/promises";
import { stageFile, type StageSettings } from "@vanfettle/ops/site/stage-settings";

/** What is asked for a new stage, in this order. An empty answer leaves the setting out. */
const questions = {
  account: "AWS account (12 digits)",
  SiteOrigin: "Address of the site, such as https://www.example.co.uk; empty to try it out without a domain",
  CertificateArn: "Certificate for it (ARN in us-east-1); empty without a domain",
  PartnerBookingUrl: "Where a booking is finished; may hold {registration}, {postcode}, {service} and {reference}",
  AlarmEmail: "Address for alarms; empty for none",
};

type Terminal = Pick<Interface, "question" | "close">;

/** Returns the terminal of this process if somebody is there to answer. A pipeline is never asked. */
function ownTerminal(): Terminal | undefined {
  const isSomebodyThere = process.stdin.isTTY && process.stdout.isTTY && !process.env["CI"];
  return isSomebodyThere ? createInterface({ input: process.stdin, output: process.stdout }) : undefined;
}

/**
 * Asks for the settings of a stage that has no file, and writes them to it. It holds no secret. Nothing happens where
 * `openTerminal` finds nobody to ask.
 */
export async function askForSettings(stage: string, openTerminal = ownTerminal): Promise<void> {
  const file = stageFile(stage);
  const terminal = existsSync(file) ? undefined : openTerminal();
  if (!terminal) return;
  console.log(`${stage} has no ${file} yet. Its settings are asked for now and kept there.`);
  const answers: Record<string, string> = {};
  try {
    for (const [name, question] of Object.entries(questions)) {
      const answer = (await terminal.question(`${question}: `)).trim();
      if (answer !== "") answers[name] = answer;
    }
  } finally {
    terminal.close();
  }
  const { account, ...parameters } = answers;
  const settings: StageSettings = { ...(account !== undefined && { account }), parameters };
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(settings, null, 2)}\n`);
}
