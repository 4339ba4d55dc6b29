import { roleOf } from "./access/roles.ts";
import { loadAssembly, resourcesOf, type CloudAssembly, type Located } from "./assembly/cloud-assembly.ts";
import { distribution } from "./assembly/distribution.ts";
import { functionById } from "./assembly/functions.ts";
import { httpRoutes } from "./assembly/http-routes.ts";
import { intrinsics } from "./assembly/intrinsics.ts";
import { deployedStateMachines, functionIdsOf } from "./assembly/state-machines.ts";
import { tables } from "./assembly/tables.ts";
import { checkParameters, withDefaults } from "./assembly/template-parameters.ts";
import type { HostedFunction } from "./lambda/hosted-functions.ts";
import { localIssuer } from "./operators/issuer.ts";

export interface TemplateOptions {
  /** The folder of the cloud assembly, such as `cdk.out`. */
  assemblyDir: string;
  /** Returns the values of the templates' parameters for the URL of the distribution. */
  parameters: (url: string) => Record<string, string>;
}

export interface Addresses {
  /** The URL of the distribution. */
  url: string;
  /** The origin that visitors see. */
  origin: string;
  /** The host and port of the distribution. */
  domainName: string;
}

/** Reads the resources of the templates. Throws if a parameter's value is missing or rejected in its template. */
export function readTemplates(options: TemplateOptions, { url, origin, domainName }: Addresses) {
  const assembly = loadAssembly(options.assemblyDir);
  const parameters = options.parameters(url);
  checkParameters(assembly, parameters);
  const resolve = intrinsics(assembly, {
    parameters,
    attributes: {
      "AWS::CloudFront::Distribution.DomainName": domainName,
      "AWS::Cognito::UserPool.ProviderURL": localIssuer(origin),
    },
  });
  const site = distribution(assembly, resolve);
  const routes = httpRoutes(assembly, resolve);
  const stateMachines = deployedStateMachines(assembly, resolve);
  const edgeIds = site.behaviours.flatMap(({ edgeFunctionId }) => edgeFunctionId ?? []);
  // The steps of a machine have no waiting user, and most site starts never run them.
  const visitorIds = new Set([...routes.map(({ functionId }) => functionId), ...edgeIds]);
  const ids = new Set([...visitorIds, ...stateMachines.flatMap(functionIdsOf)]);
  const functions = [...ids].map((id): HostedFunction => ({
    ...functionById(assembly, resolve, id),
    role: roleOf(assembly, resolve, locate(assembly, "AWS::Lambda::Function", id)),
    edgeHost: edgeIds.includes(id) ? domainName : undefined,
    preload: visitorIds.has(id),
  }));
  return {
    assembly,
    resolve,
    parameters: withDefaults(assembly, parameters),
    site,
    routes,
    stateMachines,
    machineRoles: new Map(
      stateMachines.map(({ id, arn }) => [
        arn,
        roleOf(assembly, resolve, locate(assembly, "AWS::StepFunctions::StateMachine", id)),
      ]),
    ),
    functions,
    tables: tables(assembly, resolve),
  };
}

function locate(assembly: CloudAssembly, type: string, id: string): Located {
  return resourcesOf(assembly, type).find((each) => each.id === id) as Located;
}
