import { expect, test } from "vitest";
import { requestReader, type ReadRequest } from "./request-reader.ts";

const request = (body: string, fields = "") =>
  `POST / HTTP/1.1\r\nHost: 127.0.0.1:1\r\n${fields}Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;

function read(...chunks: (string | Buffer)[]): ReadRequest[] {
  const requests: ReadRequest[] = [];
  const reader = requestReader((each) => requests.push(each));
  for (const chunk of chunks) reader(Buffer.from(chunk));
  return requests;
}
const bodies = (requests: ReadRequest[]) => requests.map(({ body }) => body.toString());

test("parses a request's line, headers by lower-case name, and body", () => {
  expect(read(request("{}", "X-Amz-Target: A.B \r\n"))).toEqual([
    {
      line: "POST / HTTP/1.1",
      headers: { host: "127.0.0.1:1", "x-amz-target": "A.B", "content-length": "2" },
      body: Buffer.from("{}"),
    },
  ]);
});

test("parses requests across any chunk boundaries", () => {
  const bytes = Buffer.from(request("£1") + request("") + request("{}"));
  for (let size = 1; size <= bytes.length; size += 1) {
    const chunks: Buffer[] = [];
    for (let from = 0; from < bytes.length; from += size) {
      chunks.push(bytes.subarray(from, from + size));
    }
    expect(bodies(read(...chunks))).toEqual(["£1", "", "{}"]);
  }
});

test.each([
  ["a malformed line", "GET\r\n\r\n"],
  ["another protocol", "GET / HTTP/1.0\r\n\r\n"],
  ["a header without a name", "GET / HTTP/1.1\r\n: a\r\n\r\n"],
  ["a header folded over two lines", "GET / HTTP/1.1\r\na: b\r\n c\r\n\r\n"],
  ["a repeated header", "GET / HTTP/1.1\r\nhost: a\r\nHost: b\r\n\r\n"],
  ["two lengths", "GET / HTTP/1.1\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n"],
  ["a malformed length", "GET / HTTP/1.1\r\ncontent-length: +1\r\n\r\n"],
  ["a body over the limit", "GET / HTTP/1.1\r\ncontent-length: 99999999\r\n\r\n"],
  ["chunks", "POST / HTTP/1.1\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n"],
  ["a head over the limit", `GET /${"a".repeat(20_000)}`],
])("rejects %s", (_, bytes) => {
  expect(() => read(bytes)).toThrow(/^The |^A header/);
});
