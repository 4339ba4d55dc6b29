import { afterEach, expect, test, vi } from "vitest";
import { awsCliCall } from "./aws-cli-call.ts";

afterEach(() => vi.unstubAllEnvs());

test.each([
  ["with a profile", "vanfettle", "aws sts get-caller-identity --region us-east-1 --profile vanfettle"],
  ["without a profile", undefined, "aws sts get-caller-identity --region us-east-1"],
])("includes the client's region in AWS CLI commands, %s", async (_, profile, expected) => {
  vi.stubEnv("AWS_PROFILE", profile);
  const client = { config: { region: async () => "us-east-1" } };
  expect(await awsCliCall(client, "sts get-caller-identity")).toBe(expected);
});
