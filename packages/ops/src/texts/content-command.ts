import type { ContentVersion, ContentVersions } from "@vanfettle/contract/content-schemas";
import { defineCommand } from "../command.ts";
import { UsageError } from "../errors.ts";
import { callApi } from "./call-api.ts";

export const contentCommand = defineCommand({
  usage: "<slug> [--version N | --publish N]   --token TOKEN (OPERATOR_TOKEN) on a stage",
  arguments: ["slug"],
  options: { version: { type: "string" }, publish: { type: "string" }, token: { type: "string" } },
  async run({ site, values, given }) {
    const [slug = ""] = given;
    const { token, json } = values;
    const show = <T>(answer: T, words: (answer: T) => string) =>
      console.log(json ? JSON.stringify(answer) : words(answer));
    if (values.publish !== undefined) {
      const params = { slug, version: numbered(values.publish) };
      const answer = await callApi(site, "publishContentVersion", { params, body: {}, token });
      return show(answer, (done) => `${done.slug} now shows version ${done.publishedVersion}`);
    }
    if (values.version !== undefined) {
      const params = { slug, version: numbered(values.version) };
      return show(await callApi(site, "getContentVersion", { params, token }), versionText);
    }
    show(await callApi(site, "listContentVersions", { params: { slug }, token }), versionsText);
  },
});

function numbered(version: string): string {
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

const characters: Record<string, string> = {
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#39;": "'",
  "&#x27;": "'",
  "&amp;": "&",
};

/** Our own rendering: headings and paragraphs without attributes. */
const plain = (html: string): string =>
  html
    .replaceAll(/<h2>(.*?)<\/h2>/g, "\n## $1\n")
    .replaceAll(/<\/p>/g, "\n")
    .replaceAll(/<[^>]*>/g, "")
    .replaceAll(/&(?:lt|gt|quot|#39|#x27|amp);/g, (entity) => characters[entity] ?? entity)
    .trim();

const versionText = ({ name, version, published, servicing, mot, faqs }: ContentVersion): string =>
  [
    `${name}, version ${version}${published ? ", published" : ""}`,
    ...[servicing, mot].flatMap((part) => ["", `# ${part.metaTitle}`, part.metaDescription, "", plain(part.html)]),
    "",
    ...faqs.flatMap(({ question, answer }) => [`Q: ${question}`, `A: ${answer}`]),
  ].join("\n");
