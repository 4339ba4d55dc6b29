/** The one person there is on a local site. */
export const localOperator = { sub: "local-operator", username: "local-operator" };
