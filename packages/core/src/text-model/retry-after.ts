/** No limit of a service lasts longer. A stated wait beyond it is a mistake. */
const longestWaitSeconds = 31 * 86_400;

/**
 * Returns the seconds of the header `retry-after-ms` or `retry-after`, which may also be a date, or
 * else of the limit that is used up. A wait that is over, or cannot be meant, is not known.
 */
export function retryAfter(headers: Headers | undefined, now = new Date()): number | undefined {
  if (!headers) return undefined;
  const stated = [
    numberIn(headers.get("retry-after-ms")) / 1000,
    secondsIn(headers.get("retry-after"), now),
    resetOf(headers, now),
  ];
  return stated.find((seconds) => seconds > 0 && seconds <= longestWaitSeconds);
}

const numberIn = (text: string | null): number =>
  /^\d+(\.\d+)?$/.test(text ?? "") ? Number(text) : Number.NaN;

/** A date has the name of its month. `Date.parse` would also take `-5` for a date. */
const secondsIn = (text: string | null, now: Date): number =>
  /[a-z]{3}/i.test(text ?? "") ? (Date.parse(text ?? "") - now.getTime()) / 1000 : numberIn(text);

/** The ends of the names of headers that state when a limit has room again. */
const limits = ["-requests", "-tokens", ""] as const;

function resetOf(headers: Headers, now: Date): number {
  const resets = limits.flatMap((limit) => {
    const remaining = headers.get(`x-ratelimit-remaining${limit}`);
    const isUsedUp = remaining === null || Number(remaining) === 0;
    const seconds = isUsedUp
      ? resetSeconds(headers.get(`x-ratelimit-reset${limit}`), now)
      : undefined;
    return seconds === undefined ? [] : [seconds];
  });
  return resets.length === 0 ? Number.NaN : Math.max(...resets);
}

const duration = /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+(?:\.\d+)?)s)?$/;

/** Reads `6m0s`, `120ms`, seconds, or a time since 1970 in seconds or milliseconds. */
function resetSeconds(text: string | null, now: Date): number | undefined {
  if (!text) return undefined;
  const number = Number(text.replace(/ms$/, ""));
  if (text.endsWith("ms")) return Number.isFinite(number) ? number / 1000 : undefined;
  if (number > 1e11) return Math.max(0, (number - now.getTime()) / 1000);
  if (number > 1e9) return Math.max(0, number - now.getTime() / 1000);
  if (number >= 0) return number;
  const [, hours = 0, minutes = 0, seconds = 0] = duration.exec(text) ?? [];
  const total = Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds);
  return total > 0 ? total : undefined;
}
