import { expect, test } from "vitest";
import { lawValues } from "@vanfettle/vans/law/law-values";
import { services, serviceTable } from "./services.ts";

test("the services have their agreed ids, names, prices and order", () => {
  expect(services.map(({ id, name, price }) => [id, name, price])).toEqual([
    ["mot", "MOT Test", "£54.85"],
    ["full-service", "Full Service", "Get Quote"],
    ["major-service", "Major Service", "Get Quote"],
    ["mot-service", "MOT + Service", "£180"],
    ["brake-service", "Brake Service", "Get Quote"],
    ["oil-change", "Oil Change", "Get Quote"],
    ["diagnostics", "Diagnostics", "Get Quote"],
  ]);
});

test("prices the MOT test at the maximum fee for class 4", () => {
  expect(services.find(({ id }) => id === "mot")?.price).toBe(`£${lawValues.class4MaximumFee}`);
});

test("no two services repair the same section of the MOT manual", () => {
  const sections = serviceTable.flatMap(({ repairs }): readonly string[] => repairs);
  const covers = (section: string, other: string) => `${section}.`.startsWith(`${other}.`);
  expect(sections.length).toBeGreaterThan(0);
  expect(
    sections.filter((section, i) => sections.some((other, j) => i !== j && covers(section, other))),
  ).toEqual([]);
});
