import { expect, test } from "vitest";
import { stackParameters } from "./deploy-parameters.ts";

const declared = [
  { stack: "p-Api", key: "SiteOrigin", required: true },
  { stack: "p-Web", key: "SiteOrigin", required: true },
  { stack: "p-Web", key: "BootstrapVersion", required: false },
];

test("a value goes to every stack that declares its parameter", () => {
  const { values, problems } = stackParameters({ declared, given: ["SiteOrigin=https://van.test/?a=b"], keep: false });
  expect(problems).toEqual([]);
  expect(values).toEqual(["p-Api:SiteOrigin=https://van.test/?a=b", "p-Web:SiteOrigin=https://van.test/?a=b"]);
});

test("a first deploy without a parameter that has no default is refused, once and by name", () => {
  expect(stackParameters({ declared, given: [], keep: false }).problems).toEqual(["Parameter SiteOrigin is missing."]);
});

test("a later deploy keeps what is not given", () => {
  expect(stackParameters({ declared, given: [], keep: true })).toEqual({ values: [], problems: [] });
});

test("a parameter that no stack declares is refused", () => {
  const { problems } = stackParameters({ declared, given: ["SiteOrgin=https://van.test"], keep: true });
  expect(problems).toEqual(["No stack has a parameter SiteOrgin."]);
});

test("what is not Key=Value is refused without repeating it, as it may be a secret", () => {
  const { problems } = stackParameters({ declared, given: ["hunter2"], keep: true });
  expect(problems).toEqual(["A parameter is written Key=Value."]);
});
