import type { DeployedTemplate } from "./template-values.ts";

/** A request to S3 for a bucket or an object in it. */
interface BucketRequest {
  method: string;
  /** The path and query: `/bucket/key?x-id=PutObject`. */
  path: string;
  body: string;
}

/**
 * The buckets that bootstrapping makes, as far as the CDK publishes to them. They take in templates, and have every other
 * file already, as packing what the functions are built from would take longer than all other parts of a rehearsal.
 */
export class FakeAssetBuckets {
  readonly #templates = new Map<string, DeployedTemplate>();
  readonly #bootstrapped: ReadonlySet<string>;

  constructor(bootstrapped: ReadonlySet<string>) {
    this.#bootstrapped = bootstrapped;
  }

  /** Returns the template at an address, which has the bucket in its host or its path. */
  template(url: string): DeployedTemplate | undefined {
    return this.#templates.get(keyOf(url));
  }

  /** Makes a template available under its address, as publishing does. */
  publish(url: string, template: DeployedTemplate): void {
    this.#templates.set(keyOf(url), template);
  }

  /** Answers as S3 does. */
  respond({ method, path, body }: BucketRequest) {
    const { pathname, searchParams } = new URL(path, "http://s3");
    const [, bucket = "", key = ""] = /^\/([^/]+)\/?(.*)$/.exec(pathname) ?? [];
    const region = /^cdk-hnb659fds-assets-\d{12}-(.+)$/.exec(bucket)?.[1] ?? "";
    if (!this.#bootstrapped.has(region)) {
      return { error: "NoSuchBucket", message: "The specified bucket does not exist", status: 404 };
    }
    if (method === "PUT" && key.endsWith(".json")) {
      this.#templates.set(`${bucket}/${key}`, JSON.parse(body) as DeployedTemplate);
      return { xml: "" };
    }
    if (searchParams.has("location"))
      return {
        xml: `<LocationConstraint xmlns="http://s3.amazonaws.com/doc/2006-03-01/">${region}</LocationConstraint>`,
      };
    if (searchParams.has("encryption")) {
      return {
        xml: "<ServerSideEncryptionConfiguration><Rule><ApplyServerSideEncryptionByDefault><SSEAlgorithm>AES256</SSEAlgorithm></ApplyServerSideEncryptionByDefault></Rule></ServerSideEncryptionConfiguration>",
      };
    }
    const prefix = searchParams.get("prefix") ?? "";
    const isThere = !prefix.endsWith(".json") || this.#templates.has(`${bucket}/${prefix}`);
    return {
      xml: `<ListBucketResult><Name>${bucket}</Name><Prefix>${prefix}</Prefix>${isThere ? `<Contents><Key>${prefix}</Key><Size>100</Size></Contents>` : ""}</ListBucketResult>`,
    };
  }
}

/** Returns the bucket and the key of an address. Only AWS's own hosts may have the bucket before the service. */
function keyOf(url: string): string {
  const { host, pathname } = new URL(url);
  const [, bucket] = /^(.+)\.s3\..*amazonaws\.com$/.exec(host) ?? [];
  return bucket === undefined ? pathname.slice(1) : `${bucket}${pathname}`;
}
