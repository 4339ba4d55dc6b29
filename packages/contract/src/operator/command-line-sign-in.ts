/**
 * The address that sign-in returns to after `ops sign-in`. The identity provider compares it
 * including the port.
 */
export const commandLineSignIn = {
  port: 8976,
  address: "http://localhost:8976/signed-in",
} as const;
