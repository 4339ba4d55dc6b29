/** Returns an AWS CLI command with the client's region and this process's profile, which a new shell lacks. */
export async function awsCliCall(
  client: { config: { region: () => Promise<string> } },
  operation: string,
): Promise<string> {
  const profile = process.env["AWS_PROFILE"];
  return `aws ${operation} --region ${await client.config.region()}${profile ? ` --profile ${profile}` : ""}`;
}
