import { expect, test } from "vitest";
import { documentTemplate } from "./document.ts";

const { fillPage, fillShell } = documentTemplate(
  '<head><style>.a{}<!--styles-->.z{}</style><!--head--></head><div id="root"><!--app--></div><!--state--></body>',
);

test("fills each placeholder once, whatever the parts contain", () => {
  const parts = {
    css: ".b{content:'<!--head-->'}",
    head: "<title>$& <!--app--></title>",
    name: "home",
    files: ["/a.js", "/b.css"],
    body: "$1<p><!--state--></p>",
    state: '{"a":"$\'"}',
  };
  expect(fillPage(parts)).toBe(
    "<head><style>.a{}.b{content:'<!--head-->'}.z{}</style>" +
      '<title>$& <!--app--></title></head><div id="root">$1<p><!--state--></p></div>' +
      '<script type="application/json" id="state" data-page="home" data-files="/a.js /b.css">{"a":"$\'"}</script></body>',
  );
});

test("fills the shell with an empty root, the settings, and a sentence for browsers without script", () => {
  expect(fillShell("<title>$& <!--app--></title>", { PartnerName: "$' <b>" })).toBe(
    '<head><style>.a{}.z{}</style><title>$& <!--app--></title></head><div id="root"></div>' +
      '<noscript><p class="wrap">This page needs JavaScript.</p></noscript>' +
      `<script type="application/json" id="settings">{"PartnerName":"$' \\u003cb\\u003e"}</script></body>`,
  );
});
