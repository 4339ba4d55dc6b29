import * as fc from "fast-check";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { registrationWords } from "../packages/web/src/testing/registration-words.tsx";
import { drawnVehicle, today, type Answer, type DrawnVehicle } from "./registers/draw-answers.ts";
import { lookUp, registers } from "./registers/look-up.ts";
import { accuses, pageRules, statesDue } from "./registers/page-rules.ts";
import { isLong } from "./suite-length.ts";

beforeEach(() => void vi.stubEnv("SSR", true));
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

/** Returns the words of a vehicle's result, or null if no register knows it or none answers. */
async function pageOf(vehicle: DrawnVehicle): Promise<string | null> {
  vi.stubGlobal("fetch", registers(vehicle));
  const check = await lookUp(vehicle).catch(() => null);
  return check && registrationWords(check, today);
}

/** The short run draws the same answers each time, so that a rare find never stops other work. */
const runs = isLong ? { numRuns: 10_000 } : { numRuns: 120, seed: 49 };

test("words of any answers break no rule", async () => {
  let pages = 0;
  let accusations = 0;
  await fc.assert(
    fc.asyncProperty(drawnVehicle, async (vehicle) => {
      const page = await pageOf(vehicle);
      if (page === null) return;
      pages += 1;
      accusations += Number(accuses(page));
      const broken = Object.keys(pageRules).filter((name) => pageRules[name]?.(vehicle, page));
      expect(broken, page).toEqual([]);
    }),
    runs,
  );
  expect(pages).toBeGreaterThan(runs.numRuns / 2);
  expect(accusations).toBeGreaterThan(runs.numRuns / 50);
});

const withoutField = (body: Record<string, unknown>, name: string) => {
  const { [name]: _, ...others } = body;
  return others;
};

/** The fields without which another register's word, which they qualify, stands. */
const kept = ["motTests", "motTestDueDate", "typeApproval", "revenueWeight", "make", "model"];

/** Returns an answer without one field, at a place that `pick` chooses; a test's field if it can. */
function withoutOne(answer: Answer, pick: number, inTest: boolean): Answer {
  if (typeof answer !== "object") return answer;
  const tests = answer["motTests"] as Record<string, unknown>[] | undefined;
  if (!inTest || !tests || tests.length === 0) {
    const names = Object.keys(answer).filter((name) => !kept.includes(name));
    return withoutField(answer, names[pick % names.length] ?? "");
  }
  const at = pick % tests.length;
  const names = Object.keys(tests[at] ?? {});
  const less = withoutField(tests[at] ?? {}, names[(pick >> 2) % names.length] ?? "");
  return { ...answer, motTests: tests.with(at, less) };
}

const isTested = ({ dvsa }: DrawnVehicle): boolean =>
  typeof dvsa === "object" && Array.isArray(dvsa["motTests"]) && dvsa["motTests"].length > 0;

/** Returns whether DVLA's register has a word on the MOT, whose loss leaves only DVSA's. */
const hasDvlaWord = ({ dvla }: DrawnVehicle): boolean =>
  typeof dvla === "object" && (Boolean(dvla["motStatus"]) || Boolean(dvla["motExpiryDate"]));

test("a missing field makes no statement more certain", async () => {
  const removal = fc.record({
    vehicle: drawnVehicle,
    pick: fc.nat(200),
    from: fc.constantFrom("a test", "DVSA", "DVLA"),
  });
  await fc.assert(
    fc.asyncProperty(removal, async ({ vehicle, pick, from }) => {
      const less =
        from === "DVLA"
          ? { ...vehicle, dvla: withoutOne(vehicle.dvla, pick, false) }
          : { ...vehicle, dvsa: withoutOne(vehicle.dvsa, pick, from === "a test") };
      const [page, lessPage] = [await pageOf(vehicle), await pageOf(less)];
      if (page === null || lessPage === null) return;
      // Without one of two words that contradict each other the other stands, and without the ground
      // of an exemption the rule.
      if (/The registers differ|name different fuels|May be exempt/.test(page)) return;
      const isMoreCertain = {
        accuses: (from !== "DVLA" || !hasDvlaWord(vehicle)) && accuses(lessPage) && !accuses(page),
        due: from === "a test" && isTested(vehicle) && statesDue(lessPage) && !statesDue(page),
      };
      expect(isMoreCertain, `${page}\n\n${lessPage}`).toEqual({ accuses: false, due: false });
    }),
    runs,
  );
});
