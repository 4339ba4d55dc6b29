/**
 * The OAuth scopes of operators: reading unpublished texts, changing texts and spending money,
 * listing bookings.
 */
export const operatorScopes = {
  read: "content/read",
  write: "content/write",
  bookings: "bookings/read",
} as const;

export type OperatorScope = (typeof operatorScopes)[keyof typeof operatorScopes];

/**
 * The user pool group that a scope requires. Cognito grants a client's scopes to everybody who
 * signs in.
 */
export const scopeGroups: Partial<Record<OperatorScope, string>> = {
  [operatorScopes.bookings]: "bookings",
};
