/** What operators do to texts and runs that is recorded with their name. */
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
] as const;

export type AuditedAction = (typeof auditedActions)[number];
