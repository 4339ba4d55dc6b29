import { createHash } from "node:crypto";
import { relative } from "node:path";
import type { Stryker } from "@stryker-mutator/core";

/** A mutant with its result, once tested. */
type Mutant = Awaited<ReturnType<Stryker["runMutationTest"]>>[number];

const { MUTANT_ROOT = ".", MUTANT_SEED = "", MUTANT_SAMPLE = "Infinity" } = process.env;

/** A Stryker checker that excludes mutants outside the sample, chosen by a hash, so a change of code replaces few. */
class SampleChecker {
  #chosen = new Set<string>();

  async init(): Promise<void> {}

  /** Draws the sample. Stryker passes all mutants at once and expects them back in a group. */
  async group(mutants: Mutant[]): Promise<string[][]> {
    const ordered = mutants
      .map((mutant) => ({ id: mutant.id, order: orderOf(mutant) }))
      .toSorted((one, other) => one.order.localeCompare(other.order));
    this.#chosen = new Set(ordered.slice(0, Number(MUTANT_SAMPLE)).map(({ id }) => id));
    return [mutants.map(({ id }) => id)];
  }

  async check(mutants: Mutant[]) {
    const resultOf = ({ id }: Mutant) =>
      this.#chosen.has(id)
        ? { status: "passed" }
        : { status: "compileError", reason: "not in the sample" };
    return Object.fromEntries(mutants.map((mutant) => [mutant.id, resultOf(mutant)]));
  }
}

function orderOf({ fileName, location, mutatorName, replacement }: Mutant): string {
  const identity = [
    MUTANT_SEED,
    relative(MUTANT_ROOT, fileName),
    location,
    mutatorName,
    replacement,
  ];
  return createHash("sha256").update(JSON.stringify(identity)).digest("hex");
}

export const strykerPlugins = [{ kind: "Checker", name: "sample", injectableClass: SampleChecker }];
