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

export default {
  meta: { name: "vanfettle" },
  rules: { "one-focus": oneFocus, "patient-waits": patientWaits },
};
