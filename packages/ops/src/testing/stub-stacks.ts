import type { StubResponse } from "./stub-server.ts";

export type StackValues = {
  outputs?: Record<string, string>;
  parameters?: Record<string, string>;
};

const member = (kind: "Output" | "Parameter", values: Record<string, string> = {}) =>
  Object.entries(values).map(
    ([key, value]) =>
      `<member><${kind}Key>${key}</${kind}Key><${kind}Value>${value}</${kind}Value></member>`,
  );

/** Returns CloudFormation's response to DescribeStacks, if these were the stacks by name. */
export function describeStacks(stacks: Record<string, StackValues>, body: unknown): StubResponse {
  const name = new URLSearchParams(String(body)).get("StackName") ?? "";
  const values = stacks[name];
  if (!values) {
    const xml = `<ErrorResponse><Error><Type>Sender</Type><Code>ValidationError</Code><Message>Stack does not exist</Message></Error></ErrorResponse>`;
    return { status: 400, xml };
  }
  const xml = `<DescribeStacksResponse xmlns="http://cloudformation.amazonaws.com/doc/2010-05-15/"><DescribeStacksResult><Stacks><member>
    <StackName>${name}</StackName><StackStatus>UPDATE_COMPLETE</StackStatus><CreationTime>2026-11-21T10:05:00Z</CreationTime>
    <Outputs>${member("Output", values.outputs).join("")}</Outputs>
    <Parameters>${member("Parameter", values.parameters).join("")}</Parameters>
  </member></Stacks></DescribeStacksResult></DescribeStacksResponse>`;
  return { xml };
}
