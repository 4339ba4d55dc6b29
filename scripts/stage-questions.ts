import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { createInterface } from "node:readline/promises";
import { stageFile, type StageSettings } from "@vanfettle/ops/site/stage-settings";

/** What is asked for a new stage, in this order. An empty answer leaves the setting out. */
const questions = {
  account: "AWS account (12 digits)",
  SiteOrigin: "Address of the site, such as https://www.example.co.uk; empty to try it out without a domain",
  CertificateArn: "Certificate for it (ARN in us-east-1); empty without a domain",
  PartnerBookingUrl: "Where a booking is finished; may hold {registration}, {postcode}, {service} and {reference}",
  AlarmEmail: "Address for alarms; empty for none",
};

/** Whether somebody is there to answer. A pipeline is never asked. */
const canAsk = (): boolean => Boolean(process.stdin.isTTY && process.stdout.isTTY && !process.env["CI"]);

/** Asks for the settings of a stage that has no file, and writes them to it. It holds no secret. */
export async function askForSettings(stage: string): Promise<void> {
  const file = stageFile(stage);
  if (existsSync(file) || !canAsk()) return;
  console.log(`${stage} has no ${file} yet. Its settings are asked for now and kept there.`);
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
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
