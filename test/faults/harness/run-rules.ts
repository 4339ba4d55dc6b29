import { isGenerationErrorCode } from "@vanfettle/contract/generation/generation";
import type { ContentProgress } from "@vanfettle/contract/generation/generation-schemas";
import { isPlainMarkup, parseFaqs } from "@vanfettle/contract/location/location-text";
import { filledColumns } from "@vanfettle/core/content/text/location-page";
import type { LocationRow, PlaceRow } from "@vanfettle/core/location/location-row";

/** I6: the number of completed texts never falls within a run and stays within its total. */
export function progressViolations(polls: readonly ContentProgress[]): string[] {
  const found: string[] = [];
  let last: ContentProgress | undefined;
  for (const poll of polls) {
    const { completed, total, failed, startedAt, isRunning } = poll;
    if (completed < 0 || completed > total) found.push(`I6: ${completed} of ${total}`);
    if (failed > total) found.push(`I6: ${failed} failed of ${total}`);
    const sameRun = isRunning && last?.isRunning === true && last.startedAt === startedAt;
    if (sameRun && last && completed < last.completed) {
      found.push(`I6: fell from ${last.completed} to ${completed}`);
    }
    last = poll;
  }
  return [...new Set(found)];
}

/** I5: every region of a run has ended, complete or with a known error code. */
export function endViolations(end: ContentProgress, regions: readonly string[]): string[] {
  const found: string[] = [];
  if (end.isRunning) found.push("I5: still running");
  for (const name of regions) {
    const row = end.regionProgress.find(({ region }) => region === name);
    if (!row) {
      found.push(`I5: ${name} is missing`);
      continue;
    }
    const { successful, total, errorCode, failed } = row;
    if (successful < total && !(errorCode && isGenerationErrorCode(errorCode))) {
      found.push(`I5: ${name} has ${successful} of ${total} and no error`);
    }
    if (successful === total && errorCode) found.push(`I5: ${name} is complete and has an error`);
    if (successful + failed !== total && errorCode !== "interrupted") {
      found.push(`I5: of ${name}'s ${total} ${successful} are done and ${failed} failed`);
    }
  }
  return found;
}

/** The stored row of a text version, under the stored names of its attributes. */
export interface StoredVersionRow {
  placeId: string;
  service: string;
  version: number;
  /** The id of the plan that the text was generated for, under its stored name. */
  round?: string | undefined;
}

/** I3: a place has at most one text for each plan, even if its run was killed. */
export function versionViolations(rows: readonly StoredVersionRow[]): string[] {
  const plans = Map.groupBy(
    rows,
    ({ placeId, service, round }) => `${placeId} ${service} ${round}`,
  );
  return [...plans].flatMap(([what, versions]) =>
    versions.length > 1 ? [`I3: ${what} has ${versions.length} versions`] : [],
  );
}

/** I3: at most the allowed number of calls were paid for. */
export function costViolations({ paid, bound }: { paid: number; bound: number }): string[] {
  return paid > bound ? [`I3: ${paid} calls were paid for, at most ${bound} are allowed`] : [];
}

/** I10: a day uses no more tokens than its budget. */
export function spendViolations({ used, cap }: { used: number; cap: number }): string[] {
  return used > cap ? [`I10: ${used} tokens were used of ${cap}`] : [];
}

const forbidden =
  /https?:|www\.|\S@\S+\.\w|javascript:|data:\w+\/|\{\{|\$\{|```|\]\(|lorem ipsum|as an ai|i'm sorry|[\u0000-\u0008\u200b-\u200f\u2028-\u202e\u0300-\u036f]/i;

/**
 * I7, independent of the product's own checks: a published text is complete, plain, about its place
 * and harmless.
 */
export function textViolations(row: LocationRow): string[] {
  const { name } = row;
  if (row.servicingContent === undefined) return [];
  const text = filledColumns({ kind: "place", row: row as PlaceRow });
  const metaTexts = [
    text.servicingMetaTitle,
    text.servicingMetaDescription,
    text.motMetaTitle,
    text.motMetaDescription,
  ];
  const found: string[] = [];
  for (const html of [text.servicingContent ?? "", text.motContent ?? ""]) {
    if (!isPlainMarkup(html)) found.push("has markup that is not allowed");
    if (html.length < 20 || html.length > 20_000) found.push(`is ${html.length} characters long`);
    if (!html.includes(name)) found.push("does not name its place");
  }
  if (metaTexts.some((meta) => !meta || meta.length > 200 || /[<>\n"]/.test(meta))) {
    found.push("has an invalid meta text");
  }
  const faqs = parseFaqs(text.faqContent);
  if (faqs.length < 1 || faqs.length > 8) found.push(`has ${faqs.length} questions`);
  const all = [text.servicingContent, text.motContent, text.faqContent, ...metaTexts].join("\n");
  const bad = forbidden.exec(all)?.[0];
  if (bad !== undefined) found.push(`says ${JSON.stringify(bad)}`);
  if (/[<>]/.test(text.faqContent ?? "")) found.push("has markup in a question");
  return found.map((what) => `I7: the text of ${name} ${what}`);
}

export interface ObservedRun {
  /** The results of polling the progress. */
  polls: readonly ContentProgress[];
  end: ContentProgress;
  /** The names of the started regions. */
  regions: readonly string[];
  versions: readonly StoredVersionRow[];
  paid: number;
  /** The maximum number of paid calls. */
  bound: number;
  texts: readonly LocationRow[];
}

/** Checks all rules for generation runs, whatever faults occurred. */
export const runViolations = ({
  polls,
  end,
  regions,
  versions,
  paid,
  bound,
  texts,
}: ObservedRun): string[] => [
  ...progressViolations(polls),
  ...endViolations(end, regions),
  ...versionViolations(versions),
  ...costViolations({ paid, bound }),
  ...texts.flatMap(textViolations),
];
