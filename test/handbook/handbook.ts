import { readFileSync } from "node:fs";

const handbook = readFileSync("docs/operations.md", "utf8");

/** The handbook's blocks of shell commands. */
const blocks = [...handbook.matchAll(/^ *```sh\n(.*?)^ *```/gms)].map(([, block = ""]) => block);

/** The stages of the handbook's examples. */
const exampleStages = /^(production|trial)$/;

/** Returns the blocks of shell commands that hold this text, for another stage than the example's. */
export const shellBlocks = (text: string, stage: string): string[] =>
  blocks.filter((block) => block.includes(text)).map((block) => block.replaceAll(/\b(production|trial)\b/g, stage));

/** Returns the arguments with which a script is called, in blocks and in sentences, for another stage than the example's. */
export function callsOf(script: string, stage: string): string[][] {
  const pattern = new RegExp(`^npm run (?:-s )?${script}(?: -- (.*))?$`);
  const lines = [
    ...blocks.flatMap((block) => block.replaceAll("\\\n", " ").split("\n")),
    ...[...handbook.matchAll(/`(npm run [^`]+)`/g)].map(([, command = ""]) => command),
  ];
  const calls = lines.flatMap((line) => {
    const found = pattern.exec((line.split("#")[0] ?? "").trim());
    if (!found) return [];
    return [argumentsOf(found[1] ?? "").map((word) => (exampleStages.test(word) ? stage : word))];
  });
  return [...new Map(calls.map((call) => [call.join(" "), call])).values()];
}

/** Returns the calls of a script or of the AWS CLI that do not begin their line, and that no test would find by it. */
export function callsInsideLines(): string[] {
  const lines = blocks.flatMap((block) => block.replaceAll("\\\n", " ").split("\n")).map((line) => line.trim());
  const spans = [...handbook.matchAll(/`([^`\n]+)`/g)].map(([, span = ""]) => span);
  return [
    ...[...lines, ...spans].filter((line) => /(?!^)\bnpm run /.test(line.split("#")[0] ?? "")),
    ...spans.filter((span) => /(?!^)\baws /.test(span)),
  ];
}

/** Returns the handbook's calls of the AWS CLI outside its blocks, as they are typed, for another stage than the example's. */
export const awsCallsInSentences = (stage: string): string[] =>
  [...handbook.matchAll(/`(aws [^`]+)`/g)].map(([, call = ""]) => call.replaceAll(/\b(production|trial)\b/g, stage));

/** Splits a line into words as a shell does, as far as the handbook's lines need it; redirections are left out. */
function argumentsOf(line: string): string[] {
  const words = line.match(/"[^"]*"|\S+/g) ?? [];
  const redirection = words.findIndex((word) => /^[<>|]/.test(word));
  return (redirection === -1 ? words : words.slice(0, redirection)).map((word) => word.replaceAll('"', ""));
}
