import { expect, test, vi } from "vitest";
import { stubServer } from "../../testing/stub-server.ts";
import { createOperatorSession, signsInElsewhere, type TabMessage } from "./operator-session.ts";
import type { IdentityProvider, Operator } from "./sign-in-redirect.ts";

const pageUrl = "https://www.example/admin/progress-monitor";
const ended = {
  status: "signedOut",
  notice: "Your sign-in has ended. Sign in again to continue.",
  hasEnded: true,
};
const operator = { name: "operator@example.com", accessToken: "secret" };

interface TestOptions {
  mayHaveStored?: boolean;
}

function createTestSession(
  query = "",
  provider: Partial<IdentityProvider> = {},
  { mayHaveStored = false }: TestOptions = {},
) {
  const { api } = stubServer();
  let shown = query;
  const steps: string[] = [];
  const posted: TabMessage[] = [];
  let receive: (message: TabMessage) => void = () => {};
  let expire = () => {};
  let renew: (renewed: Operator) => void = () => {};
  const session = createOperatorSession({
    pageUrl: () => pageUrl,
    query: () => new URLSearchParams(shown),
    openTab: (url) => void steps.push(`open ${url}`),
    mayHaveStored: () => mayHaveStored,
    tabs: {
      post: (message) => void posted.push(message),
      listen: (listener) => (receive = listener),
    },
    async connect(_, options) {
      steps.push(`connect ${options.pageUrl}`);
      expire = options.onExpired;
      renew = options.onRenewed;
      return {
        signIn: async (request) =>
          void steps.push(
            `sign in${request.asAnotherAccount ? " as another" : ""}, back to "${request.query}"`,
          ),
        async completeSignIn(showQuery) {
          showQuery("text=leeds");
          return operator;
        },
        restore: async () => operator,
        share: async () => "shared",
        adopt: async (shared) => ({ name: `${shared} operator`, accessToken: "adopted" }),
        forget: async () => void steps.push("forget"),
        signOut: async () => void steps.push("sign out"),
        ...provider,
      };
    },
  });
  return {
    session: { ...session, start: () => session.start(api, (next) => (shown = next)) },
    api,
    steps,
    posted,
    expire: () => expire(),
    renew: (renewed: Operator) => renew(renewed),
    /** Delivers a message of another tab. */
    receive: async (message: TabMessage) => {
      receive(message);
      await new Promise((resolve) => setTimeout(resolve));
    },
  };
}

test("signIn redirects to the provider, with this page and its query as the return address", async () => {
  const { session, api, steps } = createTestSession("text=leeds");
  await session.signIn(api);
  expect(steps).toEqual([`connect ${pageUrl}`, 'sign in, back to "text=leeds"']);
  expect(session.getState()).toEqual({ status: "signingIn" });
});

test("an operator can sign in with another account", async () => {
  const { session, api, steps } = createTestSession();
  await session.signIn(api, { asAnotherAccount: true });
  expect(steps).toContain('sign in as another, back to ""');
});

test("start signs in with the provider's code", async () => {
  const { session, steps } = createTestSession("code=abc&state=xyz");
  const states: string[] = [];
  session.subscribe(() => states.push(session.getState().status));
  await session.start();
  expect(session.getState()).toEqual({ status: "signedIn", ...operator });
  expect(states).toEqual(["signingIn", "signedIn"]);
  expect(steps).toEqual([`connect ${pageUrl}`]);
});

test.each(["", "region=wales", "code=abc", "state=xyz"])(
  "the query %o is not taken for a response of the provider",
  async (query) => {
    const { session, steps } = createTestSession(query);
    await session.start();
    expect(steps).toEqual([]);
    expect(session.getState().status).toBe("signedOut");
  },
);

test("an error response of the provider leaves the operator signed out with a notice", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  const completeSignIn = () => Promise.reject(new Error("No matching state found in storage"));
  const { session } = createTestSession("error=access_denied&state=xyz", { completeSignIn });
  await session.start();
  expect(session.getState()).toEqual({
    status: "signedOut",
    notice: "We could not sign you in. Try again.",
  });
  expect(warn).toHaveBeenCalledOnce();
  warn.mockRestore();
});

test("start reads a response once, even if it is called repeatedly", async () => {
  const { session, steps } = createTestSession("code=abc&state=xyz");
  await Promise.all([session.start(), session.start()]);
  await session.start();
  expect(steps.filter((step) => step.startsWith("connect"))).toHaveLength(1);
});

test("an expired token signs the operator out with a notice", async () => {
  const { session, expire } = createTestSession("code=abc&state=xyz");
  await session.start();
  expire();
  expect(session.getState()).toEqual(ended);
});

test("a renewed token is used from then on, unless the operator has signed out meanwhile", async () => {
  const { session, renew } = createTestSession("code=abc&state=xyz");
  await session.start();
  renew({ ...operator, accessToken: "renewed" });
  expect(session.getState()).toEqual({ status: "signedIn", ...operator, accessToken: "renewed" });
  await session.signOut();
  renew({ ...operator, accessToken: "late" });
  expect(session.getState()).toEqual({ status: "signedOut", notice: null });
});

