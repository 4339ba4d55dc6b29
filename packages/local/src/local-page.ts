/** The parts of a page, in HTML. External values must be escaped with `escapeHtml`. */
interface LocalPage {
  title: string;
  header: string;
  body: string;
  /** CSS in addition to the style that all pages share. */
  style: string;
}

/** Renders the pages that exist only locally: the partner sandbox and the sign-in. */
export const localPage = ({ title, header, body, style }: LocalPage): string => `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${baseStyle}${style}</style>
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

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

/** Returns the text with HTML's special characters escaped. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character] ?? "");

const baseStyle = `
  :root { color-scheme: light; font: 1rem/1.5 system-ui, sans-serif; color: #10223f; background: #eef2f8; }
  body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 1.5rem; box-sizing: border-box; }
  main { width: 100%; max-width: 30rem; background: #fff; border-radius: 1rem; overflow: hidden; box-shadow: 0 1rem 3rem #10223f26; }
  header { background: #10223f; color: #fff; padding: 1.75rem 2rem; border-bottom: .4rem solid #ffd307; }
  h1 { margin: 0; font-size: 1.5rem; line-height: 1.25; }
  section { padding: 1.5rem 2rem 2rem; }
  a:focus-visible, button:focus-visible { outline: .2rem solid #c98a00; outline-offset: .15rem; }
`;
