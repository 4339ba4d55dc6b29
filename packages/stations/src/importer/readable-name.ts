const words = (text: string): ReadonlySet<string> => new Set(text.split(" "));

/** Words that stay in capitals, besides unpronounceable words such as BMW. */
const initials = words(
  "AAA ADAS ASAP ATS CIC MOT MOTS SAS SOS UK AA RAC RAF BCA HGV LGV PSV JCB VW VAG DAF KIA NHS IOW ABC VIP III VII HQ",
);
/** Short words that look like initials. */
const shortWords = words(
  "ST CO MR DR HI WE MY GO UP NO IT US DO YE JO LA TY RD AL ED NR STN ADD ALF ALL AND ANN ARC ARK ARM ART ASH ASK EGG ELF ELM END ENG ESH EST ILL INC IND INN ITS ODD OFF OGG OLD ORD ORR OWL OWN USK SHY WHY",
);
/** Short words in addresses and towns. In names they are usually initials. */
const shortWordsOfPlaces = words("AB CT DI EX GT LT MA ME MT OP PK SQ");
/** Words in lower case unless they come first. */
const joiningWords = words(
  "AN AND AS AT BY DE EN FOR IN LE NEXT OF ON THE TO UNDER UPON Y YM YN YR 'N 'N'",
);
const joiningWordsOfPlaces = words("AR CUM OFF SUPER");
const abbreviations = new Map([
  ["LTD", "Ltd"],
  ["LLP", "LLP"],
  ["PLC", "plc"],
  ["BROS", "Bros"],
  ["HIQ", "HiQ"],
]);

/** Initial consonant pairs of English, Scottish and Welsh words. */
const beginning = "[BCFGPS]L|[BCDFGPTW]R|[CGKRSTW]H|PH|S[CKMNPQTW]|[DKT]W|[GK]N|DD|FF|LL|VR|KL|KR";
/**
 * Matches three letters with any other start, such as PDI. Longer words are names: Cwmbran, Xtreme.
 */
const unpronounceable = new RegExp(`^(?!${beginning})[^AEIOUY]{2}[AEIOUY]$`);
const withWelshVowel = /^(CRWN|CWRT|BWLCH|CLWT|PWLL)|CWM/;

/** The kind of text. Initials are common in names and rare in addresses and towns. */
type Kind = "name" | "place";

/**
 * Converts a name in capitals to normal case: `M & D SERVICES LTD` becomes `M & D Services Ltd`.
 */
export const readableName = (text: string): string => readable(text, "name");

/** Converts an address line or town to normal case. */
export const readablePlace = (text: string): string => readable(text, "place");

function readable(text: string, kind: Kind): string {
  const spaced = text
    .replace(/\s+/g, " ")
    .replace(/`/g, "'")
    .replace(/,(?=\p{L})/gu, ", ")
    .trim()
    .replace(/(?<!,),+$/, "");
  if (count(spaced, /\p{Ll}/gu) >= count(spaced, /\p{Lu}/gu)) return spaced;
  let isFirst = true;
  // Typists write a zero for the letter O: `R0AD`.
  const lettered = kind === "place" ? spaced.replace(/(?<=\p{L})0(?=\p{L}{2})/gu, "O") : spaced;
  const read = lettered.replace(/[\p{L}\d'’]+/gu, (word) => {
    const written = readableWord(word, isFirst, kind);
    isFirst = false;
    return written;
  });
  return read.replace(/\bde La\b/g, "de la");
}

const count = (text: string, letter: RegExp): number => text.match(letter)?.length ?? 0;

function readableWord(written: string, isFirst: boolean, kind: Kind): string {
  const word = written.toUpperCase();
  // Keep short mixed-case words in a text in capitals: `HIGH STREET r/o`, `2 MGs`.
  if (written !== word && written.length <= 3 && !abbreviations.has(word)) return written;
  const [, owner, possessive = ""] = /^(.+)(['’]S)$/.exec(word) ?? [];
  if (owner) return readableWord(owner, true, kind) + possessive.toLowerCase();
  const isJoining = joiningWords.has(word) || (kind === "place" && joiningWordsOfPlaces.has(word));
  if (isJoining && !isFirst) return word.toLowerCase();
  const abbreviation = abbreviations.get(word);
  if (abbreviation) return abbreviation;
  if (/^\d+(ST|ND|RD|TH|X\d+)$/.test(word)) return word.toLowerCase();
  if (/\d/.test(word)) {
    return written.replace(/\p{L}{3,}/gu, (letters) => readableWord(letters, true, kind));
  }
  return isJoining || !isInitials(word, kind) ? capitalise(word) : word;
}

function isInitials(word: string, kind: Kind): boolean {
  if (shortWords.has(word)) return false;
  if (initials.has(word) || word.length === 1) return true;
  if (kind === "place" && shortWordsOfPlaces.has(word)) return false;
  const hasVowel = /[AEIOUY]/.test(word.normalize("NFD")) || withWelshVowel.test(word);
  if (!hasVowel || word.length === 2 || unpronounceable.test(word)) return true;
  return kind === "name" && /^[AEIOU][^AEIOUY'’]{2}$/.test(word);
}

function capitalise(word: string): string {
  const lower = word[0] + word.slice(1).toLowerCase();
  return lower.replace(
    /^(Mc|[OD]['’])(\p{Ll})(?=\p{Ll})/u,
    (_, start: string, letter: string) => start + letter.toUpperCase(),
  );
}
