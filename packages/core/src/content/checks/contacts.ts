import { anyOf } from "./any-of.ts";
import type { SentenceCheck } from "./check.ts";
import { brokenRules, type Rule } from "./rules.ts";

const digit = "(?:zero|oh|nought|one|two|three|four|five|six|seven|eight|nine|double|triple|treble)";

/** Any way to reach anybody but through this site, and anything that looks like a host or a path. */
const rules: readonly Rule[] = [
  {
    what: "no phone numbers",
    pattern: anyOf(
      String.raw`\+\s?44|(?:\(?\d\)?[\s.\-–—/]*){7,}|\b0\d{2,4}[\s-]?\d{3}`,
      String.raw`\b(?:call|phone|ring|dial|text|tel(?:ephone)?|freephone|fax|number is)\b[^.!?]{0,25}\d{3}`,
      String.raw`\b${digit}(?:[\s,\-–]+(?:and\s+)?${digit}){4,}\b|\bfreephone\b`,
    ),
  },
  {
    what: "no e-mail addresses",
    pattern: /@|[([]\s*at\s*[)\]]|\b[\w-]+ at [\w-]+ (?:dot|\.)\s?\w+/i,
  },
  {
    what: "no addresses of websites and no paths",
    pattern:
      /\b(?:https?|ftp|mailto|tel|javascript|vbscript|data|file|whatsapp):\S|\/\/|\bwww\b|\b[\p{L}\p{N}-]+\.(?-i:[a-z]{2,})\b|\b[\p{L}\p{N}-]+\.(?:com|co|uk|org|net|info|biz|io|ai|app|shop|xyz|ly|me|eu|site|online)\b|\b\w+\s*[([]?dot[)\]]?\s*(?:com|co|uk|org|net|xyz|io|info|biz|shop)\b|(?:^|\s)[~.]{0,2}\/[\w-]|\w\/[\w-]*\/|\w\/\?|\\\w|\b\w+\.\w+\/\w|\b(?:localhost|\d{1,3}(?:\.\d{1,3}){3})\b/iu,
  },
  {
    what: "nobody is reached that way",
    pattern: anyOf(
      String.raw`\b(?:call|ring|phone|e-?mail|message|text|contact|fax|write to|drop|give|dm)\s+(?:us|me)\b`,
      String.raw`\b(?:our|my)\s+(?:(?:phone|telephone|mobile|office|contact|fax)\s+)?(?:number|helpline|hotline|address|line|website|web site|inbox|page|profile|channel|app)\b`,
      String.raw`\bwhats\s?app\b|\bfacebook\b|\binstagram\b|\btik\s?tok\b|\btwitter\b|\btelegram\b`,
      String.raw`\bsnapchat\b|\blinkedin\b|\byoutube\b|\bgoogle\b|\bsearch (?:online )?for us\b`,
      String.raw`\bfollow us\b|\bfind us (?:on|at|as|near|by|opposite)\b|\bQR codes?\b`,
      String.raw`\bpop in(?:to)? (?:to )?(?:us|our|unit|number)\b|\bvisit (?:us|our)\b`,
    ),
  },
  {
    what: "no postal addresses",
    pattern:
      /\b(?-i:[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2})\b|\bunit\s+(?:\d|one|two|three|[A-F]\b)|\bP\.?\s?O\.? box\b|\bpost ?codes? (?:is|are)\b/i,
  },
];

/** Refuses ways to contact anyone but the site. */
export const checkContacts: SentenceCheck = (sentence) => brokenRules(sentence, "contact", rules);
