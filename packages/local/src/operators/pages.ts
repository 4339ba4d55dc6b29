import { escaped, operatorsPage } from "./page.ts";

export const signInPage = (): string =>
  operatorsPage({
    title: "Sign in to the admin pages",
    body: `<p>This site runs on your own machine, so there is no password: whoever sees this page may operate it.</p>
<form method="post">
<button type="submit" autofocus>Sign in as the local operator</button>
</form>
<p class="note">A deployed site has no such page. There, operators sign in with their own account and a second factor. <a href="/">Back to the site</a></p>`,
  });

/** The form comes from the provider and holds its token against forged requests. */
export const signOutPage = (form: string): string =>
  operatorsPage({
    title: "Sign out?",
    body: `${form}
<button type="submit" form="op.logoutForm" name="logout" value="yes" autofocus>Sign out</button>
<p class="note"><a href="/">Back to the site</a></p>`,
  });

export const signedOutPage = (): string =>
  operatorsPage({ title: "You are signed out", body: `<p><a href="/">Back to the site</a></p>` });

export const faultPage = (why: string): string =>
  operatorsPage({
    title: "That did not work",
    body: `<p>Signing in stopped: <code>${escaped(why)}</code></p>
<p>Go back to the admin page and sign in from there. <a href="/">Back to the site</a></p>`,
  });
