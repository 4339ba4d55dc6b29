/** What an operator's access token may be good for: reading unpublished texts, or changing texts and spending money. */
export const operatorScopes = { read: "content/read", write: "content/write" } as const;

export type OperatorScope = (typeof operatorScopes)[keyof typeof operatorScopes];
