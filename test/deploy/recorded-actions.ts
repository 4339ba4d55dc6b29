/** The actions of REST services, by method and path prefix. */
const restActions: Record<string, string> = {
  "account POST /listRegions": "account:ListRegions",
  "cloudfront POST /2020-05-31/distribution/": "cloudfront:CreateInvalidation",
  "lambda GET /2016-08-19/account-settings": "lambda:GetAccountSettings",
  "s3 GET": "s3:GetObject",
  "s3 HEAD": "s3:GetObject",
  "s3 PUT": "s3:PutObject",
  "s3 POST": "s3:PutObject",
};

/** The prefix of IAM's actions, for services with another name in their addresses. */
const prefixes: Record<string, string> = { monitoring: "cloudwatch" };

/** Returns the IAM action of a call that the fake AWS recorded as `service region operation`. */
export function actionOf(request: string): string {
  const [service = "", , ...operation] = request.split(" ");
  const call = `${service} ${operation.join(" ")}`;
  const rest = Object.entries(restActions).find(([beginning]) => call.startsWith(beginning));
  return rest ? rest[1] : `${prefixes[service] ?? service}:${operation.join(" ")}`;
}

/** The actions that every identity may call. */
export const needNoPermission = ["sts:GetCallerIdentity"];
