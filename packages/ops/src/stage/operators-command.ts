import {
  AdminAddUserToGroupCommand,
  AdminCreateUserCommand,
  AdminDeleteUserCommand,
  AdminDisableUserCommand,
  AdminRemoveUserFromGroupCommand,
  AdminUserGlobalSignOutCommand,
  CognitoIdentityProviderClient,
} from "@aws-sdk/client-cognito-identity-provider";
import { operatorScopes, scopeGroups } from "@vanfettle/contract/operator/operator-scopes";
import { defineCommand } from "../command.ts";
import { valueOf } from "../deploy/stack-state.ts";
import { CommandError, UsageError } from "../errors.ts";
import { requireStage } from "../site/site.ts";
import { stageRegion as region } from "../site/stage-settings.ts";

const usage = "operators invite|revoke|remove|show-bookings|hide-bookings ann@example.co.uk";
const GroupName = scopeGroups[operatorScopes.bookings];
const addressPattern = /^[^@\s]+@[^@\s.]+(?:\.[^@\s.]+)+$/;

const explanations: Record<string, string> = {
  UsernameExistsException: "There is an operator with that address.",
  UserNotFoundException: "There is no operator with that address.",
};

const operators = defineCommand({
  usage,
  options: {},
  arguments: ["invite|revoke|remove|show-bookings|hide-bookings", "operator"],
  async run({ site, print, positionals: [action = "", operator = ""] }) {
    const act = actions[action];
    if (!act) throw new UsageError(`Unknown action ${action}. ${usage}`);
    if (!addressPattern.test(operator)) {
      throw new UsageError(`Name the operator by email address. ${usage}`);
    }
    const { stack } = requireStage(site);
    const client = new CognitoIdentityProviderClient({ region });
    const UserPoolId = valueOf(await stack("Api"), "UserPoolId");
    const done = await act(client, { UserPoolId, Username: operator.toLowerCase() }).catch(
      (error: Error): never => {
        const explanation = explanations[error.name];
        throw explanation === undefined ? error : new CommandError(explanation);
      },
    );
    print({ done }, done);
  },
});

/** An operator. The user name is the email address, which is also in the audit log. */
interface Operator {
  UserPoolId: string;
  Username: string;
}

const actions: Record<
  string,
  (client: CognitoIdentityProviderClient, operator: Operator) => Promise<string>
> = {
  async invite(client, operator) {
    const UserAttributes = [
      { Name: "email", Value: operator.Username },
      { Name: "email_verified", Value: "true" },
    ];
    await client.send(
      new AdminCreateUserCommand({
        ...operator,
        DesiredDeliveryMediums: ["EMAIL"],
        UserAttributes,
      }),
    );
    return `${operator.Username} is invited: AWS sends a password that is valid for 3 days`;
  },
  async revoke(client, operator) {
    await client.send(new AdminDisableUserCommand(operator));
    await client.send(new AdminUserGlobalSignOutCommand(operator));
    return `${operator.Username} can no longer sign in; issued tokens stay valid for up to 30 minutes`;
  },
  async remove(client, operator) {
    await client.send(new AdminDeleteUserCommand(operator));
    return `${operator.Username} is removed, authenticator included, and may be invited again`;
  },
  async "show-bookings"(client, operator) {
    await client.send(new AdminAddUserToGroupCommand({ ...operator, GroupName }));
    return `${operator.Username} may read bookings from the next sign-in`;
  },
  async "hide-bookings"(client, operator) {
    await client.send(new AdminRemoveUserFromGroupCommand({ ...operator, GroupName }));
    return `${operator.Username} may no longer read bookings; issued tokens stay valid for up to 30 minutes`;
  },
};

export const commands = { operators };
