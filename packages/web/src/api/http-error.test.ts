import { expect, test } from "vitest";
import { HttpError, problemOf, statusOf } from "./http-error.ts";

test.each<[string, unknown, { status: number | undefined; message: string | null }]>([
  [
    "a problem of the API",
    new HttpError(409, '409: {"code":"run_active","message":"Busy since 10:42."}'),
    { status: 409, message: "Busy since 10:42." },
  ],
  [
    "a gateway's own body",
    new HttpError(401, '401: {"message":"Unauthorized"}'),
    { status: 401, message: "Unauthorized" },
  ],
  [
    "a body that is not JSON",
    new HttpError(502, "502: Bad Gateway"),
    { status: 502, message: null },
  ],
  ["JSON that is not an object", new HttpError(500, '500: "no"'), { status: 500, message: null }],
  ["a network failure", new TypeError("Failed to fetch"), { status: undefined, message: null }],
  ["a thrown string", "no", { status: undefined, message: null }],
])("reads the status and the message of %s", (_, error, expected) => {
  expect({ status: statusOf(error), message: problemOf(error)?.message ?? null }).toEqual(expected);
});
