import { lawValues } from "@vanfettle/vans/law/law-values";
import { expect, test } from "vitest";
import { services } from "./services.ts";

test("prices the MOT test at the maximum fee for class 4", () => {
  expect(services.find(({ id }) => id === "mot")?.price).toBe(`£${lawValues.class4MaximumFee}`);
});
