/** The grammar and typing errors that generated texts have had, by kind. */
const slips: Readonly<Record<string, RegExp>> = {
  "a word twice": /\b(\p{L}+) \1\b/iu,
  "a before a vowel": /\ba (?:MOT|[aeio]\p{L}|u(?!s|ni)\p{L})/u,
  "an before a consonant": /\ban (?!MOT|hour|honest)[bcdfghjklmnpqrstvwxyz]/i,
  "a space before punctuation": /\s[,.;:?!]/,
  "two spaces": / {2}/,
  "two punctuation marks": /[,.;:?!]{2}|[,;:]\./,
  "a sentence in lower case": /^[a-z]|[.?!] [a-z]/,
  "no full stop at the end": /[^.?!]$/,
  "one with a plural":
    /(?<![\d.,])1 (?:stations|miles|places|people|counties|van MOT stations|class 7 stations)\b/,
  "a plural verb with one or none":
    /\b(?:are|were|have) (?:no|1|one) (?:van|class|station|place)\b/,
  "a singular verb with several": /\bis (?!1 |0\.)\d[\d,]* (?:van MOT|class 7) stations\b/,
  "two articles": /\b(?:the|a|an) (?:the|a|an)\b/i,
  "either without a first": /\beither\b(?! .{1,60} or\b)/,
  "may be in reach": /\bmay be in reach\b/,
  "a plural subject with one name":
    /\b(?:Districts|Places|Counties) [^.]{0,60}\bare \p{Lu}[\p{L}' -]*\.$/u,
  "an open bracket": /^[^()]*(?:\([^()]*\)[^()]*)*(?:\([^()]*|[^()]*\)[^()]*)$/,
};

/** Returns the names of the errors in a sentence with its slots filled. */
export const slipsIn = (sentence: string): string[] =>
  Object.entries(slips).flatMap(([name, pattern]) => (pattern.test(sentence) ? [name] : []));
