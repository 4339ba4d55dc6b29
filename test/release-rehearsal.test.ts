import { afterAll, beforeAll, expect, test } from "vitest";
import { currentRelease, nextRelease, temporaryFolder, type Release } from "./release/release.ts";
import { possibleOrders, rehearse } from "./release/rehearsal.ts";

const folder = temporaryFolder();
let current: Release;
let next: Release;
beforeAll(() => {
  current = currentRelease();
  next = nextRelease(folder.path);
});
afterAll(() => folder[Symbol.dispose]());

const distributionOf = ({ distribution }: Release) => distribution.id;

test(
  "in every order that the template allows, each file is there before a page names it, each page brings its own policy, and no page is of two releases",
  { timeout: 120_000 },
  async () => {
    const orders = possibleOrders(next);
    expect(orders.length).toBeGreaterThan(1);
    for (const order of orders) {
      expect(order.at(-1)).toBe(distributionOf(next));
      expect(await rehearse(current, next, order)).toEqual([]);
    }
  },
);

test("a release that is taken back by the release before it is as unnoticed", async () => {
  const [order = []] = possibleOrders(current);
  const problems = await rehearse(next, current, order);
  // The last check of a rehearsal asks for the later release, which here is the one that goes.
  expect(problems.filter((problem) => !problem.endsWith("is of the earlier release"))).toEqual([]);
});

test("the rehearsal sees a distribution that comes before its files", async () => {
  const [order = []] = possibleOrders(next);
  const distributionFirst = [distributionOf(next), ...order.slice(0, -1)];
  expect(await rehearse(current, next, distributionFirst)).toContainEqual(
    expect.stringMatching(/^after \w+: \/.*: \/assets\/index-[\w-]+-next\.js is missing$/),
  );
});

test("the rehearsal sees an upload that deletes the files of the earlier release", async () => {
  const uploads = new Map([...next.uploads].map(([id, upload]) => [id, { ...upload, prunes: true }]));
  const [order = []] = possibleOrders(next);
  expect(await rehearse(current, { ...next, uploads }, order)).toContainEqual(
    expect.stringMatching(/an open page: \/assets\/index-[\w-]+\.js is missing$/),
  );
});

test("the rehearsal sees a policy that CloudFront puts on cached pages of the earlier release", async () => {
  const behaviours = next.distribution.behaviours.map((behaviour) => ({
    ...behaviour,
    responseHeadersPolicy: {
      SecurityHeadersConfig: {
        ContentSecurityPolicy: { Override: true, ContentSecurityPolicy: "style-src 'self' 'sha256-next'" },
      },
    },
  }));
  const [order = []] = possibleOrders(next);
  const problems = await rehearse(current, { ...next, distribution: { ...next.distribution, behaviours } }, order);
  expect(problems).toContainEqual(expect.stringContaining("/: its content security policy blocks what it inlines"));
});
