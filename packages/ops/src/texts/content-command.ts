import type { ContentVersion, ContentVersions } from "@vanfettle/contract/content/review-schemas";
import { formatUtcMinute } from "@vanfettle/contract/dates";
import { locationKinds } from "@vanfettle/contract/locations/location";
import { defineCommand } from "../command.ts";
import { UsageError } from "../errors.ts";
import { decodeCharacters } from "../html-characters.ts";
import { callApi } from "./call-api.ts";

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
    if (reason !== undefined && publish === undefined)
      throw new UsageError("--reason requires --publish.");
    if (kind !== undefined && !locationKinds.some((each) => each === kind))
      throw new UsageError(`--kind must be one of these: ${locationKinds.join(", ")}.`);
    if (wanted !== undefined && !/^[1-9]\d{0,5}$/.test(wanted))
      throw new UsageError("A version must be a number from 1.");
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

const versionsText = ({ name, kind, versions }: ContentVersions): string =>
  [
    `${name} (${kind}): ${versions.length === 0 ? "no text yet" : `texts so far ${versions.length}, newest first`}`,
    ...versions.map(({ version, generatedAt, model, words, tokens, published, state, author }) =>
      [
        `${published ? "*" : " "} ${String(version).padStart(4)}`,
        formatUtcMinute(generatedAt),
        `${words.servicing} + ${words.mot} words`,
        `${tokens} tokens`,
        author === null ? model : `edited by ${author}`,
        state,
      ].join("  "),
    ),
  ].join("\n");

/** Converts the HTML of a text, which has headings and paragraphs without attributes, to plain text. */
const htmlToText = (html: string): string =>
  decodeCharacters(
    html
      .replaceAll(/<h2>([^<]*)<\/h2>/g, "\n## $1\n")
      .replaceAll(/<\/p>/g, "\n")
      .replaceAll(/<[^<>]*>/g, ""),
  ).trim();

const versionText = ({
  name,
  version,
  state,
  faults,
  servicing,
  mot,
  faqs,
}: ContentVersion): string =>
  [
    `${name}, version ${version}, ${state}`,
    ...faults.map(({ level, message }) => `${level}: ${message}`),
    ...[servicing, mot].flatMap((part) => [
      "",
      `# ${part.metaTitle}`,
      part.metaDescription,
      "",
      htmlToText(part.html),
    ]),
    "",
    ...faqs.flatMap(({ question, answer }) => [`Q: ${question}`, `A: ${answer}`]),
  ].join("\n");

export const commands = { content };
