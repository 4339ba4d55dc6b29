import { randomBytes, timingSafeEqual } from "node:crypto";
import { isAllowed, type AccessRequest, type Statement } from "./policy.ts";

/**
 * The credentials that sign a caller's requests. The session token, new at every start, proves the
 * identity.
 */
export interface Credentials {
  accessKeyId: string;
  secretAccessKey: string;
  sessionToken: string;
}

/** Returns the environment variables in which the AWS SDKs find credentials. */
export const credentialVariables = ({
  accessKeyId,
  secretAccessKey,
  sessionToken,
}: Credentials) => ({
  AWS_ACCESS_KEY_ID: accessKeyId,
  AWS_SECRET_ACCESS_KEY: secretAccessKey,
  AWS_SESSION_TOKEN: sessionToken,
});

export interface Caller {
  /** The ARN in AWS's messages: `arn:aws:sts::000000000000:assumed-role/Role/Function`. */
  arn: string;
  /**
   * The statements of its role; undefined for the owner of this machine, who has all permissions.
   */
  statements: readonly Statement[] | undefined;
}

export type Callers = ReturnType<typeof createCallers>;

/** Creates the registry of callers for a run of the local cloud. */
export function createCallers(log: (line: string) => void) {
  const callers = new Map<string, { caller: Caller; token: Buffer }>();
  return {
    /** Registers a caller under a unique name. Returns its credentials. */
    add(name: string, caller: Caller): Credentials {
      if (callers.has(name)) throw new Error(`Two callers have the name ${name}.`);
      const sessionToken = randomBytes(32).toString("hex");
      callers.set(name, { caller, token: Buffer.from(sessionToken) });
      return { accessKeyId: name, secretAccessKey: randomBytes(20).toString("hex"), sessionToken };
    },
    /**
     * Returns the caller that sent a request, from its headers in lower case; undefined for an
     * unknown caller.
     */
    identify(headers: Readonly<Record<string, string>>): Caller | undefined {
      const name = /\bCredential=([^/,\s]{1,128})\//.exec(headers.authorization ?? "")?.[1] ?? "";
      const known = callers.get(name);
      const token = Buffer.from(headers["x-amz-security-token"] ?? "");
      const isCaller =
        known && token.length === known.token.length && timingSafeEqual(token, known.token);
      return isCaller ? known.caller : undefined;
    },
    /**
     * Returns AWS's message if the caller lacks a permission, otherwise undefined. Logs denied
     * requests.
     */
    accessProblem({ arn, statements }: Caller, request: AccessRequest): string | undefined {
      if (statements === undefined || isAllowed(statements, request)) return undefined;
      const { action, resource } = request;
      const problem =
        `User: ${arn} is not authorized to perform: ${action} on resource: ${resource} ` +
        `because no identity-based policy allows the ${action} action`;
      log(`AccessDenied: ${problem}`);
      return problem;
    },
  };
}
