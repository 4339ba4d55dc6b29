import type { DeployedTemplate } from "./template-values.ts";

/** The request to S3 for a bucket or an object. */
interface BucketRequest {
  method: string;
  /** The path and query: `/bucket/key?x-id=PutObject`. */
  path: string;
  body: string;
}

/**
 * The buckets created in bootstrapping, with the calls that the CDK makes when it publishes. They
 * accept templates and already contain all other files: packing the functions' sources would take
 * longer than the rest of a deploy test.
 */
export class FakeAssetBuckets {
  readonly #templates = new Map<string, DeployedTemplate>();
  readonly #bootstrapped: ReadonlySet<string>;

  constructor(bootstrapped: ReadonlySet<string>) {
    this.#bootstrapped = bootstrapped;
  }

  /** Takes over the templates of other buckets. */
  copy(other: FakeAssetBuckets): void {
    for (const [key, template] of other.#templates) this.#templates.set(key, template);
  }

  /** Returns the template at an address, which has the bucket in its host or its path. */
  template(url: string): DeployedTemplate | undefined {
    return this.#templates.get(keyOf(url));
  }

  /** Makes a template available at its address, like publishing. */
  publish(url: string, template: DeployedTemplate): void {
    this.#templates.set(keyOf(url), template);
  }

  /** Responds like S3. */
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
    if (searchParams.has("location")) {
      return {
        xml: `<LocationConstraint xmlns="http://s3.amazonaws.com/doc/2006-03-01/">${region}</LocationConstraint>`,
      };
    }
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

/**
 * Returns the bucket and key of an address. Only AWS's own hosts may have the bucket as a
 * subdomain.
 */
function keyOf(url: string): string {
  const { host, pathname } = new URL(url);
  const [, bucket] = /^(.+)\.s3\..*amazonaws\.com$/.exec(host) ?? [];
  return bucket === undefined ? pathname.slice(1) : `${bucket}${pathname}`;
}
