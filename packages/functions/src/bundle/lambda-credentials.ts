/** A Lambda finds its credentials in its environment; the SDK's search through files, SSO and metadata stays out. */
export { fromEnv as defaultProvider } from "@aws-sdk/credential-provider-env";
