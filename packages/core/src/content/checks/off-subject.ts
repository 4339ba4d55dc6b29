import { anyOf, anyWordOf } from "./any-of.ts";
import { violation, type SentenceCheck } from "./check.ts";
import { coverNames } from "./own-names.ts";
import { brokenRules, type Rule } from "./rules.ts";

const rules: readonly Rule[] = [
  {
    what: "the text does not speak of its writer or of itself",
    pattern: anyOf(
      String.raw`\bI(?:'m| am) (?:sorry|unable|afraid|not able|an? )`,
      String.raw`\bI(?: apologi[sz]e| cannot| can't| won't| will not| don't have| do not have|'ve (?:written|kept)| have (?:written|kept)| hope)\b`,
      String.raw`\bas an? (?:AI|artificial|assistant|(?:large )?language model)\b`,
      String.raw`\b(?:language model|chatbot|my (?:training|instructions|knowledge cut-?off))\b`,
      String.raw`\b(?:OpenAI|ChatGPT|GPT|Claude|Gemini|Copilot)\b`,
      String.raw`\b(?:here is|here's|here are|below is|following is) (?:the|a|your|my) (?:\w+ )?(?:text|content|copy|article|version|draft|answer|response|sections?|JSON)\b`,
      String.raw`^(?:sure|certainly|of course|absolutely)[,!]\s(?:here|I|let|below|happy)\b`,
      String.raw`\b(?:as|you) (?:you )?(?:requested|asked)(?: for)?\b|\bword count\b`,
      String.raw`\b(?:this|the) (?:article|section|paragraph|text|prompt|answer|sentence)\s+(?:is|will|covers|explains|should|must|has)\b`,
      String.raw`\b(?:the )?(?:facts?|fact record|input|JSON|prompt|instructions) (?:say|says|state|states|do not|does not|given|provided|supplied)\b`,
      String.raw`\b(?:not |isn't )?(?:in|from|according to) the (?:facts|input|data provided|prompt|instructions)\b`,
      String.raw`\bignore (?:all |the )?(?:previous|above|prior|earlier)\b|\bsystem prompt\b`,
    ),
  },
];

const elsewhere = anyWordOf(
  String.raw`restaurants?|cafes?|pubs?|takeaways?|museums?|galler(?:y|ies)|theatres?|cinemas?|shopping`,
  String.raw`shops? (?:and|of)|boutiques?|festivals?|fairs?\b|concerts?|football|cricket|rugby clubs?|golf`,
  String.raw`hotels?|guest ?houses?|holidays?|holiday lets?|sightseeing|tourists?|attractions?|castles?`,
  String.raw`cathedrals?|church(?:es)?|gardens?|nightlife|house prices|property|estate agents?|elections?`,
  String.raw`councillors?|mayors?|MPs?|votes?|vot(?:e|ers|ing)|politic\w*|relig\w*|recipes?|curr(?:y|ies)`,
  String.raw`wines?|beers?|crypto\w*|bitcoin|casinos?|betting|gambling|loans?|mortgages?|dating|singles`,
  String.raw`diets?|weight loss|medic(?:ine|ation)|viagra|pills|celebrit\w*|music|novels?|poems?|poet\w*`,
  String.raw`horoscopes?|weather forecast|schools?|universit\w+|scenery|scenic|wildlife|birds|heritage`,
  String.raw`legends?|markets?|bandstands?|famil(?:y|ies)|day out`,
);
const subject = anyWordOf(
  String.raw`vans?|vehicles?|garages?|workshops?|stations?|services?|serviced|servicing|MOTs?|tests?|tested`,
  String.raw`testers?|tyres?|brak\w+|oil|engines?|diesel|petrol|battery|batteries|lights?|lamps?|filters?`,
  String.raw`clutch\w*|gearbox\w*|steering|suspension|mileage|miles|loads?|loaded|driv\w+|cab|plate|class`,
  String.raw`book\w*|quotes?|repairs?|parts?|mechanics?|exhaust|coolant|fluids?|rust\w*|corro\w+|wipers?`,
  String.raw`mirrors?|towing|tow|fleet`,
);

/** Refuses a sentence about its writer, or about something that has nothing to do with vans. */
export const checkSubject: SentenceCheck = (sentence, facts) => {
  const text = coverNames(sentence.text, facts);
  const found = brokenRules(sentence, "off_subject", rules, text);
  const words = elsewhere.exec(text)?.[0];
  if (words !== undefined && !subject.test(text)) {
    found.push(violation("off_subject", sentence, words, "this is not about vans"));
  }
  return found;
};
