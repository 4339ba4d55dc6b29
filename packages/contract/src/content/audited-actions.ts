/** The operator actions kept in the audit log: on texts, runs and the advice library, and exports of bookings. */
export const auditedActions = [
  "start",
  "cancel",
  "publish",
  "accept",
  "reject",
  "edit",
  "roll back",
  "undo",
  "retire advice",
  "restore advice",
  "export bookings",
] as const;
