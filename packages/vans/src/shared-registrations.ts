/**
 * The letters of Northern Irish councils: the last two of a registration's letters. Other pairs
 * with I or Z are Irish.
 */
const northernIrishCouncil = /(?:[A-Y]Z|I[ABGJLW]|[JOUX]I)$/;

/**
 * Returns the letters of a registration without a year, before or after its digits; undefined for
 * other formats.
 */
function datelessLetters(registration: string): string | undefined {
  const [, before, after] =
    /^(?:([A-Z]{1,3})\d{1,4}|\d{1,4}([A-Z]{1,3}))$/.exec(registration) ?? [];
  return before ?? after;
}

/**
 * Returns whether a registration was issued in Northern Ireland. It may be used elsewhere: they are
 * sold. Three letters with four digits are issued there only; with fewer digits, Ireland issued
 * them too until 1986.
 */
export function isNorthernIrishRegistration(registration: string): boolean {
  const letters = datelessLetters(registration);
  if (letters?.length !== 3) return false;
  if (registration.length === 7) return /[IZ]/.test(letters);
  return northernIrishCouncil.test(letters);
}

function isOldIrish(registration: string): boolean {
  const letters = datelessLetters(registration);
  if (letters === undefined || registration.length > 6) return false;
  if (letters === "Z") return true;
  if (letters === "I" || northernIrishCouncil.test(letters)) return false;
  return /[IZ].?$/.test(letters);
}

/** The formats of the Isle of Man since 1906. No UK council has had the letters MN and MAN. */
const manxFormats = [
  String.raw`MN\d{1,4}`,
  String.raw`MAN\d{1,4}`,
  String.raw`[B-Y]MN\d{1,3}`,
  String.raw`\d{1,4}MN`,
  String.raw`\d{1,4}MAN`,
  String.raw`\d{1,3}[B-Y]MN`,
  String.raw`MAN\d{1,3}[A-Y]`,
  String.raw`[A-Y]\d{1,3}MAN`,
  String.raw`[B-Y]MN\d{1,3}[A-Y]`,
];
const manx = new RegExp(`^(?:${manxFormats.join("|")})$`);

/** The registers whose formats are also layouts of UK registrations. */
const others: readonly [name: string, hasFormat: (registration: string) => boolean][] = [
  ["a Jersey registration", (text) => /^(?:J\d{1,4}|JSY\d{1,3})$/.test(text)],
  ["an Alderney registration", (text) => /^AY\d{1,4}$/.test(text)],
  ["a Gibraltar registration", (text) => /^G\d{1,4}$/.test(text)],
  ["an Isle of Man registration", (text) => manx.test(text)],
  ["an Irish registration from before 1987", isOldIrish],
  ["an older trade plate", (text) => /^\d{3}[A-Z]{1,3}$/.test(text)],
];

/**
 * Returns a sentence on other registers for a UK registration that DVLA does not have; null if only
 * the UK has its format.
 */
export function otherRegisters(registration: string): string | null {
  const found = others.filter(([, hasFormat]) => hasFormat(registration)).map(([name]) => name);
  if (found.length === 0) return null;
  const verb = found.length === 1 ? "is" : "are";
  return `It may be ${found.join(" or ")}, which ${verb} not in DVLA's register of vehicles.`;
}
