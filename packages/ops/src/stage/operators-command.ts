import { scopeGroups, operatorScopes } from "@vanfettle/contract/endpoint";
import {
  AdminAddUserToGroupCommand,
  AdminCreateUserCommand,
  AdminDeleteUserCommand,
  AdminDisableUserCommand,
  AdminRemoveUserFromGroupCommand,
  AdminUserGlobalSignOutCommand,
  CognitoIdentityProviderClient,
} from "@aws-sdk/client-cognito-identity-provider";
import { defineCommand } from "../command.ts";
import { CommandError, UsageError } from "../errors.ts";
import { namedStage } from "./named-stage.ts";

const usage = "operators invite|revoke|remove|show-bookings|hide-bookings ann@example.co.uk";
const GroupName = scopeGroups[operatorScopes.bookings];
const addressPattern = /^[^@\s]+@[^@\s.]+(?:\.[^@\s.]+)+$/;

export const operatorsCommand = defineCommand({
  usage,
  options: {},
  arguments: ["invite|revoke|remove|show-bookings|hide-bookings", "operator"],
  async run({ values, print, positionals: [action = "", operator = ""] }) {
    const act = actions[action];
    if (!act) throw new UsageError(`Unknown action ${action}. ${usage}`);
    if (!addressPattern.test(operator)) throw new UsageError(`Name the operator by email address. ${usage}`);
    const { region, stack } = namedStage(values);
    const client = new CognitoIdentityProviderClient({ region });
    const UserPoolId = (await stack("Api")).output("UserPoolId");
    const done = await act({ client, UserPoolId, address: operator.toLowerCase() }).catch((error: Error): never => {
      throw explain(error);
    });
    print({ done }, done);
  },
});

interface Action {
  client: CognitoIdentityProviderClient;
  UserPoolId: string;
  /** The operator's email address, which is also the user name in the audit log. */
  address: string;
}

const actions: Record<string, (action: Action) => Promise<string>> = {
  async invite({ client, UserPoolId, address }) {
    await client.send(
      new AdminCreateUserCommand({
        UserPoolId,
        Username: address,
        DesiredDeliveryMediums: ["EMAIL"],
        UserAttributes: [
          { Name: "email", Value: address },
          { Name: "email_verified", Value: "true" },
        ],
      }),
    );
    return `${address} is invited: AWS sends a password that is valid for 3 days`;
  },
  async revoke({ client, UserPoolId, address: Username }) {
    await client.send(new AdminDisableUserCommand({ UserPoolId, Username }));
    await client.send(new AdminUserGlobalSignOutCommand({ UserPoolId, Username }));
    return `${Username} can no longer sign in; issued tokens stay valid for up to 30 minutes`;
  },
  async remove({ client, UserPoolId, address: Username }) {
    await client.send(new AdminDeleteUserCommand({ UserPoolId, Username }));
    return `${Username} is removed, authenticator included, and may be invited again`;
  },
  async "show-bookings"({ client, UserPoolId, address: Username }) {
    await client.send(new AdminAddUserToGroupCommand({ UserPoolId, Username, GroupName }));
    return `${Username} may read bookings from the next sign-in`;
  },
  async "hide-bookings"({ client, UserPoolId, address: Username }) {
    await client.send(new AdminRemoveUserFromGroupCommand({ UserPoolId, Username, GroupName }));
    return `${Username} may read bookings no longer; a token that was given out is valid for up to 30 minutes more`;
  },
};

function explain(error: Error): Error {
  if (error.name === "UsernameExistsException") return new CommandError("There is an operator with that address.");
  if (error.name === "UserNotFoundException") return new CommandError("There is no operator with that address.");
  return error;
}
