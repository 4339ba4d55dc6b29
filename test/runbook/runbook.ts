import { readFileSync } from "node:fs";

const pages = ["operations", "deploying", "running", "personal-data"];

/** The pages for operators, as one text. */
export const runbook = pages.map((name) => readFileSync(`docs/${name}.md`, "utf8")).join("\n");

/** The runbook's blocks of shell commands. */
const blocks = [...runbook.matchAll(/^ *```sh\n(.*?)^ *```/gms)].map(([, block = ""]) => block);

/** The stages of the runbook's examples. */
const exampleStages = /^(production|trial)$/;

/**
 * Returns the blocks of shell commands that contain this text, with the example's stage replaced.
 */
export const shellBlocks = (text: string, stage: string): string[] =>
  blocks
    .filter((block) => block.includes(text))
    .map((block) => block.replaceAll(/\b(production|trial)\b/g, stage));

/**
 * Returns the arguments of a script's calls, in blocks and in sentences, with the example's stage
 * replaced.
 */
export function callsOf(script: string, stage: string): string[][] {
  const pattern = new RegExp(`^npm run (?:-s )?${script}(?: -- (.*))?$`);
  const lines = [
    ...blocks.flatMap((block) => block.replaceAll("\\\n", " ").split("\n")),
    ...[...runbook.matchAll(/`(npm run [^`]+)`/g)].map(([, command = ""]) => command),
  ];
  const calls = lines.flatMap((line) => {
    const found = pattern.exec((line.split("#")[0] ?? "").trim());
    if (!found) return [];
    return [argumentsOf(found[1] ?? "").map((word) => (exampleStages.test(word) ? stage : word))];
  });
  return [...new Map(calls.map((call) => [call.join(" "), call])).values()];
}

/**
 * Returns the calls of a script or of the AWS CLI that are not at the start of a line, which tests
 * would miss.
 */
export function callsInsideLines(): string[] {
  const lines = blocks
    .flatMap((block) => block.replaceAll("\\\n", " ").split("\n"))
    .map((line) => line.trim());
  const spans = [...runbook.matchAll(/`([^`\n]+)`/g)].map(([, span = ""]) => span);
  return [
    ...[...lines, ...spans].filter((line) => /(?!^)\bnpm run /.test(line.split("#")[0] ?? "")),
    ...spans.filter((span) => /(?!^)\baws /.test(span)),
  ];
}

/**
 * Returns the runbook's calls of the AWS CLI outside its blocks, with the example's stage replaced.
 */
export const awsCallsInSentences = (stage: string): string[] =>
  [...runbook.matchAll(/`(aws [^`]+)`/g)].map(([, call = ""]) =>
    call.replaceAll(/\b(production|trial)\b/g, stage),
  );

/**
 * Splits a line into words like a shell, as far as the runbook's lines need it; redirections are
 * left out.
 */
function argumentsOf(line: string): string[] {
  const words = line.match(/"[^"]*"|\S+/g) ?? [];
  const redirection = words.findIndex((word) => /^[<>|]/.test(word));
  return (redirection === -1 ? words : words.slice(0, redirection)).map((word) =>
    word.replaceAll('"', ""),
  );
}
