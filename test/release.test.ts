import { afterAll, beforeAll, expect, test } from "vitest";
import { currentRelease, nextRelease, temporaryFolder, type Release } from "./release/release.ts";
import { possibleOrders, replaceRelease } from "./release/replace-release.ts";

const folder = temporaryFolder();
let current: Release;
let next: Release;
beforeAll(() => {
  current = currentRelease();
  next = nextRelease(folder.path);
});
afterAll(() => folder[Symbol.dispose]());

const distributionOf = ({ distribution }: Release) => distribution.id;

test("in every allowed order, each file exists before a page names it, each page has its own policy, and no page mixes two releases", async () => {
  const orders = possibleOrders(next);
  expect(orders.length).toBeGreaterThan(1);
  for (const order of orders) {
    expect(order.at(-1)).toBe(distributionOf(next));
    expect(await replaceRelease(current, next, order)).toEqual([]);
  }
});

test("rolling back to the previous release is equally unnoticed", async () => {
  const [order = []] = possibleOrders(current);
  const problems = await replaceRelease(next, current, order);
  // The test's last check expects the later release, which is the outgoing release here.
  expect(problems.filter((problem) => !problem.endsWith("is of the earlier release"))).toEqual([]);
});

test("detects a distribution that is updated before its files", async () => {
  const [order = []] = possibleOrders(next);
  const distributionFirst = [distributionOf(next), ...order.slice(0, -1)];
  expect(await replaceRelease(current, next, distributionFirst)).toContainEqual(
    expect.stringMatching(/^after \w+: \/.*: \/assets\/index-[\w-]+-next\.js is missing$/),
  );
});

test("detects an upload that deletes the files of the earlier release", async () => {
  const uploads = new Map(
    [...next.uploads].map(([id, upload]) => [id, { ...upload, prunes: true }]),
  );
  const [order = []] = possibleOrders(next);
  expect(await replaceRelease(current, { ...next, uploads }, order)).toContainEqual(
    expect.stringMatching(/an open page: \/assets\/index-[\w-]+\.js is missing$/),
  );
});

test("detects a policy that CloudFront applies to cached pages of the earlier release", async () => {
  const behaviours = next.distribution.behaviours.map((behaviour) => ({
    ...behaviour,
    responseHeadersPolicy: {
      SecurityHeadersConfig: {
        ContentSecurityPolicy: {
          Override: true,
          ContentSecurityPolicy: "style-src 'self' 'sha256-next'",
        },
      },
    },
  }));
  const [order = []] = possibleOrders(next);
  const problems = await replaceRelease(
    current,
    { ...next, distribution: { ...next.distribution, behaviours } },
    order,
  );
  expect(problems).toContainEqual(
    expect.stringContaining("/: its content security policy blocks what it inlines"),
  );
});
