import { expect, test, vi } from "vitest";
import { stubServer } from "../../../testing/stub-server.ts";
import type { IdentityProvider, Operator } from "./identity-provider.ts";
import { createOperatorSession } from "./operator-session.ts";

const pageUrl = "https://www.example/admin/progress-monitor";
const operator = { name: "operator@example.com", accessToken: "secret" };

function createTestSession(query = "", provider: Partial<IdentityProvider> = {}) {
  const { api } = stubServer();
  const steps: string[] = [];
  let expire = () => {};
  let renew: (renewed: Operator) => void = () => {};
  const session = createOperatorSession({
    pageUrl: () => pageUrl,
    query: () => new URLSearchParams(query),
    clearQuery: () => void steps.push("clear query"),
    async connect(_, options) {
      steps.push(`connect ${options.pageUrl}`);
      expire = options.onExpired;
      renew = options.onRenewed;
      return {
        signIn: async ({ asAnotherAccount }) => void steps.push(asAnotherAccount ? "sign in as another" : "sign in"),
        completeSignIn: async () => operator,
        signOut: async () => void steps.push("sign out"),
        ...provider,
      };
    },
  });
  return { session, api, steps, expire: () => expire(), renew: (renewed: Operator) => renew(renewed) };
}

test("signIn redirects to the provider, with this page as the address to come back to", async () => {
  const { session, api, steps } = createTestSession();
  await session.signIn(api);
  expect(steps).toEqual([`connect ${pageUrl}`, "sign in"]);
  expect(session.getState()).toEqual({ status: "signingIn" });
});

test("an operator can sign in with another account", async () => {
  const { session, api, steps } = createTestSession();
  await session.signIn(api, { asAnotherAccount: true });
  expect(steps).toContain("sign in as another");
});

test("completeSignIn signs in with the provider's code and clears the query", async () => {
  const { session, api, steps } = createTestSession("code=abc&state=xyz");
  const states: string[] = [];
  session.subscribe(() => states.push(session.getState().status));
  await session.completeSignIn(api);
  expect(session.getState()).toEqual({ status: "signedIn", ...operator });
  expect(states).toEqual(["signingIn", "signedIn"]);
  expect(steps).toEqual([`connect ${pageUrl}`, "clear query"]);
});

test.each(["", "region=wales", "code=abc", "state=xyz"])(
  "the query %o is not taken for a response of the provider",
  async (query) => {
    const { session, api, steps } = createTestSession(query);
    await session.completeSignIn(api);
    expect(steps).toEqual([]);
    expect(session.getState().status).toBe("signedOut");
  },
);

test("an error response of the provider leaves the operator signed out with a notice, and clears the query", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  const completeSignIn = () => Promise.reject(new Error("No matching state found in storage"));
  const { session, api, steps } = createTestSession("error=access_denied&state=xyz", { completeSignIn });
  await session.completeSignIn(api);
  expect(session.getState()).toEqual({ status: "signedOut", notice: "Signing in did not work. Please try again." });
  expect(steps).toContain("clear query");
  expect(warn).toHaveBeenCalledOnce();
  warn.mockRestore();
});

test("completeSignIn reads a response once, even if it is called repeatedly", async () => {
  const { session, api, steps } = createTestSession("code=abc&state=xyz");
  await Promise.all([session.completeSignIn(api), session.completeSignIn(api)]);
  await session.completeSignIn(api);
  expect(steps.filter((step) => step.startsWith("connect"))).toHaveLength(1);
});

test("an expired token signs the operator out with a notice", async () => {
  const { session, api, expire } = createTestSession("code=abc&state=xyz");
  await session.completeSignIn(api);
  expire();
  expect(session.getState()).toEqual({
    status: "signedOut",
    notice: "Your sign-in has ended. Sign in again to go on.",
  });
});

test("a renewed token is used from then on, unless the operator has signed out meanwhile", async () => {
  const { session, api, renew } = createTestSession("code=abc&state=xyz");
  await session.completeSignIn(api);
  renew({ ...operator, accessToken: "renewed" });
  expect(session.getState()).toEqual({ status: "signedIn", ...operator, accessToken: "renewed" });
  await session.signOut();
  renew({ ...operator, accessToken: "late" });
  expect(session.getState()).toEqual({ status: "signedOut", notice: null });
});

test("signOut forgets the token even if the provider cannot end its session", async () => {
  const signOut = () => Promise.reject(new Error("no end session endpoint"));
  const { session, api } = createTestSession("code=abc&state=xyz", { signOut });
  await session.completeSignIn(api);
  await session.signOut();
  expect(session.getState()).toEqual({ status: "signedOut", notice: null });
});

test("cancelSignIn allows another sign-in after the Back button was used", async () => {
  const { session, api } = createTestSession();
  await session.signIn(api);
  session.cancelSignIn();
  expect(session.getState()).toEqual({ status: "signedOut", notice: null });
});
