import type { ContentVersion, ContentVersions } from "@vanfettle/contract/review-schemas";
import { defineCommand } from "../command.ts";
import { UsageError } from "../errors.ts";
import { callApi } from "./call-api.ts";

export const contentCommand = defineCommand({
  usage: "<slug> [--version N | --publish N]   --token TOKEN (OPERATOR_TOKEN) on a stage",
  arguments: ["slug"],
  options: { version: { type: "string" }, publish: { type: "string" }, token: { type: "string" } },
  async run({ site, values, positionals }) {
    const [slug = ""] = positionals;
    const { token, json } = values;
    const print = <T>(response: T, toText: (response: T) => string) =>
      console.log(json ? JSON.stringify(response) : toText(response));
    if (values.publish !== undefined) {
      const params = { slug, version: checkVersion(values.publish) };
      const response = await callApi(site, "publishContentVersion", { params, body: {}, token });
      return print(response, (done) => `${done.slug} now shows version ${done.publishedVersion}`);
    }
    if (values.version !== undefined) {
      const params = { slug, version: checkVersion(values.version) };
      return print(await callApi(site, "getContentVersion", { params, token }), versionText);
    }
    print(await callApi(site, "listContentVersions", { params: { slug }, token }), versionsText);
  },
});

function checkVersion(version: string): string {
  if (!/^[1-9]\d{0,5}$/.test(version)) throw new UsageError("A version is a number from 1 on.");
  return version;
}

const versionsText = ({ name, kind, versions }: ContentVersions): string =>
  [
    `${name} (${kind}): ${versions.length === 0 ? "no text yet" : `texts so far ${versions.length}, newest first`}`,
    ...versions.map(({ version, generatedAt, model, words, tokens, published }) =>
      [
        `${published ? "*" : " "} ${String(version).padStart(4)}`,
        `${generatedAt.slice(0, 16).replace("T", " ")} UTC`,
        `${words.servicing} + ${words.mot} words`,
        `${tokens} tokens`,
        model,
      ].join("  "),
    ),
  ].join("\n");

const characterReferences: Record<string, string> = {
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#39;": "'",
  "&#x27;": "'",
  "&amp;": "&",
};

/** Converts the HTML of a text, which has headings and paragraphs without attributes, to plain text. */
const htmlToText = (html: string): string =>
  html
    .replaceAll(/<h2>(.*?)<\/h2>/g, "\n## $1\n")
    .replaceAll(/<\/p>/g, "\n")
    .replaceAll(/<[^>]*>/g, "")
    .replaceAll(/&(?:lt|gt|quot|#39|#x27|amp);/g, (entity) => characterReferences[entity] ?? entity)
    .trim();

const versionText = ({ name, version, published, servicing, mot, faqs }: ContentVersion): string =>
  [
    `${name}, version ${version}${published ? ", published" : ""}`,
    ...[servicing, mot].flatMap((part) => ["", `# ${part.metaTitle}`, part.metaDescription, "", htmlToText(part.html)]),
    "",
    ...faqs.flatMap(({ question, answer }) => [`Q: ${question}`, `A: ${answer}`]),
  ].join("\n");
