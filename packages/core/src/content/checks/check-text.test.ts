import { describe, expect, test } from "vitest";
import {
  buildFactRecord,
  buildLocationText,
  buildNorthernIrishFactRecord,
  buildSentence,
} from "../../testing/text-builders.ts";
import { signatureOf } from "../similarity/signature.ts";
import { fillText, type LocationText } from "../text/location-text.ts";
import { slotValues } from "../text/slots.ts";
import { checkText } from "./check-text.ts";
import { isHeld } from "./check.ts";

const noOthers = () => Promise.resolve([]);
const codesOf = async (text: LocationText, facts = buildFactRecord()) =>
  (await checkText(text, facts, { exchangeSignature: noOthers })).objections.map(
    ({ code }) => code,
  );

test("a valid text passes every check", async () => {
  expect(await codesOf(buildLocationText())).toEqual([]);
});

test("skips the other checks for a text that is far too long", async () => {
  const text = { ...buildLocationText(), motMetaTitle: "MOT in Reigate ".repeat(2_500) };
  const checked = await checkText(text, buildFactRecord(), { exchangeSignature: noOthers });
  expect(checked).toMatchObject({ text: null, objections: [{ code: "shape", at: "text" }] });
});

test("warns of a word unfit for Northern Ireland only in texts about Northern Ireland", async () => {
  const faqs = [
    {
      question: "Where?",
      answer: [buildSentence("Ask at the MOT station of the town.")],
    },
  ];
  const law = async (facts = buildFactRecord()) =>
    (await codesOf({ ...buildLocationText(), faqs }, facts)).filter((code) => code === "law_word");
  expect(await law()).toEqual([]);
  expect(await law(buildNorthernIrishFactRecord())).toContain("law_word");
});

test("a text about Great Britain is rejected for a place in Northern Ireland", async () => {
  expect(
    await codesOf(buildLocationText({ name: "Lisburn" }), buildNorthernIrishFactRecord()),
  ).toContain("unfilled_slot");
});

/** The text of Reigate for another place, with only the name changed. */
const renamed = (name: string) =>
  JSON.parse(JSON.stringify(buildLocationText()).replaceAll("Reigate", name)) as LocationText;

test("a copy of another location's text with the name changed is held", async () => {
  const facts = buildFactRecord({ name: "Horley" });
  const reigate = buildFactRecord();
  const filled = fillText(buildLocationText(), slotValues(reigate));
  if (!filled) throw new Error("The text has a slot that no fact fills.");
  const other = { slug: "reigate", ...signatureOf(filled, reigate) };
  const exchangeSignature = () => Promise.resolve([other]);
  const { objections } = await checkText(renamed("Horley"), facts, { exchangeSignature });
  expect(new Set(objections.map(({ code }) => code))).toEqual(new Set(["similarity"]));
  expect(objections.every(isHeld)).toBe(true);
});

describe("a text that is too long to be read", () => {
  const check = async (text: LocationText) => {
    let signatures = 0;
    const exchangeSignature = () => Promise.resolve(((signatures += 1), []));
    return { ...(await checkText(text, buildFactRecord(), { exchangeSignature })), signatures };
  };
  const titled = (length: number) => ({ ...buildLocationText(), motMetaTitle: "x".repeat(length) });
  const usual = JSON.stringify(titled(0)).length;

  test("has more than 30,000 characters, and no signature", async () => {
    expect(await check(titled(30_001 - usual))).toEqual({
      text: null,
      objections: [
        expect.objectContaining({ code: "shape", message: "The text: it is far too long." }),
      ],
      signatures: 0,
    });
    expect((await check(titled(30_000 - usual))).objections[0]?.at).toBe("motMetaTitle");
  });

  test("has a sentence of more than 600 characters, which is named", async () => {
    const { text, objections, signatures } = await check(titled(601));
    expect([text, signatures]).toEqual([null, 0]);
    expect(objections).toMatchObject([{ code: "shape", at: "motMetaTitle", words: "" }]);
    expect(objections[0]?.message).toMatch(/^MOT, meta title: A sentence, .*600/);
    expect((await check(titled(600))).text).toEqual(titled(600));
  });
});

test("a text is stored with composed letters, plain spaces and plain hyphens", async () => {
  const good = buildLocationText();
  const [faq, ...others] = good.faqs;
  const written = {
    ...good,
    motMetaTitle: "Van\u00a0MOT in Reigate: class 4 and 7",
    faqs: [
      {
        question: `${faq?.question}`,
        answer: [buildSentence("Ask at a cafe\u0301 in Redhill\u2011way.")],
      },
      ...others,
    ],
  };
  const { text } = await checkText(written, buildFactRecord(), { exchangeSignature: noOthers });
  expect(text?.motMetaTitle).toBe("Van MOT in Reigate: class 4 and 7");
  expect(text?.faqs[0]?.answer).toEqual([buildSentence("Ask at a café in Redhill-way.")]);
});

test("lists errors before warnings", async () => {
  const text = {
    ...buildLocationText(),
    servicingMetaTitle: "Van servicing",
    motMetaDescription: "Ring 01737 555123.",
  };
  const { objections } = await checkText(text, buildFactRecord(), {
    exchangeSignature: noOthers,
  });
  const severities = objections.map(({ severity }) => severity);
  expect(new Set(severities).size).toBe(2);
  expect(severities).toEqual(severities.toSorted());
});

test("an operator may say again what the page shows, a model may not", async () => {
  const words = "Reigate has {{count5}}.";
  const find = async (isEdited: boolean) => {
    const answer = [buildSentence(words)];
    const text = buildLocationText({ faqs: [{ question: "What else should I ask?", answer }] });
    const { objections } = await checkText(text, buildFactRecord(), {
      exchangeSignature: noOthers,
      isEdited,
    });
    return objections.map(({ code, at, words: quoted }) => [code, at, quoted]);
  };
  expect(await find(true)).toEqual([["own_words", "faqs[0].answer", ""]]);
  expect(await find(false)).toEqual([["repeats_page", "faqs[0].answer", ""]]);
});
