import { expect, test } from "vitest";
import { documentTemplate } from "./document.ts";

test("fills each placeholder once, whatever the parts contain", () => {
  const fill = documentTemplate(
    '<head><!--head--></head><div id="root"><!--app--></div><!--state--></body>',
  );
  const parts = {
    head: "<title>$& <!--app--></title>",
    body: "$1<p><!--state--></p>",
    state: '{"a":"$\'"}',
  };
  expect(fill(parts)).toBe(
    '<head><title>$& <!--app--></title></head><div id="root">$1<p><!--state--></p></div>' +
      '<script type="application/json" id="state">{"a":"$\'"}</script></body>',
  );
});
