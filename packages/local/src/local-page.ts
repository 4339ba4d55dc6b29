/** The parts of a page, in HTML. External values must be escaped with `escapeHtml`. */
interface LocalPage {
  title: string;
  header: string;
  body: string;
}

/** Renders the pages that exist only locally: the partner sandbox and the sign-in. */
export const localPage = ({ title, header, body }: LocalPage): string => `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${style}</style>
</head>
<body>
<main>
<header>
${header}
</header>
<section>
${body}
</section>
</main>
</body>
</html>
`;

const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Returns the text with HTML's special characters escaped. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => entities[character] ?? "");

const style = `
  :root { color-scheme: light; font: 1rem/1.5 system-ui, sans-serif; color: #10223f; background: #eef2f8; }
  body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 1.5rem; box-sizing: border-box; }
  main { width: 100%; max-width: 30rem; background: #fff; border-radius: 1rem; overflow: hidden; box-shadow: 0 1rem 3rem #10223f26; }
  header { background: #10223f; color: #fff; padding: 1.75rem 2rem; border-bottom: .4rem solid #ffd307; }
  h1 { margin: 0; font-size: 1.5rem; line-height: 1.25; }
  section { padding: 1.5rem 2rem 2rem; }
  a:focus-visible, button:focus-visible { outline: .2rem solid #c98a00; outline-offset: .15rem; }
  .tag { display: inline-block; margin: 0 0 .75rem; padding: .1rem .6rem; border-radius: .3rem; background: #ffd307; color: #111; font-size: .8125rem; font-weight: 700; letter-spacing: .06em; text-transform: uppercase; }
  section p { margin: 0 0 1rem; }
  section .note { margin: 1.25rem 0 0; color: #4a5c7a; font-size: .9375rem; }
  button { width: 100%; padding: .85rem 1.25rem; border: 0; border-radius: .6rem; background: #10223f; color: #fff; font: inherit; font-weight: 600; cursor: pointer; }
  button:hover { background: #1c3763; }
  a { color: #10223f; }
  code { overflow-wrap: anywhere; }
  header p { margin: .25rem 0 0; color: #c9d4e8; }
  dl { margin: 0 0 1.5rem; }
  dl div { display: flex; flex-wrap: wrap; justify-content: space-between; align-items: center; gap: .25rem 1rem; padding: .75rem 0; border-bottom: 1px solid #dbe3ef; }
  dt { color: #4a5c7a; }
  dd { margin: 0; font-weight: 600; overflow-wrap: anywhere; }
  dd.registration { background: #ffd307; color: #111; padding: .1rem .75rem; border-radius: .35rem; letter-spacing: .06em; font-size: 1.25rem; border: 1px solid #c9a500; }
  i { font-weight: 400; color: #5b6b86; }
  dl + a { display: inline-block; background: #10223f; color: #fff; text-decoration: none; padding: .7rem 1.25rem; border-radius: .5rem; font-weight: 600; }
`;