test("signOut forgets the token even if the provider cannot end its session", async () => {
  const signOut = () => Promise.reject(new Error("no end session endpoint"));
  const { session } = createTestSession("code=abc&state=xyz", { signOut });
  await session.start();
  await session.signOut();
  expect(session.getState()).toEqual({ status: "signedOut", notice: null });
});

test("cancelSignIn allows another sign-in after the Back button was used", async () => {
  const { session, api } = createTestSession();
  await session.signIn(api);
  session.cancelSignIn();
  expect(session.getState()).toEqual({ status: "signedOut", notice: null });
});

test("after a reload the sign-in that the tab has stored is used", async () => {
  const { session, posted } = createTestSession("", {}, { mayHaveStored: true });
  await session.start();
  expect(session.getState()).toEqual({ status: "signedIn", ...operator });
  expect(posted).toEqual([]);
});

test("a stored sign-in that has expired and cannot be renewed has ended", async () => {
  const { session } = createTestSession("", { restore: async () => null }, { mayHaveStored: true });
  await session.start();
  expect(session.getState()).toEqual(ended);
});

test("a tab without a sign-in requests it from other tabs, and adopts it", async () => {
  const { session, posted, receive } = createTestSession();
  await session.start();
  expect(posted).toEqual([{ type: "who" }]);
  await receive({ type: "signedIn", user: "Ann, the" });
  expect(session.getState()).toEqual({
    status: "signedIn",
    name: "Ann, the operator",
    accessToken: "adopted",
  });
});

test("a signed-in tab shares its sign-in when it signs in and when it is asked, and no other tab does", async () => {
  const signedIn = createTestSession("code=abc&state=xyz");
  await signedIn.session.start();
  await signedIn.receive({ type: "who" });
  const shared = { type: "signedIn", user: "shared" };
  expect(signedIn.posted).toEqual([shared, shared]);
  const other = createTestSession();
  await other.session.start();
  await other.receive({ type: "who" });
  expect(other.posted).toEqual([{ type: "who" }]);
});

test("a renewed sign-in is shared, because it replaces the refresh token that other tabs have", async () => {
  const { session, posted, renew } = createTestSession("code=abc&state=xyz");
  await session.start();
  posted.length = 0;
  renew({ ...operator, accessToken: "renewed" });
  await expect.poll(() => posted).toEqual([{ type: "signedIn", user: "shared" }]);
  await session.signOut();
  posted.length = 0;
  renew({ ...operator, accessToken: "late" });
  await Promise.resolve();
  expect(posted).toEqual([]);
});

test.each([
  ["expires", {}, false],
  ["is found expired after a reload", { restore: async () => null }, true],
])(
  "a tab whose sign-in %s asks the other tabs, and goes on with theirs",
  async (_, provider, mayHaveStored) => {
    const query = mayHaveStored ? "" : "code=abc&state=xyz";
    const { session, posted, expire, receive } = createTestSession(query, provider, {
      mayHaveStored,
    });
    await session.start();
    if (!mayHaveStored) expire();
    expect(session.getState()).toEqual(ended);
    expect(posted.at(-1)).toEqual({ type: "who" });
    await receive({ type: "signedIn", user: "Renewed" });
    expect(session.getState()).toEqual({
      status: "signedIn",
      name: "Renewed operator",
      accessToken: "adopted",
    });
  },
);

test("signing out signs every tab out and removes its tokens", async () => {
  const first = createTestSession("code=abc&state=xyz");
  await first.session.start();
  await first.session.signOut();
  expect(first.posted.at(-1)).toEqual({ type: "signedOut" });
  const second = createTestSession("", {}, { mayHaveStored: true });
  await second.session.start();
  await second.receive({ type: "signedOut" });
  expect(second.session.getState()).toEqual({ status: "signedOut", notice: null });
  expect(second.steps).toContain("forget");
});

test("after its end a sign-in is repeated in another tab, which leaves this page as it is", async () => {
  const { session, api, steps, expire, receive } = createTestSession("code=abc&state=xyz");
  await session.start();
  expire();
  expect(signsInElsewhere(session.getState())).toBe(true);
  await session.signIn(api);
  expect(steps.at(-1)).toBe(`open ${pageUrl}?text=leeds&sign-in=again`);
  await receive({ type: "signedIn", user: "Same" });
  expect(session.getState()).toMatchObject({ status: "signedIn", accessToken: "adopted" });
});

test("an operator whose account lacks a right signs in with another one in another tab", async () => {
  const { session, api, steps } = createTestSession("code=abc&state=xyz");
  await session.start();
  await session.signIn(api, { asAnotherAccount: true });
  expect(steps.at(-1)).toBe(`open ${pageUrl}?text=leeds&sign-in=another`);
});

test.each([
  ["text=leeds&sign-in=again", 'sign in, back to "text=leeds"'],
  ["sign-in=another", 'sign in as another, back to ""'],
])("the query %s starts a sign-in, whatever the tab has stored", async (query, step) => {
  const { session, steps } = createTestSession(query, {}, { mayHaveStored: true });
  await session.start();
  expect(steps).toEqual([`connect ${pageUrl}`, step]);
});
