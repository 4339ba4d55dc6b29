/** The county letters of Irish registrations since 1987, of one and of two letters. */
const irishCounties = {
  one: "CDGLTW",
  two: "CE|CN|CW|DL|KE|KK|KY|LD|LH|LK|LM|LS|MH|MN|MO|OY|RN|SO|TN|TS|WD|WH|WW|WX",
};
const irishCounty = `(?:${irishCounties.two}|[${irishCounties.one}])`;

/** The formats of registrations and their registers, most specific first. Some are shared. */
const shapes = [
  // The layouts of S.I. 2001/561, schedule 3: since 2001; with the year letter in front, and Q;
  // with it at the end; older.
  ["uk", /^[A-Z]{2}\d{2}[A-Z]{3}$/],
  ["uk", /^[A-Z]\d{1,3}[A-Z]{3}$/],
  ["uk", /^[A-Z]{3}\d{1,3}[A-Z]$/],
  ["uk", /^[A-Z]{1,3}[1-9]\d{0,3}$/],
  ["uk", /^[1-9]\d{0,3}[A-Z]{1,3}$/],
  // S.I. 2018/1203, regulation 15.
  ["trailer", /^[A-Z]\d{7}$/],
  // Guernsey has up to five digits; trade plates have had exactly five since 2015.
  ["guernsey", /^\d{1,4}$/],
  ["guernseyOrTrade", /^\d{5}$/],
  // Up to six digits; a UK registration has up to four.
  ["jersey", /^J\d{5,6}$/],
  // Since October 2001, and before; fewer digits are a UK layout.
  ["gibraltar", /^G(?:\d{4}[A-Z]|\d{5})$/],
  // The first three digits of an Irish registration since 2013 are the year and its half.
  ["diplomaticOrIrish", /^\d{2}[12]D\d{3}$/],
  ["diplomatic", /^\d{3}[DX]\d{3}$/],
  // The armed forces, before and since the 1990s.
  ["militaryOrIrish", new RegExp(String.raw`^\d{2}(?:${irishCounties.two})\d{2}$`)],
  ["military", /^\d{2}[A-Z]{2}\d{2}$/],
  ["militaryOrCutShort", /^[A-Z]{2}\d{2}[A-Z]{2}$/],
  // S.I. 318/1992 of Ireland, regulation 9; ZV is for old vehicles and ZZ for visitors.
  ["irish", new RegExp(String.raw`^\d{2}[12]?${irishCounty}\d{1,6}$`)],
  ["irish", /^Z[VZ]\d{5}$/],
  // Others with such groups; then France and Italy, which share a format.
  ["foreign", /^\d{2,3}[A-Z]{1,2}\d{1,6}$/],
  ["foreign", /^[A-Z]{2}\d{3}[A-Z]{2}$/],
] as const satisfies [string, RegExp][];

export type RegistrationShape = (typeof shapes)[number][0];

/** The most characters of a UK registration. */
const longestInUk = 7;

/** The letters of the country beside a plate's characters, as in `GB AB12 CDE` and `(UK) AB12 CDE`. */
const countryLetters = /^\s*(\((?:GB|UK)\)|GB|UK)([\s.:,\-\u2010-\u2015]*)(.*)$/is;

/**
 * Returns a registration without the letters of the country before it. Registrations that begin with
 * these letters stay whole, such as `GB12 ABC`, and so do their beginnings, such as `UK12 A`.
 */
export function withoutCountryLetters(text: string): string {
  const [, country = "", separator = "", rest = ""] = countryLetters.exec(text) ?? [];
  if (country === "" || registrationShape(rest) !== "uk") return text;
  if (country.startsWith("(")) return rest;
  const isTooLong = withoutSeparators(text).length > longestInUk;
  return registrationShape(text) !== "uk" && (separator !== "" || isTooLong) ? rest : text;
}

/** Returns a registration in capitals without spaces, full stops or hyphens. */
export const withoutSeparators = (text: string): string =>
  text.replace(/[\s.\-\u2010-\u2015]/g, "").toUpperCase();

/**
 * Returns the register that a registration's format belongs to, or undefined. Ignores case and
 * separators.
 */
export function registrationShape(text: string): RegistrationShape | undefined {
  const registration = withoutSeparators(text);
  return shapes.find(([, shape]) => shape.test(registration))?.[0];
}
