import type { CfnDistribution, Distribution } from "aws-cdk-lib/aws-cloudfront";
import { CfnCondition, Fn, Stack, Validations } from "aws-cdk-lib/core";
import { parameter } from "../stage-parameters.ts";

/**
 * With a certificate (in us-east-1) the distribution answers as the host of SiteOrigin; without one it keeps
 * CloudFront's own name, which is enough for a trial. Only the deploy knows, so the template holds both.
 */
export function serveOwnDomain(distribution: Distribution): void {
  const certificate = parameter(distribution, "CertificateArn");
  const given = new CfnCondition(Stack.of(distribution), "HasCertificate", {
    expression: Fn.conditionNot(Fn.conditionEquals(certificate, "")),
  });
  const ifGiven = (value: unknown, otherwise: unknown) => ({ "Fn::If": [given.logicalId, value, otherwise] });
  const host = Fn.select(1, Fn.split("://", parameter(distribution, "SiteOrigin")));
  const own = { AcmCertificateArn: certificate, SslSupportMethod: "sni-only", MinimumProtocolVersion: "TLSv1.2_2021" };
  const resource = distribution.node.defaultChild as CfnDistribution;
  resource.addPropertyOverride("DistributionConfig.Aliases", ifGiven([host], { Ref: "AWS::NoValue" }));
  resource.addPropertyOverride(
    "DistributionConfig.ViewerCertificate",
    ifGiven(own, { CloudFrontDefaultCertificate: true }),
  );
  Validations.of(resource).acknowledge({
    id: "CloudFormation-Validate::F3014",
    reason: "Either branch names one certificate; the validator does not look into Fn::If.",
  });
}
