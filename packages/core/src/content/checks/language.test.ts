import { expect, test } from "vitest";
import { buildPlaceText } from "../../testing/text-builders.ts";
import { sectionWords } from "../text/place-text.ts";
import { checkLanguage, englishShare } from "./language.ts";

test("English prose has twice the share of common words it needs", () => {
  expect(englishShare(sectionWords(buildPlaceText().servicing))).toBeGreaterThan(0.36);
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
  expect(checkLanguage(buildPlaceText({ mot: [{ heading: "MOT", paragraphs: [words] }] }))).toHaveLength(1);
});
