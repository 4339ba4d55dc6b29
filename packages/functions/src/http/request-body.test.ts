import { expect, test } from "vitest";
import { readBody } from "./parse-request.ts";

const json = (
  body: string | undefined,
  { isBase64Encoded = false, contentType = "application/json" } = {},
) =>
  readBody(
    {
      ...(body !== undefined && { body }),
      isBase64Encoded,
      headers: { "content-type": contentType },
    },
    "json",
  );

test.each(["{", "", undefined, "AB12CDE"])("rejects the body %j as not JSON", (text) => {
  expect(() => json(text)).toThrow(
    expect.objectContaining({ code: "invalid_request", message: "The body is not valid JSON." }),
  );
});

test.each(["application/json", " Application/JSON ; charset=utf-8"])(
  "reads a body of the type %j",
  (contentType) => {
    expect(json('{"a":1}', { contentType })).toEqual({ a: 1 });
  },
);

test("reads an encoded body and checks its decoded size", () => {
  const text = Buffer.from('{"a":"é"}').toString("base64");
  expect(json(text, { isBase64Encoded: true })).toEqual({ a: "é" });
  const limited = (maxBytes: number) =>
    readBody(
      { body: text, isBase64Encoded: true, headers: { "content-type": "application/json" } },
      "json",
      maxBytes,
    );
  expect(limited(10)).toEqual({ a: "é" });
  expect(() => limited(9)).toThrow(expect.objectContaining({ code: "body_too_large" }));
});

test("parses a form field that occurs twice as a list", () => {
  const headers = { "content-type": "application/x-www-form-urlencoded" };
  const form = { body: "a=1&b=2&a=3", isBase64Encoded: false, headers };
  expect(readBody(form, "form")).toEqual({ a: ["1", "3"], b: "2" });
  expect(() => readBody({ ...form, headers: { "content-type": "text/plain" } }, "form")).toThrow(
    expect.objectContaining({
      code: "unsupported_media_type",
      message: "Send the body as a form.",
    }),
  );
});

test("rejects a form with more than 20 fields before it reads them, and a field many times", () => {
  const read = (body: string) =>
    readBody(
      {
        body,
        isBase64Encoded: false,
        headers: { "content-type": "application/x-www-form-urlencoded" },
      },
      "form",
    );
  const fields = (count: number) =>
    Array.from({ length: count }, (_, i) => `f${i}=${i + 100}`).join("&");
  expect(Object.keys(read(fields(20)) as object)).toHaveLength(20);
  for (const many of [fields(21), "a=1&".repeat(20), "&".repeat(16_000)]) {
    expect(() => read(many)).toThrow(
      expect.objectContaining({ code: "invalid_request", message: "Send at most 20 fields." }),
    );
  }
});
