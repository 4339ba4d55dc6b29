/** Words that stay in capitals. Words without a vowel, such as BMW, do so anyway. */
const initials = new Set([
  "ATS",
  "MOT",
  "MOTS",
  "UK",
  "AA",
  "RAC",
  "BCA",
  "HGV",
  "LGV",
  "PSV",
  "JCB",
  "VW",
  "KIA",
  "NHS",
]);
/** Words of two or three letters that are not initials, although they look like them. */
const shortWords = new Set(
  "ST CO MR DR HI WE MY GO UP NO TY LE RD AL ED ADD ALL AND ANN ARC ARK ARM ART ASH ASK ELM END INN OLD".split(" "),
);
/** Words that are in lower case unless they come first. */
const joiningWords = new Set([
  "AND",
  "OF",
  "THE",
  "IN",
  "ON",
  "AT",
  "TO",
  "BY",
  "FOR",
  "UPON",
  "UNDER",
  "NEXT",
  "Y",
  "YR",
]);
const abbreviations = new Map([
  ["LTD", "Ltd"],
  ["LLP", "LLP"],
  ["PLC", "plc"],
  ["BROS", "Bros"],
]);

/**
 * Returns a name that is written in capitals as people write it: `M & D SERVICES (BRISTOL) LTD` becomes
 * `M & D Services (Bristol) Ltd`. A name that already has lower case is only freed of double blanks.
 */
export function readableName(text: string): string {
  const spaced = text
    .replace(/\s+/g, " ")
    .replace(/,(?=\p{L})/gu, ", ")
    .trim();
  if (/[a-z]/.test(spaced.replace(/\d+(?:st|nd|rd|th)\b/g, ""))) return spaced;
  let isFirst = true;
  return spaced.replace(/[\p{L}\d'’]+/gu, (word) => {
    const written = readableWord(word, isFirst);
    isFirst = false;
    return written;
  });
}

function readableWord(word: string, isFirst: boolean): string {
  if (joiningWords.has(word) && !isFirst) return word.toLowerCase();
  const abbreviation = abbreviations.get(word);
  if (abbreviation) return abbreviation;
  if (/\d/.test(word)) return /^\d+(ST|ND|RD|TH|X\d+)$/.test(word) ? word.toLowerCase() : word;
  if (shortWords.has(word) || joiningWords.has(word)) return capitalise(word);
  const looksLikeInitials = word.length <= 2 || /^[AEIOU][^AEIOUY]{2}$/.test(word);
  const isInitials = looksLikeInitials || initials.has(word) || !/[AEIOUY]/.test(word.normalize("NFD"));
  return isInitials ? word : capitalise(word);
}

/** Puts the first letter in capitals, and the next one after Mc and O'. */
function capitalise(word: string): string {
  const lower = word[0] + word.slice(1).toLowerCase();
  return lower.replace(
    /^(Mc|[OD]['’])(\p{Ll})(?=\p{Ll})/u,
    (_, start: string, letter: string) => start + letter.toUpperCase(),
  );
}
