import { pages } from "@vanfettle/contract/paths";
import { plainPage } from "@vanfettle/contract/plain-page";

const title = "Too many requests";

const waitOf = (seconds: number): string => {
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? "a minute" : `${minutes} minutes`;
};

/** Returns the page for an address that has loaded too many pages. */
export const tooManyPagesPage = (seconds: number): string =>
  plainPage(
    title,
    `<p>Too many pages were loaded from your internet address.</p>` +
      `<p>Wait ${waitOf(seconds)}, then <a href="">load this page again</a>.</p>`,
  );

/** Returns the page for an address that has sent too many forms, whichever form it was. */
export const tooManyFormsPage = (seconds: number): string =>
  plainPage(
    title,
    `<p>Too many forms were sent from your internet address. Yours was not sent.</p>` +
      `<p>Use your browser's Back button to return to your form, and send it again in ${waitOf(seconds)}. Or <a href="${pages.home.canonical}">go to the home page</a>.</p>`,
  );
