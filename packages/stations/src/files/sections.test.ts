import { expect, test } from "vitest";
import { readSections, SectionFileError, writeSections } from "./sections.ts";

const header = { name: "é" };
const file = () =>
  writeSections(header, {
    words: Buffer.from("three"),
    halves: Uint16Array.of(1, 65_535, 2),
    wholes: Uint32Array.of(4_294_967_295),
    reals: Float64Array.of(-1.5),
    nothing: new Uint8Array(0),
  });

test("reads back the header and arrays", () => {
  const read = readSections<typeof header>(file());
  expect(read.header).toEqual(header);
  expect(Buffer.from(read.section("words", Uint8Array)).toString()).toBe("three");
  expect([...read.section("halves", Uint16Array)]).toEqual([1, 65_535, 2]);
  expect([...read.section("wholes", Uint32Array)]).toEqual([4_294_967_295]);
  expect([...read.section("reals", Float64Array)]).toEqual([-1.5]);
  expect(read.section("nothing", Uint8Array)).toHaveLength(0);
});

test("reads the arrays at any memory offset", () => {
  const shifted = Buffer.concat([Buffer.alloc(3), file()]).subarray(3);
  expect([...readSections(shifted).section("reals", Float64Array)]).toEqual([-1.5]);
});

test("writes equal values as equal bytes", () => {
  expect(file().equals(file())).toBe(true);
});

test("rejects a file with a changed byte in its arrays", () => {
  const whole = file();
  for (let back = 1; back <= 32; back++) {
    const changed = Buffer.from(whole);
    changed[whole.length - back] = (changed[whole.length - back] ?? 0) ^ 1;
    expect(() => readSections(changed)).toThrow("The file is damaged.");
  }
});

test("rejects an incomplete file, another format and a missing section", () => {
  const whole = file();
  for (const length of [0, 4, 20, whole.length - 1]) {
    expect(() => readSections(whole.subarray(0, length))).toThrow(SectionFileError);
  }
  expect(() => readSections(Buffer.from("<!doctype html><html></html>".padEnd(80)))).toThrow(
    SectionFileError,
  );
  expect(() => readSections(whole).section("other", Uint8Array)).toThrow("no section other");
});
