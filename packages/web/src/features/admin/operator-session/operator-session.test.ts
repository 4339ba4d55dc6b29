import { expect, test, vi } from "vitest";
import { stubServer } from "../../../testing/stub-server.ts";
import type { IdentityProvider } from "./identity-provider.ts";
import { createOperatorSession } from "./operator-session.ts";

const page = "https://www.example/admin/progress-monitor";
const operator = { name: "operator@example.com", accessToken: "secret" };

function setUp(query = "", provider: Partial<IdentityProvider> = {}) {
  const { api } = stubServer();
  const did: string[] = [];
  let expire = () => {};
  const session = createOperatorSession({
    page: () => page,
    query: () => new URLSearchParams(query),
    cleanQuery: () => void did.push("clean"),
    async connect(_, address, onExpired) {
      did.push(`connect ${address}`);
      expire = onExpired;
      return {
        begin: async ({ asAnother }) => void did.push(asAnother ? "begin as another" : "begin"),
        finish: async () => operator,
        end: async () => void did.push("end"),
        ...provider,
      };
    },
  });
  return { session, api, did, expire: () => expire() };
}

test("signing in leaves for the provider, which is told to come back to this very page", async () => {
  const { session, api, did } = setUp();
  await session.signIn(api);
  expect(did).toEqual([`connect ${page}`, "begin"]);
  expect(session.state()).toEqual({ status: "busy" });
});

test("somebody who may not do a thing can come back as somebody else", async () => {
  const { session, api, did } = setUp();
  await session.signIn(api, { asAnother: true });
  expect(did).toContain("begin as another");
});

test("coming back with a code ends the sign-in and cleans the address", async () => {
  const { session, api, did } = setUp("code=abc&state=xyz");
  const states: string[] = [];
  session.subscribe(() => states.push(session.state().status));
  await session.resume(api);
  expect(session.state()).toEqual({ status: "in", ...operator });
  expect(states).toEqual(["busy", "in"]);
  expect(did).toEqual([`connect ${page}`, "clean"]);
});

test.each(["", "region=wales", "code=abc", "state=xyz"])("the query %o is no answer of the provider", async (query) => {
  const { session, api, did } = setUp(query);
  await session.resume(api);
  expect(did).toEqual([]);
  expect(session.state().status).toBe("out");
});

test("a refused or stale answer signs nobody in, cleans the address and says so", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  const finish = () => Promise.reject(new Error("No matching state found in storage"));
  const { session, api, did } = setUp("error=access_denied&state=xyz", { finish });
  await session.resume(api);
  expect(session.state()).toEqual({ status: "out", notice: "Signing in did not work. Please try again." });
  expect(did).toContain("clean");
  expect(warn).toHaveBeenCalledOnce();
  warn.mockRestore();
});

test("an answer is read once, however often the page asks", async () => {
  const { session, api, did } = setUp("code=abc&state=xyz");
  await Promise.all([session.resume(api), session.resume(api)]);
  await session.resume(api);
  expect(did.filter((step) => step.startsWith("connect"))).toHaveLength(1);
});

test("a token that runs out signs the operator out and says so", async () => {
  const { session, api, expire } = setUp("code=abc&state=xyz");
  await session.resume(api);
  expire();
  expect(session.state()).toEqual({ status: "out", notice: "Your sign-in has ended. Sign in again to go on." });
});

test("signing out forgets the token even where the provider has no way to end its session", async () => {
  const end = () => Promise.reject(new Error("no end session endpoint"));
  const { session, api } = setUp("code=abc&state=xyz", { end });
  await session.resume(api);
  await session.signOut();
  expect(session.state()).toEqual({ status: "out", notice: null });
});

test("coming back by the Back button, unfinished, can be started again", async () => {
  const { session, api } = setUp();
  await session.signIn(api);
  session.giveUp();
  expect(session.state()).toEqual({ status: "out", notice: null });
});
