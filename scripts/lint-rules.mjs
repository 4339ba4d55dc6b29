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

/**
 * The lint rule `vanfettle/patient-waits`: tests wait with `expect.poll`, whose limit is in vitest.config.ts. That of
 * `vi.waitFor` and `vi.waitUntil` is a second, which a busy machine exceeds.
 */
const patientWaits = {
  create(context) {
    const message = "Wait with `expect.poll`, whose limit ends only a test that hangs.";
    return {
      MemberExpression({ object, property }) {
        if (object.name === "vi" && ["waitFor", "waitUntil"].includes(property.name)) {
          context.report({ node: property, message });
        }
      },
    };
  },
};

/**
 * The lint rule `vanfettle/kept-focus`: no button of the operators' pages is disabled by HTML,
 * which takes its focus away while it waits. `Button` of packages/web/src/admin/layout/button.tsx
 * ignores presses instead.
 */
const keptFocus = {
  create(context) {
    const message =
      "Use `Button` from packages/web/src/admin/layout/button.tsx, which keeps the focus.";
    return {
      JSXAttribute(node) {
        if (node.name.name === "disabled" && node.parent.name.name === "button") {
          context.report({ node, message });
        }
      },
    };
  },
};

export default {
  meta: { name: "vanfettle" },
  rules: { "one-focus": oneFocus, "kept-focus": keptFocus, "patient-waits": patientWaits },
};
