import { beforeAll, expect, test } from "vitest";
import { synthesize, type Synthesized } from "../testing/synthesize.ts";

let app: Synthesized;
beforeAll(async () => {
  app = await synthesize();
});

test.each([
  ["Api", "BookingConcurrency", 100],
  ["Generation", "WritingConcurrency", 40],
])(
  "the %s stack reserves the concurrency in %s, %d by default, or none for 0",
  (stack, name, byDefault) => {
    const functions = [
      ...app.resources<Record<string, unknown>>(stack, "AWS::Lambda::Function").values(),
    ];
    const reserved = functions.flatMap(
      ({ Properties }) => Properties["ReservedConcurrentExecutions"] ?? [],
    );
    expect(reserved).toEqual([
      { "Fn::If": [expect.any(String), { Ref: name }, { Ref: "AWS::NoValue" }] },
    ]);
    const [{ "Fn::If": choice }] = reserved as [{ "Fn::If": [string] }];
    const { Conditions, Parameters } = app.template(stack).toJSON() as Record<
      string,
      Record<string, object>
    >;
    expect(Conditions?.[choice[0]]).toEqual({
      "Fn::Not": [{ "Fn::Equals": [{ Ref: name }, "0"] }],
    });
    expect(Parameters?.[name]).toMatchObject({ Type: "Number", Default: byDefault, MinValue: 0 });
  },
);

test("a failed creation leaves nothing behind: resources are not retained on creation, and the user pool can be deleted", () => {
  for (const stack of ["Data", "Generation", "Api", "Edge", "Web", "Operations"]) {
    const { Resources } = app.template(stack).toJSON() as {
      Resources: Record<string, { DeletionPolicy?: string }>;
    };
    const retained = Object.entries(Resources).filter(
      ([, { DeletionPolicy }]) => DeletionPolicy === "Retain",
    );
    expect(retained.map(([id]) => `${stack} ${id}`)).toEqual([]);
  }
  const { Parameters } = app.template("Api").toJSON() as { Parameters: Record<string, object> };
  expect(Parameters["UserPoolProtection"]).toMatchObject({
    AllowedValues: ["ACTIVE", "INACTIVE"],
    Default: "ACTIVE",
  });
});
