import { afterEach, expect, test, vi } from "vitest";
import { awsCliCall, checkStageName, setProfile } from "./stage-settings.ts";

afterEach(() => vi.unstubAllEnvs());

test.each([
  ["an argument before the environment and the file", "argument", "environment", "argument"],
  ["the environment before the file", undefined, "environment", "environment"],
  ["the file by default", undefined, undefined, "file"],
])("takes the profile from %s", (_, named, fromEnvironment, expected) => {
  vi.stubEnv("AWS_PROFILE", fromEnvironment);
  setProfile({ profile: "file", parameters: {} }, named);
  expect(process.env["AWS_PROFILE"]).toBe(expected);
});

test("sets no profile by default", () => {
  vi.stubEnv("AWS_PROFILE", undefined);
  setProfile({ parameters: {} });
  expect(process.env["AWS_PROFILE"]).toBeUndefined();
});

test.each(["production", "Trial", "test-2"])("accepts %s as the name of a stage", (name) => {
  expect(() => checkStageName(name)).not.toThrow();
});

test.each([
  ["local", "leave --stage out"],
  ["", "letters, digits and dashes"],
  ["a b", "letters, digits and dashes"],
  ["aws-trial", "must not contain aws"],
  ["Amazon", "must not contain Amazon"],
  ["newcognito", "must not contain cognito"],
])("rejects %s as the name of a stage", (name, problem) => {
  expect(() => checkStageName(name)).toThrow(problem);
});

test.each([
  [
    "with a profile",
    "vanfettle",
    "aws sts get-caller-identity --region us-east-1 --profile vanfettle",
  ],
  ["without a profile", undefined, "aws sts get-caller-identity --region us-east-1"],
])("includes the region in AWS CLI commands, %s", (_, profile, expected) => {
  vi.stubEnv("AWS_PROFILE", profile);
  expect(awsCliCall("sts get-caller-identity", "us-east-1")).toBe(expected);
});
