import {
  AdminCreateUserCommand,
  AdminDeleteUserCommand,
  AdminDisableUserCommand,
  AdminUserGlobalSignOutCommand,
  CognitoIdentityProviderClient,
} from "@aws-sdk/client-cognito-identity-provider";
import { defineCommand } from "../command.ts";
import { CommandError, UsageError } from "../errors.ts";
import { namedStage } from "./named-stage.ts";

/** Cognito takes no address as a name where operators may also sign in with their address. */
const usernamePattern = /^[a-z0-9._-]{1,60}$/;
const usage = "operators invite ann@example.co.uk [--name ann] | operators revoke ann | operators remove ann";

export const operatorsCommand = defineCommand({
  usage,
  options: { name: { type: "string" } },
  arguments: ["invite|revoke|remove", "operator"],
  async run({ values, positionals: [action = "", operator = ""] }) {
    const act = actions[action];
    if (!act) throw new UsageError(`There is no ${action}. ${usage}`);
    const { region, stack } = namedStage(values);
    const client = new CognitoIdentityProviderClient({ region });
    const UserPoolId = (await stack("Api")).output("UserPoolId");
    const done = await act({ client, UserPoolId, operator, name: values.name }).catch((error: Error): never => {
      throw explain(error);
    });
    console.log(values.json ? JSON.stringify({ done }) : done);
  },
});

interface Action {
  client: CognitoIdentityProviderClient;
  UserPoolId: string;
  operator: string;
  name: string | undefined;
}

const actions: Record<string, (action: Action) => Promise<string>> = {
  async invite({ client, UserPoolId, operator, name }) {
    if (!/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(operator)) throw new UsageError("An operator is invited by e-mail address.");
    // The name is what the audit of runs and publications shows.
    const Username = name ?? (operator.split("@")[0] ?? "").toLowerCase();
    if (!usernamePattern.test(Username))
      throw new UsageError("Choose a name of letters, digits, dots and dashes with --name.");
    await client.send(
      new AdminCreateUserCommand({
        UserPoolId,
        Username,
        DesiredDeliveryMediums: ["EMAIL"],
        UserAttributes: [
          { Name: "email", Value: operator },
          { Name: "email_verified", Value: "true" },
        ],
      }),
    );
    return `${Username} is invited: AWS sends ${operator} a password that is valid for 3 days`;
  },
  async revoke({ client, UserPoolId, operator: Username }) {
    await client.send(new AdminDisableUserCommand({ UserPoolId, Username }));
    await client.send(new AdminUserGlobalSignOutCommand({ UserPoolId, Username }));
    return `${Username} can sign in no longer; a token that was given out is valid for up to 30 minutes more`;
  },
  async remove({ client, UserPoolId, operator: Username }) {
    await client.send(new AdminDeleteUserCommand({ UserPoolId, Username }));
    return `${Username} is removed, authenticator included, and may be invited again`;
  },
};

function explain(error: Error): Error {
  if (error.name === "UsernameExistsException")
    return new CommandError("There is an operator of that name: choose another one with --name.");
  if (error.name === "UserNotFoundException") return new CommandError("There is no operator of that name.");
  return error;
}
