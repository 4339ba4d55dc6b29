import { randomBytes, timingSafeEqual } from "node:crypto";
import { decide, type AccessRequest, type Statement } from "./policy.ts";

/** What a caller signs its requests with. The session token, which is new at every start, is what proves who calls. */
export interface Credentials {
  /** The caller's name here. */
  accessKeyId: string;
  secretAccessKey: string;
  sessionToken: string;
}

/** Returns the environment variables in which the AWS SDKs find credentials. */
export const credentialVariables = ({ accessKeyId, secretAccessKey, sessionToken }: Credentials) => ({
  AWS_ACCESS_KEY_ID: accessKeyId,
  AWS_SECRET_ACCESS_KEY: secretAccessKey,
  AWS_SESSION_TOKEN: sessionToken,
});

export interface Caller {
  /** As AWS names it in its messages: `arn:aws:sts::000000000000:assumed-role/Role/Function`. */
  arn: string;
  /** The statements of its role; undefined for the owner of this machine, who may do everything. */
  statements: readonly Statement[] | undefined;
}

export interface Callers {
  /** Registers a caller under a name that is used once. Returns its credentials. */
  add: (name: string, caller: Caller) => Credentials;
  /** Returns who sent a request, by its headers in lower case; undefined for a stranger. */
  identify: (headers: Readonly<Record<string, string>>) => Caller | undefined;
  /** Returns why a caller may not do something, in AWS's words, or undefined if it may. Logs what is denied. */
  accessProblem: (caller: Caller, request: AccessRequest) => string | undefined;
}

/** Keeps who may call the local services in this run of the local cloud. */
export function createCallers(log: (line: string) => void): Callers {
  const callers = new Map<string, { caller: Caller; token: Buffer }>();
  return {
    add(name, caller) {
      if (callers.has(name)) throw new Error(`Two callers are called ${name}.`);
      const sessionToken = randomBytes(32).toString("hex");
      callers.set(name, { caller, token: Buffer.from(sessionToken) });
      return { accessKeyId: name, secretAccessKey: randomBytes(20).toString("hex"), sessionToken };
    },
    identify(headers) {
      const name = /\bCredential=([^/,\s]{1,128})\//.exec(headers.authorization ?? "")?.[1] ?? "";
      const known = callers.get(name);
      const token = Buffer.from(headers["x-amz-security-token"] ?? "");
      return known && token.length === known.token.length && timingSafeEqual(token, known.token)
        ? known.caller
        : undefined;
    },
    accessProblem(caller, request) {
      const problem = accessProblem(caller, request);
      if (problem !== undefined) log(`AccessDenied: ${problem}`);
      return problem;
    },
  };
}

function accessProblem({ arn, statements }: Caller, request: AccessRequest): string | undefined {
  const decision = statements === undefined ? "allowed" : decide(statements, request);
  if (decision === "allowed") return undefined;
  const { action, resource } = request;
  const reason =
    decision === "denied"
      ? "with an explicit deny in an identity-based policy"
      : `because no identity-based policy allows the ${action} action`;
  return `User: ${arn} is not authorized to perform: ${action} on resource: ${resource} ${reason}`;
}
