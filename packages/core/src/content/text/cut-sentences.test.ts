import { describe, expect, test } from "vitest";
import { buildLocationText } from "../../testing/text-builders.ts";
import { objection, type ObjectionCode } from "../checks/check.ts";
import { cutSentences } from "./cut-sentences.ts";

const sentences = (...texts: string[]) => texts.map((text) => ({ text }));
const text = {
  ...buildLocationText(),
  servicing: [
    {
      heading: "Garages",
      paragraphs: [sentences("One.", "Two.", "If they are full, three."), sentences("Four.")],
    },
  ],
  faqs: [{ question: "How many?", answer: sentences("Five.", "So six.") }],
};
const objectTo = (...paths: string[]) =>
  paths.map((at) => objection("unsupported", { at }, "", "nobody would miss it"));

test("cuts the last sentences of paragraphs, and of the answer to the only question", () => {
  const shorter = cutSentences(
    text,
    objectTo("servicing[0].paragraphs[0][2]", "servicing[0].paragraphs[0][1]", "faqs[0].answer[1]"),
  );
  expect(shorter).toEqual({
    ...text,
    servicing: [{ heading: "Garages", paragraphs: [sentences("One."), sentences("Four.")] }],
    faqs: [{ question: "How many?", answer: sentences("Five.") }],
  });
});

describe("a sentence before others", () => {
  const without = (code: ObjectionCode, i: number, next = "If they are full, three.") => {
    const paragraphs = [sentences("One.", "Two.", next)];
    const at = `servicing[0].paragraphs[0][${i}]`;
    return cutSentences({ ...text, servicing: [{ heading: "Garages", paragraphs }] }, [
      objection(code, { at }, "", "so"),
    ])?.servicing[0]?.paragraphs[0];
  };
  const whole = (next: string) => sentences("One.", "Two.", next);

  test.each(["removable", "unsupported"] as const)("that is %s is cut", (code) => {
    expect(without(code, 0)).toEqual(sentences("Two.", "If they are full, three."));
    expect(without(code, 1, "There are three.")).toEqual(sentences("One.", "There are three."));
  });

  test.each(["If they are full, three.", "Ask those first.", "There you can ask."])(
    "stays if the next is %j and nobody would miss it, and costs the text if it is wrong",
    (next) => {
      expect(without("removable", 1, next)).toEqual(whole(next));
      expect(without("unsupported", 1, next)).toBeUndefined();
    },
  );
});

test("keeps the only question with a sentence that nobody would miss", () => {
  const faqs = [{ question: "How many?", answer: sentences("Five.", "So six.") }];
  const found = objection("removable", { at: "faqs[0].answer[0]" }, "", "so");
  expect(cutSentences({ ...text, faqs }, [found])?.faqs).toEqual(faqs);
});

test("cuts a paragraph of which nothing is left, and a question that is not the only one", () => {
  const faqs = [...text.faqs, { question: "Where?", answer: sentences("Seven.") }];
  const [kept] = faqs.slice(1);
  const longer = { ...text, faqs };
  expect(cutSentences(longer, objectTo("faqs[1].answer[0]"))?.faqs).toEqual(text.faqs);
  expect(cutSentences(longer, objectTo("faqs[0].question"))?.faqs).toEqual([kept]);
  expect(cutSentences(longer, objectTo("faqs[0].answer[0]"))?.faqs).toEqual([kept]);
  expect(cutSentences(text, objectTo("servicing[0].paragraphs[1][0]"))?.servicing).toEqual([
    { heading: "Garages", paragraphs: [sentences("One.", "Two.", "If they are full, three.")] },
  ]);
});

describe("a description", () => {
  const [first, second] = ["Ask in town, where most are.", "Look further for class 7."];
  const described = { ...text, motMetaDescription: `${first} ${second}` };
  const descriptionWithout = (code: ObjectionCode, at: string, from = described) =>
    cutSentences(from, [objection(code, { at }, "", "so")])?.motMetaDescription;

  test.each(["unsupported", "reader", "figure"] as const)(
    "loses only the sentence with the objection %s",
    (code) => {
      expect(descriptionWithout(code, "motMetaDescription[1]")).toBe(first);
      expect(descriptionWithout(code, "motMetaDescription[0]")).toBe(second);
    },
  );

  test("whose next sentence refers to the one with an objection loses both", () => {
    const referring = { ...described, motMetaDescription: `${first} If they are full, wait.` };
    const left = descriptionWithout("unsupported", "motMetaDescription[0]", referring);
    expect(left).toMatch(/^From the centre of Reigate/);
  });

  test("of which nothing is left is the beginning of its page's text, and then the usual one", () => {
    const [lead = ""] = text.mot[0]?.paragraphs[0]?.map((each) => each.text) ?? [];
    const lost = { ...described, motMetaDescription: first };
    const lead2 = descriptionWithout("unsupported", "motMetaDescription[0]", lost);
    expect(lead2).toMatch(/^From the centre of Reigate/);
    expect(lead2?.startsWith(lead)).toBe(true);
    expect(descriptionWithout("length", "motMetaDescription")).toBe(lead2);
    const led = { ...described, motMetaDescription: lead2 ?? "" };
    expect(descriptionWithout("length", "motMetaDescription", led)).toBe("");
  });
});

test("cuts no contact from a description, because the text has not been read", () => {
  const found = objection("contact", { at: "motMetaDescription" }, "", "no phone numbers");
  expect(cutSentences(text, [found])).toBeUndefined();
});

test.each([
  ["has a sentence after it that refers to it", "servicing[0].paragraphs[0][1]"],
  ["is a heading", "servicing[0].heading"],
  ["is the only question", "faqs[0].question"],
  ["is a title", "motMetaTitle"],
  ["is the whole text", "text"],
])("cuts nothing if what is objected to %s", (_, at) => {
  expect(cutSentences(text, objectTo(at))).toBeUndefined();
});

test("cuts nothing that could do harm: the whole text is written again or waits", () => {
  const at = "faqs[0].answer[1]";
  expect(cutSentences(text, [objection("reader", { at }, "", "a promise")])).toBeUndefined();
});
