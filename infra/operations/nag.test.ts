import { beforeAll, expect, test } from "vitest";
import { synthesize, type Synthesized } from "../testing/synthesize.ts";

let app: Synthesized;
beforeAll(async () => {
  app = await synthesize();
});

const plugin = (name: string) =>
  app.report.pluginReports.find(({ pluginName }) => pluginName === name);

test.each(["AwsSolutions", "Serverless", "CloudFormation Validate"])(
  "%s runs and every finding has a reason",
  (name) => {
    expect(plugin(name)).toMatchObject({ conclusion: "success" });
    expect(plugin(name)?.violations).toEqual([]);
  },
);

test("every accepted finding exists on its resource", () => {
  const used = app.report.pluginReports.flatMap(
    ({ suppressedViolations = [] }) => suppressedViolations,
  );
  expect(used.length).toBeGreaterThan(0);
  expect(used.filter(({ reason }) => reason.length < 30)).toEqual([]);
  // An acknowledged warning does not appear in the report.
  const given = app.acceptedFindings.filter((entry) => !entry.includes(" Annotation::"));
  expect(given.length).toBeGreaterThan(10);
  const answered = new Set(
    used.map(({ acknowledgedAt, acknowledgedId }) => `${acknowledgedAt} ${acknowledgedId}`),
  );
  expect(given.filter((entry) => !answered.has(entry))).toEqual([]);
});

test("templates contain neither secrets nor local paths", () => {
  for (const stack of ["Data", "Generation", "Api", "Web", "Edge", "Operations"]) {
    const text = JSON.stringify(app.template(stack).toJSON());
    expect(text).not.toContain(process.cwd());
    expect(text).not.toMatch(/sk-[A-Za-z0-9]{16}|AKIA[A-Z0-9]{12}/);
  }
});

test("the one-machine stage has the same resources as a deployed stage", async () => {
  const local = await synthesize("local");
  for (const stack of ["Data", "Generation", "Api", "Web", "Edge", "Operations"]) {
    const types = ({ template }: Synthesized) =>
      Object.values(
        (template(stack).toJSON() as { Resources: Record<string, { Type: string }> }).Resources,
      )
        .map(({ Type }) => Type)
        .toSorted();
    expect(types(local)).toEqual(types(app));
  }
});
