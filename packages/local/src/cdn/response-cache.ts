import type { HttpResponse } from "../http.ts";
import { wildcard } from "../wildcard.ts";
import type { Freshness } from "./cache-lifetime.ts";

export interface KeptAnswer {
  path: string;
  response: HttpResponse;
  storedAt: number;
  freshness: Freshness;
}

export type Age = "fresh" | "stale" | "gone";

const byteLimit = 256 * 1024 * 1024;
/** Headers and the entry itself, roughly. */
const entryOverhead = 1_024;

/** Answers by key, the least recently used given up first. */
export function answerCache({ now = Date.now }: { now?: () => number } = {}) {
  const entries = new Map<string, KeptAnswer>();
  let bytes = 0;
  const sizeOf = ({ response }: KeptAnswer) => response.body.length + entryOverhead;

  function drop(key: string): void {
    const entry = entries.get(key);
    if (entry) bytes -= sizeOf(entry);
    entries.delete(key);
  }

  return {
    find(key: string): KeptAnswer | undefined {
      const entry = entries.get(key);
      if (!entry) return undefined;
      entries.delete(key);
      entries.set(key, entry);
      return entry;
    },
    ageOf({ storedAt, freshness }: KeptAnswer): Age {
      const age = (now() - storedAt) / 1000;
      if (age < freshness.ttl) return "fresh";
      return age < freshness.ttl + freshness.staleFor ? "stale" : "gone";
    },
    secondsIn: ({ storedAt }: KeptAnswer): number => Math.floor((now() - storedAt) / 1000),
    keep(key: string, entry: Omit<KeptAnswer, "storedAt">): void {
      drop(key);
      if (entry.freshness.ttl <= 0) return;
      const kept = { ...entry, storedAt: now() };
      entries.set(key, kept);
      bytes += sizeOf(kept);
      for (const oldest of entries.keys()) {
        if (bytes <= byteLimit) break;
        drop(oldest);
      }
    },
    /** Paths as in CloudFront: exact, or with a star at the end. */
    invalidate(paths: string[]): void {
      const patterns = paths.map(wildcard);
      for (const [key, { path }] of entries) if (patterns.some((pattern) => pattern.test(path))) drop(key);
    },
  };
}

export type AnswerCache = ReturnType<typeof answerCache>;
