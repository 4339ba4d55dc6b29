import { expect, test } from "vitest";
import { buildFactRecord, buildFilledText } from "../../testing/text-builders.ts";
import { checkLanguage, englishShare } from "./language.ts";

test("English prose has three times the share of common words it needs", () => {
  const prose =
    "Tell the garage how the van is used when you book. One that carries tools all day needs its tyres, springs and rear brakes looked at with more care than one that spends the week parked outside a shop.";
  expect(englishShare(prose)).toBeGreaterThan(0.36);
});

const other = {
  French:
    "Les propriétaires de camionnettes de la ville trouvent ici un garage pour faire réviser leur véhicule avant le contrôle annuel, sans devoir attendre.",
  German:
    "Wer in der Stadt einen Lieferwagen fährt, findet hier eine Werkstatt für die Wartung und kann den Termin für die jährliche Prüfung gleich mit ansehen.",
  Spanish:
    "Los propietarios de furgonetas encuentran aquí un taller para la revisión y pueden comparar lo que incluye cada visita antes de pedir una cita.",
  Welsh:
    "Mae perchnogion faniau yn y dref yn gallu dod o hyd i garej ar gyfer eu gwasanaeth yma, a gweld beth sydd yn cael ei wirio bob blwyddyn.",
  "one word": "van ".repeat(60),
};

test.each(Object.entries(other))("a part in %s is rejected", (_, words) => {
  expect(englishShare(words)).toBeLessThan(0.1);
  expect(
    checkLanguage(buildFilledText({ mot: [{ heading: "MOT", paragraphs: [words] }] }), buildFactRecord()),
  ).toHaveLength(1);
});
