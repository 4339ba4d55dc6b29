import { expect, test } from "vitest";
import { distinctNames } from "./distinct-names.ts";

const van = (title: string, registration: string | null = null) => ({ title, registration });

test("names vans by their titles, and namesakes by registration or number", () => {
  const vans = [
    van("Blue Transit", "AB12CDE"),
    van("White Ford", "AB13CDE"),
    van("white ford ", "AB14CDE"),
    van("Luton"),
    van("Luton"),
  ];
  expect(distinctNames(vans)).toEqual([
    "Blue Transit",
    "AB13 CDE",
    "AB14 CDE",
    "Luton (1)",
    "Luton (2)",
  ]);
});
