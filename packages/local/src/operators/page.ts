/** The look of every page of the local identity provider. Only texts of ours go in, or what `escaped` has seen. */
export function operatorsPage({ title, body }: { title: string; body: string }): string {
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · local site</title>
<style>${style}</style>
</head>
<body>
<main>
<header>
<p class="tag">Local site</p>
<h1>${title}</h1>
</header>
<section>
${body}
</section>
</main>
</body>
</html>
`;
}

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
export const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character] ?? "");

const style = `
  :root { color-scheme: light; font: 1rem/1.6 system-ui, sans-serif; color: #10223f; background: #eef2f8; }
  body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 1.5rem; box-sizing: border-box; }
  main { width: 100%; max-width: 27rem; background: #fff; border-radius: 1rem; overflow: hidden; box-shadow: 0 1rem 3rem #10223f26; }
  header { background: #10223f; color: #fff; padding: 1.75rem 2rem; border-bottom: .4rem solid #ffd307; }
  h1 { margin: 0; font-size: 1.5rem; line-height: 1.25; }
  .tag { display: inline-block; margin: 0 0 .75rem; padding: .1rem .6rem; border-radius: .3rem; background: #ffd307; color: #111; font-size: .8125rem; font-weight: 700; letter-spacing: .06em; text-transform: uppercase; }
  section { padding: 1.5rem 2rem 2rem; }
  p { margin: 0 0 1rem; }
  .note { margin: 1.25rem 0 0; color: #4a5c7a; font-size: .9375rem; }
  button { width: 100%; padding: .85rem 1.25rem; border: 0; border-radius: .6rem; background: #10223f; color: #fff; font: inherit; font-weight: 600; cursor: pointer; }
  button:hover { background: #1c3763; }
  a { color: #10223f; }
  button:focus-visible, a:focus-visible { outline: .2rem solid #c98a00; outline-offset: .15rem; }
  code { overflow-wrap: anywhere; }
`;
