import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

interface Proof {
  file: string;
  /** The start of a test's name in the source. */
  name: string;
}
interface Row {
  id: string;
  text: string;
  proofs: Proof[];
}

const text = readFileSync("docs/faults.md", "utf8");

const rows: Row[] = [...text.matchAll(/^\| (F\d\d)\s*\|.*$/gm)].map(([line, id = ""]) => {
  const cell = line.split("|").at(-2)?.trim() ?? "";
  const proofs = [...cell.matchAll(/`([^`]+\.test\.tsx?)` "([^"]+)"/g)].map(
    ([, file = "", name = ""]) => ({
      file,
      name,
    }),
  );
  return { id, text: cell, proofs };
});

const sources = new Map<string, string>();
const sourceOf = (file: string): string => {
  const source = sources.get(file) ?? readFileSync(file, "utf8");
  sources.set(file, source);
  return source;
};

/** Returns whether a file declares a test of that name, or has it in the first column of a table of cases. */
const declares = ({ file, name }: Proof): boolean =>
  [`"${name}`, `'${name}`, `\`${name}`].some((start) => sourceOf(file).includes(start));

describe("the catalogue of faults", () => {
  test("lists the faults in order, each once", () => {
    expect(rows.map(({ id }) => id)).toEqual(
      rows.map((_, n) => `F${String(n + 1).padStart(2, "0")}`),
    );
  });

  test.each(rows)(
    "$id names tests that exist, or gives the reason for naming no tests",
    ({ id, text: cell, proofs }) => {
      expect(proofs.filter((proof) => !declares(proof))).toEqual([]);
      const isMeasured = cell.startsWith("Measured, not tested:");
      expect([id, proofs.length > 0 || isMeasured]).toEqual([id, true]);
    },
  );

  test("lists the invariants in order, each with an injected bug that is found", () => {
    const ids = [...text.matchAll(/^\| (I\d+)\s*\|/gm)].map(([, id]) => id);
    expect(ids).toEqual(ids.map((_, n) => `I${n + 1}`));
    expect(ids).not.toEqual([]);
    const injected = ["booking-bugs", "run-bugs", "page-bugs", "unchecked-text"];
    const bugs = injected
      .map((file) => sourceOf(`test/faults/injected/${file}.test.ts`))
      .join("\n");
    expect(ids.filter((id) => !bugs.includes(`"${id} `))).toEqual([]);
  });
});
