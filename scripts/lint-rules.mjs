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
  rules: { "one-focus": oneFocus },
};
