import type { CfnDistribution, Distribution } from "aws-cdk-lib/aws-cloudfront";
import { CfnCondition, Fn, Stack, Validations } from "aws-cdk-lib/core";
import { parameter } from "../stage-parameters.ts";

/**
 * Serves the host in `SiteOrigin` if the parameter `CertificateArn` has a certificate. Otherwise the distribution keeps
 * CloudFront's domain name, for a trial. The parameter is only known at deploy time, so the template has both cases.
 */
export function serveOwnDomain(distribution: Distribution): void {
  const certificate = parameter(distribution, "CertificateArn");
  const hasCertificate = new CfnCondition(Stack.of(distribution), "HasCertificate", {
    expression: Fn.conditionNot(Fn.conditionEquals(certificate, "")),
  });
  const ifCertificate = (value: unknown, otherwise: unknown) => ({
    "Fn::If": [hasCertificate.logicalId, value, otherwise],
  });
  const host = Fn.select(1, Fn.split("://", parameter(distribution, "SiteOrigin")));
  const tls = { SslSupportMethod: "sni-only", MinimumProtocolVersion: "TLSv1.2_2021" };
  const resource = distribution.node.defaultChild as CfnDistribution;
  resource.addPropertyOverride("DistributionConfig.Aliases", ifCertificate([host], { Ref: "AWS::NoValue" }));
  resource.addPropertyOverride(
    "DistributionConfig.ViewerCertificate",
    ifCertificate({ AcmCertificateArn: certificate, ...tls }, { CloudFrontDefaultCertificate: true }),
  );
  Validations.of(resource).acknowledge({
    id: "CloudFormation-Validate::F3014",
    reason: "Either branch names one certificate; the validator does not look into Fn::If.",
  });
}
