// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { isLong } from "../../../../test/suite-length.ts";
import { hydrateDocument } from "../testing/hydrate-document.tsx";
import { sampleAnswers, sampleDocuments } from "../testing/sample-documents.ts";

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

beforeEach(() => {
  // React renders the document anew, with an element that jsdom does not have.
  vi.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => {
  vi.mocked(console.error).mockClear();
});

const fields = () =>
  [...document.querySelectorAll<Field>("#root :is(input, select, textarea)")].filter(
    ({ type }) => !["hidden", "submit"].includes(type),
  );
const stateOf = (field: Field) =>
  ["radio", "checkbox"].includes(field.type) ? (field as HTMLInputElement).checked : field.value;

function enter(field: Field, index: number): void {
  if (field instanceof HTMLSelectElement) field.selectedIndex = field.options.length - 1;
  else if (["radio", "checkbox"].includes(field.type)) (field as HTMLInputElement).checked = true;
  else field.value = `E${index}`;
}

/** Puts a link around each number outside of links, as an iPhone does with those that look dialable. */
function linkNumbers(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const number = /\d[\d ,]*\d/.exec(text.data);
    if (!number || text.parentElement?.closest("a, script, option, textarea")) continue;
    const digits = text.splitText(number.index);
    digits.splitText(number[0].length);
    const link = document.createElement("a");
    link.href = `tel:${number[0]}`;
    link.dataset["linked"] = "";
    digits.replaceWith(link);
    link.append(digits);
  }
}

test.each(isLong ? sampleDocuments : ["/", "/van-check/", "/fleet-check/"])(
  "keeps what was entered in every field of %s, although its numbers have become links",
  async (path) => {
    let entered: unknown[] = [];
    const { errors } = await hydrateDocument(path, sampleAnswers, {
      onDocument() {
        for (const [index, field] of fields().entries()) enter(field, index);
        entered = fields().map(stateOf);
        linkNumbers();
      },
    });
    expect(errors).toHaveLength(1);
    expect(fields().map(stateOf)).toEqual(entered);
    expect(document.querySelector("[data-linked]")).toBeNull();
  },
);
