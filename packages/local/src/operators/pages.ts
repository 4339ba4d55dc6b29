import { escapeHtml, localPage } from "../local-page.ts";

/** Renders the page with which the local operator signs in. */
export const signInPage = (): string =>
  operatorsPage({
    title: "Sign in to the admin pages",
    body: `<p>This site runs on your own machine, so there is no password: anyone who can open this page can sign in.</p>
<form method="post">
<button type="submit" autofocus>Sign in as the local operator</button>
</form>
<p class="note">On a deployed site, operators sign in with their own account and a second factor. <a href="/">Back to the site</a></p>`,
  });

/**
 * Renders the sign-out page around the provider's form, which contains a token against cross-site
 * request forgery.
 */
export const signOutPage = (form: string): string =>
  operatorsPage({
    title: "Sign out?",
    body: `${form}
<button type="submit" form="op.logoutForm" name="logout" value="yes" autofocus>Sign out</button>
<p class="note"><a href="/">Back to the site</a></p>`,
  });

export const signedOutPage = (): string =>
  operatorsPage({ title: "You are signed out", body: `<p><a href="/">Back to the site</a></p>` });

/** Renders the page with the reason for a failed sign-in. */
export const errorPage = (reason: string): string =>
  operatorsPage({
    title: "We could not sign you in",
    body: `<p>Reason: <code>${escapeHtml(reason)}</code></p>
<p>Go back to the admin page and sign in from there. <a href="/">Back to the site</a></p>`,
  });

const operatorsPage = ({ title, body }: { title: string; body: string }): string =>
  localPage({
    title: `${title} · local site`,
    header: `<p class="tag">Local site</p>
<h1>${title}</h1>`,
    body,
  });
