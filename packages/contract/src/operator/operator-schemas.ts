import * as z from "zod";

/**
 * The OpenID Connect provider of operators. Its endpoints are in the discovery document under
 * `issuer`.
 */
export const OperatorSignIn = z.object({
  issuer: z.url(),
  clientId: z.string(),
  scopes: z.array(z.string()),
});

export const operatorSchemas = {
  getOperatorSignIn: {
    summary: "Returns the OpenID Connect provider where operators sign in",
    response: OperatorSignIn,
  },
};

export type OperatorSignIn = z.output<typeof OperatorSignIn>;
