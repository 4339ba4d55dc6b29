/** The parts of a complete HTTP request. Header names are lower case. */
export interface ReadRequest {
  /** The request line, such as `POST / HTTP/1.1`. */
  line: string;
  headers: Record<string, string>;
  body: Buffer;
}

/** DynamoDB's quota for a batch of writes is 16 MB. */
const maxBodyBytes = 17 * 1024 * 1024;
const maxHeadBytes = 16 * 1024;

type Head = Omit<ReadRequest, "body">;

/**
 * Calls `onRequest` for each request in the chunks of a connection. Throws for input that AWS
 * clients never send.
 */
export function requestReader(onRequest: (request: ReadRequest) => void): (chunk: Buffer) => void {
  let unread: Buffer = Buffer.alloc(0);
  let head: Head | undefined;
  let wanted = 0;

  /** Reads the next request. Returns false until it has been received completely. */
  function readNext(): boolean {
    if (!head) {
      const end = unread.indexOf("\r\n\r\n");
      if ((end < 0 ? unread.length : end) > maxHeadBytes) throw new Error("The head is too long.");
      if (end < 0) return false;
      head = parseHead(unread.toString("latin1", 0, end));
      wanted = bodyLength(head.headers);
      unread = unread.subarray(end + 4);
    }
    if (unread.length < wanted) return false;
    const request = { ...head, body: unread.subarray(0, wanted) };
    unread = unread.subarray(wanted);
    head = undefined;
    onRequest(request);
    return true;
  }

  return (chunk) => {
    unread = unread.length > 0 ? Buffer.concat([unread, chunk]) : chunk;
    while (readNext());
  };
}

function parseHead(text: string): Head {
  const [line = "", ...fields] = text.split("\r\n");
  if (!/^[A-Z]+ \S+ HTTP\/1\.1$/.test(line)) throw new Error("The request line is malformed.");
  const headers: Record<string, string> = {};
  for (const field of fields) {
    const [, name = "", value = ""] = /^([\w!#$%&'*+.^`|~-]+):(.*)$/.exec(field) ?? [];
    const key = name.toLowerCase();
    if (key === "" || Object.hasOwn(headers, key)) {
      throw new Error("A header is malformed or repeated.");
    }
    headers[key] = value.trim();
  }
  return { line, headers };
}

function bodyLength(headers: Record<string, string>): number {
  const length = headers["content-length"] ?? "0";
  if (
    headers["transfer-encoding"] !== undefined ||
    !/^\d{1,9}$/.test(length) ||
    Number(length) > maxBodyBytes
  ) {
    throw new Error("The body has no length, or is too long.");
  }
  return Number(length);
}
