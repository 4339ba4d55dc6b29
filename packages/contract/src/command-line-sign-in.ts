/**
 * The address that the operators' sign-in page returns to after `ops sign-in`: a server on the operator's machine. The
 * identity provider compares the whole address, including the port.
 */
export const commandLineSignIn = { port: 8976, address: "http://localhost:8976/signed-in" } as const;
