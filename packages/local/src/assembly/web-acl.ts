import { matcher, type Matches, type Statement } from "../monitoring/statement.ts";
import type { CloudAssembly } from "./cloud-assembly.ts";
import { resourcesOf } from "./cloud-assembly.ts";
import type { Resolve } from "./intrinsics.ts";

/** How often one address may ask for what. */
export interface RateRule {
  name: string;
  limit: number;
  windowMs: number;
  /** Which requests count. */
  matches: Matches;
  status: number;
  body: string;
}

export interface DeployedWebAcl {
  /** The name it is measured under. */
  metricName: string;
  rules: RateRule[];
}

interface Rule {
  Name: string;
  Priority: number;
  Statement: {
    RateBasedStatement?: {
      AggregateKeyType: string;
      EvaluationWindowSec?: number;
      Limit: number;
      ScopeDownStatement?: Statement;
    };
  };
  Action?: { Block?: { CustomResponse?: { ResponseCode: number; CustomResponseBodyKey?: string } } };
  OverrideAction?: { Count?: object };
}

interface AclProperties {
  VisibilityConfig: { MetricName: string };
  CustomResponseBodies?: Record<string, { Content: string }>;
  Rules: Rule[];
}

/** The web ACL of the templates. Rules that only count are left out; one that blocks otherwise than by rate is refused. */
export function deployedWebAcl(assembly: CloudAssembly, resolve: Resolve): DeployedWebAcl | undefined {
  const [found] = resourcesOf(assembly, "AWS::WAFv2::WebACL");
  if (!found) return undefined;
  const acl = resolve(found.stack, found.properties) as AclProperties;
  const rules = acl.Rules.toSorted((a, b) => a.Priority - b.Priority)
    .filter(({ OverrideAction }) => !OverrideAction?.Count)
    .map((rule) => rateRule(rule, acl.CustomResponseBodies ?? {}));
  return { metricName: acl.VisibilityConfig.MetricName, rules };
}

function rateRule({ Name, Statement, Action }: Rule, bodies: Record<string, { Content: string }>): RateRule {
  const rate = Statement.RateBasedStatement;
  if (!rate || rate.AggregateKeyType !== "IP" || !Action?.Block) {
    throw new Error(`The rule ${Name} of the web ACL is not known locally.`);
  }
  const { ResponseCode = 403, CustomResponseBodyKey = "" } = Action.Block.CustomResponse ?? {};
  return {
    name: Name,
    limit: rate.Limit,
    windowMs: (rate.EvaluationWindowSec ?? 300) * 1000,
    matches: rate.ScopeDownStatement ? matcher(rate.ScopeDownStatement) : () => true,
    status: ResponseCode,
    body: bodies[CustomResponseBodyKey]?.Content ?? "",
  };
}
