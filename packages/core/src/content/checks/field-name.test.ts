import { expect, test } from "vitest";
import { fieldName } from "./check.ts";

test.each([
  ["text", "The text"],
  ["faqs", "FAQ"],
  ["motMetaTitle", "MOT, meta title"],
  ["motMetaDescription[1]", "MOT, meta description, sentence 2"],
  ["servicing[0].heading", "Servicing, section 1, heading"],
  ["mot[1].paragraphs[0]", "MOT, section 2, paragraph 1"],
  ["mot[1].paragraphs[0][2]", "MOT, section 2, paragraph 1, sentence 3"],
  ["faqs[3].question", "FAQ, question 4"],
  ["faqs[3].answer", "FAQ, question 4, answer"],
  ["faqs[3].answer[1]", "FAQ, question 4, answer, sentence 2"],
])("%s is called %s", (path, name) => expect(fieldName(path)).toBe(name));
