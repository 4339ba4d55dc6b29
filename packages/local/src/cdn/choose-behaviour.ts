import type { Behaviour, Distribution } from "../assembly/distribution.ts";
import { wildcard } from "../wildcard.ts";

/** The first behaviour, in the order of the template, whose pattern the path matches. */
export function behaviourChooser({ behaviours }: Distribution): (path: string) => Behaviour {
  const patterns = behaviours.map((behaviour) => ({
    behaviour,
    matches: behaviour.pathPattern === undefined ? /^/ : wildcard(`/${behaviour.pathPattern.replace(/^\//, "")}`),
  }));
  return (path) => {
    const plain = withoutDotSegments(path);
    const found = patterns.find(({ matches }) => matches.test(plain));
    if (!found) throw new Error("The distribution has no default behaviour.");
    return found.behaviour;
  };
}

/** Behaviours are chosen by the normalised path, though the origin gets the one that was sent. */
function withoutDotSegments(path: string): string {
  try {
    return new URL(`http://cdn${path}`).pathname;
  } catch {
    return path;
  }
}
