import { lawValues } from "@vanfettle/vans/law/law-values";
import { expect, test } from "vitest";
import { services } from "./services.ts";

test("prices the MOT test at the maximum fee for class 4", () => {
  expect(services.find(({ id }) => id === "mot")?.price).toBe(`£${lawValues.class4MaximumFee}`);
});

test("two services have a price and five are quoted", () => {
  expect(services.map(({ name, price }) => `${name}: ${price}`)).toEqual([
    "MOT Test: £54.85",
    "Full Service: Get Quote",
    "Major Service: Get Quote",
    "MOT + Service: £180",
    "Brake Service: Get Quote",
    "Oil Change: Get Quote",
    "Diagnostics: Get Quote",
  ]);
});
