import { expect, test } from "vitest";
import { HttpError } from "../../../api/http-error.ts";
import { needsSignIn, refusalOf } from "./error-response.ts";

test.each<[string, unknown, { status: number | undefined; message: string | null }]>([
  [
    "the server's words",
    new HttpError(409, '409: {"code":"run_active","message":"Busy since 10:42."}'),
    { status: 409, message: "Busy since 10:42." },
  ],
  [
    "a gateway's own body",
    new HttpError(401, '401: {"message":"Unauthorized"}'),
    { status: 401, message: "Unauthorized" },
  ],
  ["a body that is no JSON", new HttpError(502, "502: Bad Gateway"), { status: 502, message: null }],
  ["JSON of another kind", new HttpError(500, '500: "no"'), { status: 500, message: null }],
  ["no network", new TypeError("Failed to fetch"), { status: undefined, message: null }],
  ["anything thrown", "no", { status: undefined, message: null }],
])("%s", (_, error, refusal) => {
  expect(refusalOf(error)).toEqual(refusal);
});

test("signing in helps after a 401 and a 403 alone", () => {
  const helped = [400, 401, 403, 404, 409, 500].filter((status) => needsSignIn({ status, message: null }));
  expect(helped).toEqual([401, 403]);
});
