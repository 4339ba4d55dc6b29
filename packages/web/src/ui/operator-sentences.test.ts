import { expect, test } from "vitest";
import { operatorSentences } from "./operator-sentences.ts";

const company = { LegalName: "Tŷ Gwyn Cyf", LegalAddress: "2 Heol y Bont, Caerdydd, CF10 1AA" };

test.each([
  ["01234567", "England and Wales"],
  ["OC301234", "England and Wales"],
  ["SC234567", "Scotland"],
  ["SO301235", "Scotland"],
  ["NI612345", "Northern Ireland"],
  ["R0000123", "Northern Ireland"],
  ["NC001234", "Northern Ireland"],
])("names the register of company number %s: %s", (CompanyNumber, register) => {
  expect(operatorSentences({ ...company, CompanyNumber, VatNumber: "GB987654321" })).toBe(
    `VanFettle is run by Tŷ Gwyn Cyf. Registered in ${register} with number ${CompanyNumber}. Registered office: 2 Heol y Bont, Caerdydd, CF10 1AA. VAT number: GB987654321.`,
  );
});

test("gives a person's name and address without a register", () => {
  const person = {
    LegalName: "Ann Rees",
    LegalAddress: "3 High Street, Leeds, LS1 1AA",
    CompanyNumber: "none",
  };
  expect(operatorSentences(person)).toBe(
    "VanFettle is run by Ann Rees. Address: 3 High Street, Leeds, LS1 1AA.",
  );
});

test("leaves out what is not set", () => {
  expect(operatorSentences({})).toBe("");
});
