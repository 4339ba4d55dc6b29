import type { Behaviour, Distribution } from "../assembly/distribution.ts";
import { wildcard } from "../wildcard.ts";

/** Returns a function that finds the first behaviour, in the order of the template, whose pattern matches a path. */
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

/** CloudFront matches patterns against the normalised path but forwards the path as it was sent. */
function withoutDotSegments(path: string): string {
  try {
    return new URL(`http://cdn${path}`).pathname;
  } catch {
    return path;
  }
}
