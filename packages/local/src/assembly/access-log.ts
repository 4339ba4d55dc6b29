import type { AccessContext } from "../gateway/gateway.ts";
import type { ResolvedAssembly } from "./intrinsics.ts";

interface StageProperties {
  AccessLogSettings?: { DestinationArn: string; Format: string };
}

/**
 * Reads the access log of the HTTP API: its group and the line of a call. Returns undefined without
 * one.
 */
export function accessLog({ resources }: ResolvedAssembly) {
  const [settings] = resources<StageProperties>("AWS::ApiGatewayV2::Stage").flatMap(
    ({ properties }) => properties.AccessLogSettings ?? [],
  );
  if (!settings) return undefined;
  return {
    logGroup: settings.DestinationArn.replace(/^.*:log-group:/, ""),
    /** Fills the format with a call's variables. Throws for a variable that is not supported. */
    lineOf: (context: AccessContext): string =>
      settings.Format.replaceAll(/\$context\.([\w.]+)/g, (_, name: string) => {
        const value = new Map<string, string>(Object.entries(context)).get(name);
        if (value === undefined) {
          throw new Error(`The access log's variable ${name} is not supported locally.`);
        }
        return value;
      }),
  };
}
