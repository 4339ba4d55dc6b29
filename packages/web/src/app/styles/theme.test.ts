import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const sheets = globSync("packages/web/src/{app,features,pages,ui}/**/*.css");

/** Returns the values of a property in the visitors' stylesheets, with their files. */
const valuesOf = (property: string): string[] =>
  sheets.flatMap((file) =>
    Array.from(
      readFileSync(file, "utf8").matchAll(new RegExp(`[\\s;{]${property}: ([^;]+);`, "g")),
      ([, value]) => `${value} in ${file}`,
    ),
  );

test.each([
  ["border-radius", /^(0|50%|(0 |var\(--radius-\w+\)\s?)+) in /],
  ["font-size", /^((min\()?var\(--text-\w+\)(, \S+\))?|inherit|8pt) in /],
  ["box-shadow", /^(none|var\(--shadow-\w+\)|inset [^#]*|0 -2px [^#]*) in /],
])("%s is a value of the theme", (property, allowed) => {
  const values = valuesOf(property);
  expect(values.length).toBeGreaterThan(10);
  expect(values.filter((value) => !allowed.test(value))).toEqual([]);
});
