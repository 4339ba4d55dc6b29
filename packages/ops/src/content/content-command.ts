import { DomUtils, parseDocument } from "htmlparser2";
import type { ContentVersion, ContentVersions } from "@vanfettle/contract/content/review-schemas";
import { formatUtcMinute } from "@vanfettle/contract/dates";
import { locationKinds } from "@vanfettle/contract/location/location";
import { defineCommand } from "../command.ts";
import { UsageError } from "../errors.ts";
import { callApi } from "../site/call-api.ts";

const content = defineCommand({
  usage: [
    `<slug> [--kind ${locationKinds.join("|")}] [--version N | --publish N [--reason WORDS]]`,
    "--kind selects the location with this slug: a place by default",
    "--reason is required to publish a text that failed the checks   --token TOKEN (OPERATOR_TOKEN) on a stage",
  ].join("\n"),
  arguments: ["slug"],
  options: {
    kind: { type: "string" },
    version: { type: "string" },
    publish: { type: "string" },
    reason: { type: "string" },
    token: { type: "string" },
  },
  async run({ site, values, positionals, print }) {
    const [slug = ""] = positionals;
    const { kind, version, publish, reason, token } = values;
    const wanted = publish ?? version;
    if (reason !== undefined && publish === undefined) {
      throw new UsageError("--reason requires --publish.");
    }
    if (kind !== undefined && !locationKinds.some((each) => each === kind)) {
      throw new UsageError(`--kind must be one of these: ${locationKinds.join(", ")}.`);
    }
    if (wanted !== undefined && !/^[1-9]\d{0,5}$/.test(wanted)) {
      throw new UsageError("A version must be a number from 1.");
    }
    const call = {
      params: { slug, version: wanted ?? "" },
      query: kind === undefined ? {} : { kind },
      token,
    };
    if (publish !== undefined) {
      const body = reason === undefined ? {} : { reason };
      const response = await callApi(site, "publishContentVersion", { ...call, body });
      return print(response, `${response.slug} now shows version ${response.publishedVersion}`);
    }
    if (wanted !== undefined) {
      const shown = await callApi(site, "getContentVersion", call);
      return print(shown, versionText(shown));
    }
    const versions = await callApi(site, "listContentVersions", call);
    print(versions, versionsText(versions));
  },
});

function versionsText({ name, kind, versions }: ContentVersions): string {
  const count = versions.length;
  const summary = count === 0 ? "no text yet" : `texts so far ${count}, newest first`;
  return [`${name} (${kind}): ${summary}`, ...versions.map(versionLine)].join("\n");
}

function versionLine(row: ContentVersions["versions"][number]): string {
  const { words, author, published } = row;
  const columns = [
    `${published ? "*" : " "} ${String(row.version).padStart(4)}`,
    formatUtcMinute(row.generatedAt),
    `${words.servicing} + ${words.mot} words`,
    `${row.tokens} tokens`,
    author === null ? row.model : `edited by ${author}`,
    row.state,
  ];
  return columns.join("  ");
}

/** Converts the HTML of a text, which has headings and paragraphs, to plain text. */
const htmlToText = (html: string): string =>
  DomUtils.textContent(
    parseDocument(html.replaceAll("<h2>", "\n## ").replaceAll(/<\/(h2|p)>/g, "\n")),
  ).trim();

function versionText(text: ContentVersion): string {
  const lines = [`${text.name}, version ${text.version}, ${text.state}`];
  for (const { severity, message } of text.objections) {
    lines.push(`${severity}: ${message}`);
  }
  for (const { metaTitle, metaDescription, html } of [text.servicing, text.mot]) {
    lines.push("", `# ${metaTitle}`, metaDescription, "", htmlToText(html));
  }
  lines.push("");
  for (const { question, answer } of text.faqs) lines.push(`Q: ${question}`, `A: ${answer}`);
  return lines.join("\n");
}

export const commands = { content };
