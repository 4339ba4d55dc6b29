import type { Behaviour, Distribution } from "../assembly/distribution.ts";
import { wildcard } from "../wildcard.ts";

/** Returns a function that finds the first behaviour, in template order, whose pattern matches a path. */
export function behaviourMatcher({ behaviours }: Distribution): (path: string) => Behaviour {
  const patterns = behaviours.map((behaviour) => ({
    behaviour,
    pattern: behaviour.pathPattern === undefined ? /^/ : wildcard(`/${behaviour.pathPattern.replace(/^\//, "")}`),
  }));
  return (path) => {
    const normalised = withoutDotSegments(path);
    const found = patterns.find(({ pattern }) => pattern.test(normalised));
    if (!found) throw new Error("The distribution has no default behaviour.");
    return found.behaviour;
  };
}

/** Returns the normalised path, which CloudFront matches against patterns. The origin gets the path as sent. */
function withoutDotSegments(path: string): string {
  try {
    return new URL(`http://cdn${path}`).pathname;
  } catch {
    return path;
  }
}
