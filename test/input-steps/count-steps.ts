import { Session } from "node:inspector/promises";

/**
 * The characters that a native function reads in the time of one step; measured, and only roughly.
 */
const charactersAStep = 32;

/** Returns the steps that a native function takes to read the text or list it is called on. */
type StepsOfRead = (read: never, args: unknown[], result: unknown) => number;

/**
 * The native functions that read all of the text or list they are called on, or all up to their
 * match.
 */
const readers: readonly [prototype: object, names: readonly string[], stepsOf: StepsOfRead][] = [
  [URLSearchParams.prototype, ["get", "getAll", "has"], ({ size }: URLSearchParams) => size],
  [
    String.prototype,
    [
      "includes",
      "match",
      "matchAll",
      "normalize",
      "replace",
      "replaceAll",
      "split",
      "toLowerCase",
      "trim",
    ],
    ({ length }: string) => length / charactersAStep,
  ],
  [
    String.prototype,
    ["indexOf"],
    ({ length }: string, [, from = 0], found) =>
      ((found === -1 ? length : Number(found)) - Number(from)) / charactersAStep,
  ],
  [
    Array.prototype,
    ["concat", "flat", "includes", "indexOf", "join"],
    ({ length }: unknown[]) => length,
  ],
];

/**
 * Starts counting steps: the executed blocks of the modules that are loaded from now on, as V8
 * counts them for coverage, and the reads of native functions, into which V8 does not look. Unlike
 * time, their number hardly differs between machines and runs. Returns a function that counts the
 * steps of a call, and those of what ran uncounted before it.
 */
export async function startCountingSteps(): Promise<
  (run: () => Promise<unknown>) => Promise<number>
> {
  const session = new Session();
  session.connect();
  await session.post("Profiler.enable");
  await session.post("Profiler.startPreciseCoverage", { callCount: true, detailed: true });
  const reads = countReads();
  const takeBlocks = async (): Promise<number> => {
    const { result } = await session.post("Profiler.takePreciseCoverage");
    const ranges = result
      .filter(({ url }) => /\/(packages|node_modules)\//.test(url) && !/vitest|\/vite\//.test(url))
      .flatMap(({ functions }) => functions.flatMap((each) => each.ranges));
    return ranges.reduce((blocks, { count }) => blocks + count, 0);
  };
  return async (run) => {
    reads.steps = 0;
    await run();
    const ofReads = reads.steps;
    return (await takeBlocks()) + Math.round(ofReads);
  };
}

function countReads(): { steps: number } {
  const reads = { steps: 0 };
  for (const [prototype, names, stepsOf] of readers) {
    for (const name of names) {
      const read = Reflect.get(prototype, name) as (...args: unknown[]) => unknown;
      const counted = function (this: never, ...args: unknown[]): unknown {
        const result = Reflect.apply(read, this, args);
        reads.steps += stepsOf(this, args, result);
        return result;
      };
      Object.defineProperty(prototype, name, { value: counted });
    }
  }
  return reads;
}
