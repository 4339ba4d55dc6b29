/**
 * The lint rule `vanfettle/exported-docstring`: exported functions and classes have a docstring. React components are
 * exempt, because `.oxlintrc.json` applies the rule to `.ts` files only.
 */
const exportedDocstring = {
  create(context) {
    const check = (node) => {
      const { declaration } = node;
      const values =
        declaration?.type === "VariableDeclaration"
          ? declaration.declarations.map(({ init }) => init)
          : [];
      const comment = context.sourceCode.getCommentsBefore(node).at(-1);
      const isDocumented =
        comment?.value.startsWith("*") && comment.loc.end.line === node.loc.start.line - 1;
      if ([declaration, ...values].some((each) => documented.has(each?.type)) && !isDocumented) {
        context.report({
          node,
          message: "Give this export a docstring that starts with a third-person verb.",
        });
      }
    };
    return { ExportNamedDeclaration: check, ExportDefaultDeclaration: check };
  },
};

const documented = new Set([
  "FunctionDeclaration",
  "ClassDeclaration",
  "ArrowFunctionExpression",
  "FunctionExpression",
]);

/**
 * The lint rule `vanfettle/one-focus`: only `packages/web/src/ui/focus.ts` moves the focus and scrolls the page. It asks
 * first if the visitor has moved on. `jsx-a11y/no-autofocus` forbids React's `autoFocus`, which does not ask.
 */
const oneFocus = {
  create(context) {
    const message = "Move the focus and scroll with `takePress` from packages/web/src/ui/focus.ts.";
    return {
      MemberExpression(node) {
        const name = node.computed ? node.property.value : node.property.name;
        if (movers.has(name)) context.report({ node: node.property, message });
      },
    };
  },
};

const movers = new Set(["focus", "scrollIntoView", "scrollTo", "scrollBy"]);

export default {
  meta: { name: "vanfettle" },
  rules: { "exported-docstring": exportedDocstring, "one-focus": oneFocus },
};
