/** A version of an object, or a delete marker, which hides the versions before it. */
interface StoredVersion {
  key: string;
  id: string;
  isMarker: boolean;
}

interface Bucket {
  versioned: boolean;
  stored: StoredVersion[];
}

/** The request to S3 for a bucket. */
interface BucketRequest {
  method: string;
  bucket: string;
  query: URLSearchParams;
  body: string;
}

/** AWS returns a thousand versions at a time. */
const pageLength = 2;

/**
 * The buckets of stacks, with the objects in them. A bucket with a version or a delete marker
 * cannot be deleted: https://docs.aws.amazon.com/AmazonS3/latest/userguide/delete-bucket.html
 */
export class FakeBuckets {
  readonly #buckets = new Map<string, Bucket>();
  /** The objects that a policy protects from deletion. */
  readonly undeletable = new Set<string>();
  #created = 0;

  /** Takes over the buckets of another fake, as a copy. */
  copy(other: FakeBuckets): void {
    for (const [name, bucket] of other.#buckets) this.#buckets.set(name, structuredClone(bucket));
    this.#created = other.#created;
  }

  /** The names of the buckets. */
  get names(): string[] {
    return [...this.#buckets.keys()];
  }

  create(name: string, { versioned }: { versioned: boolean }): void {
    this.#buckets.set(name, { versioned, stored: [] });
  }

  /** Stores an object. Without versions, it replaces the object of that name. */
  put(name: string, key: string): void {
    const bucket = this.#find(name);
    if (!bucket.versioned) bucket.stored = bucket.stored.filter((each) => each.key !== key);
    this.#add(bucket, { key, isMarker: false });
  }

  /** Returns the keys of the objects, versions and delete markers in a bucket. */
  keysIn(name: string): string[] {
    return this.#find(name).stored.map(({ key }) => key);
  }

  /** Deletes a bucket. Returns the reason if S3 refuses. */
  delete(name: string): string | undefined {
    if (this.#find(name).stored.length > 0) return "The bucket you tried to delete is not empty";
    this.#buckets.delete(name);
    return undefined;
  }

  /** Responds like S3. */
  respond({ method, bucket: name, query, body }: BucketRequest) {
    const bucket = this.#find(name);
    if (method === "GET" && query.has("versions")) return { xml: listVersions(bucket) };
    if (method === "POST" && query.has("delete")) return { xml: this.#deleteObjects(bucket, body) };
    if (method !== "DELETE" || query.size > 1) {
      throw new Error(`The fake buckets have no ${method} ${query.toString()}.`);
    }
    const reason = this.delete(name);
    return reason === undefined
      ? { xml: "" }
      : { error: "BucketNotEmpty", message: reason, status: 409 };
  }

  /** Without the id of a version, S3 only hides an object of a versioned bucket behind a marker. */
  #deleteObjects(bucket: Bucket, body: string): string {
    const wanted = [...body.matchAll(/<Object>(.*?)<\/Object>/g)].map(([, object = ""]) => ({
      key: valueOf(object, "Key") ?? "",
      id: valueOf(object, "VersionId"),
    }));
    const refused = wanted.filter(({ key }) => this.undeletable.has(key));
    for (const { key, id } of wanted.filter((each) => !refused.includes(each))) {
      if (bucket.versioned && id === undefined) this.#add(bucket, { key, isMarker: true });
      else {
        bucket.stored = bucket.stored.filter(
          (each) => each.key !== key || (id !== undefined && each.id !== id),
        );
      }
    }
    const errors = refused.map(
      ({ key }) =>
        `<Error><Key>${key}</Key><Code>AccessDenied</Code><Message>Access Denied</Message></Error>`,
    );
    return `<DeleteResult>${errors.join("")}</DeleteResult>`;
  }

  #add(bucket: Bucket, version: Omit<StoredVersion, "id">): void {
    this.#created += 1;
    bucket.stored.push({ ...version, id: bucket.versioned ? `version-${this.#created}` : "null" });
  }

  #find(name: string): Bucket {
    const bucket = this.#buckets.get(name);
    if (!bucket) throw new Error(`The bucket ${name} does not exist.`);
    return bucket;
  }
}

function listVersions({ stored }: Bucket): string {
  const listed = stored.slice(0, pageLength).map(({ key, id, isMarker }) => {
    const kind = isMarker ? "DeleteMarker" : "Version";
    return `<${kind}><Key>${key}</Key><VersionId>${id}</VersionId></${kind}>`;
  });
  return `<ListVersionsResult><IsTruncated>${stored.length > pageLength}</IsTruncated>${listed.join("")}</ListVersionsResult>`;
}

const valueOf = (xml: string, name: string): string | undefined =>
  new RegExp(`<${name}>(.*?)</${name}>`).exec(xml)?.[1];
