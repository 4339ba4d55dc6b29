/**
 * Where the operators' sign-in page sends the browser back to after `ops sign-in`: a server on the operator's own machine.
 * The identity provider compares the whole address, port included.
 */
export const commandLineSignIn = { port: 8976, address: "http://localhost:8976/signed-in" } as const;
