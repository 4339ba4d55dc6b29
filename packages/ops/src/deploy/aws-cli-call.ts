/**
 * Returns the call of the AWS CLI with which a person repairs what a deploy cannot: with the region of `client`, and with
 * the profile that this process uses, since a shell knows neither.
 */
export async function awsCliCall(
  client: { config: { region: () => Promise<string> } },
  operation: string,
): Promise<string> {
  const profile = process.env["AWS_PROFILE"];
  return `aws ${operation} --region ${await client.config.region()}${profile ? ` --profile ${profile}` : ""}`;
}
