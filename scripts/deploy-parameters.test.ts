import { expect, test } from "vitest";
import { toStackParameters } from "./deploy-parameters.ts";

const declared = [
  { stack: "p-Api", key: "SiteOrigin", required: true },
  { stack: "p-Web", key: "SiteOrigin", required: true },
  { stack: "p-Web", key: "BootstrapVersion", required: false },
];

test("passes a value to every stack that declares its parameter", () => {
  const assignments = ["SiteOrigin=https://van.test/?a=b"];
  const { values, problems } = toStackParameters({ declared, assignments, keepOthers: false });
  expect(problems).toEqual([]);
  expect(values).toEqual(["p-Api:SiteOrigin=https://van.test/?a=b", "p-Web:SiteOrigin=https://van.test/?a=b"]);
});

test("reports once, by name, a parameter without a default that a first deploy leaves out", () => {
  const { problems } = toStackParameters({ declared, assignments: [], keepOthers: false });
  expect(problems).toEqual(["Parameter SiteOrigin is missing."]);
});

test("lets a later deploy leave parameters out", () => {
  expect(toStackParameters({ declared, assignments: [], keepOthers: true })).toEqual({ values: [], problems: [] });
});

test("reports a parameter that no stack declares", () => {
  const { problems } = toStackParameters({
    declared,
    assignments: ["SiteOrgin=https://van.test"],
    keepOthers: true,
  });
  expect(problems).toEqual(["No stack has a parameter SiteOrgin."]);
});

test("reports an assignment that is not Key=Value without repeating it, because it may be a secret", () => {
  const { problems } = toStackParameters({ declared, assignments: ["hunter2"], keepOthers: true });
  expect(problems).toEqual(["A parameter is written Key=Value."]);
});
