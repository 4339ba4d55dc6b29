import { loadAssembly, type CloudAssembly } from "./assembly/cloud-assembly.ts";
import { distribution } from "./assembly/distribution.ts";
import { functionById, functionIdIn } from "./assembly/functions.ts";
import { httpRoutes } from "./assembly/http-routes.ts";
import { resolveAssembly } from "./assembly/intrinsics.ts";
import { deployedSchedules } from "./assembly/schedules.ts";
import { deployedStateMachines, functionIdsOf } from "./assembly/state-machines.ts";
import { tables } from "./assembly/tables.ts";
import { findInvalidParameter, withDefaults } from "./assembly/template-parameters.ts";
import { localIssuer } from "./operators/issuer.ts";

export interface TemplateOptions {
  /** The folder of the cloud assembly, such as `cdk.out`. */
  assemblyDir: string;
  /** Returns the values of the templates' parameters for the URL of the distribution. */
  parameters: (url: string, assembly: CloudAssembly) => Record<string, string>;
}

/**
 * The URLs of the distribution and of the HTTP API, the origin that visitors see, and the
 * distribution's host and port.
 */
export type Addresses = Record<"url" | "apiUrl" | "origin" | "domainName", string>;

export type Templates = ReturnType<typeof readTemplates>;

/**
 * Reads the resources of the templates. Throws if a parameter's value is missing or rejected in its
 * template.
 */
export function readTemplates(
  options: TemplateOptions,
  { url, apiUrl, origin, domainName }: Addresses,
) {
  const loaded = loadAssembly(options.assemblyDir);
  const parameters = options.parameters(url, loaded);
  const invalid = findInvalidParameter(loaded, parameters);
  if (invalid) throw new Error(`The parameter ${invalid.name} ${invalid.problem}`);
  const assembly = resolveAssembly(loaded, {
    parameters,
    attributes: {
      "AWS::CloudFront::Distribution.DomainName": domainName,
      "AWS::ApiGatewayV2::Api.ApiEndpoint": apiUrl,
      "AWS::Cognito::UserPool.ProviderURL": localIssuer(origin),
    },
  });
  const site = distribution(assembly);
  const routes = httpRoutes(assembly);
  const stateMachines = deployedStateMachines(assembly);
  const schedules = deployedSchedules(assembly);
  const edgeIds = site.behaviours.flatMap(({ edgeFunctionId }) => edgeFunctionId ?? []);
  const visitorIds = new Set([...routes.map(({ functionId }) => functionId), ...edgeIds]);
  const ids = new Set([
    ...visitorIds,
    ...stateMachines.flatMap(functionIdsOf),
    ...schedules.map(({ functionArn }) => functionIdIn(functionArn)),
  ]);
  return {
    assembly,
    parameters: withDefaults(loaded, parameters),
    site,
    routes,
    stateMachines,
    schedules,
    functions: [...ids].map((id) => ({
      ...functionById(assembly, id),
      /** The host that an edge function may call over HTTPS; undefined for other functions. */
      edgeHost: edgeIds.includes(id) ? domainName : undefined,
      /**
       * True if the code is loaded at start. No user waits for a machine's steps, which most site
       * starts never run.
       */
      preload: visitorIds.has(id),
    })),
    tables: tables(assembly),
  };
}
