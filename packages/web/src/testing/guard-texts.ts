/**
 * Reports every text node of its own that React changes, removes or puts something before. A
 * browser's translation replaces text nodes by elements: the change would not show, and the other
 * two would throw. A text that changes must be the only child of its element. Returns a function
 * that stops the reports. The guard is serialised for browser tests, so it uses nothing outside of
 * itself.
 */
export function guardTexts(
  report: (problem: string) => void = (problem) => console.error(problem),
): () => void {
  // oxlint-disable-next-line typescript/unbound-method -- they are called with their node
  const { removeChild, insertBefore } = Node.prototype;
  const nodeValue = Object.getOwnPropertyDescriptor(
    Node.prototype,
    "nodeValue",
  ) as PropertyDescriptor;

  // A text that is its element's only child has no fiber.
  function check(node: Node | null, change: string): void {
    if (
      !(node instanceof Text) ||
      !Object.keys(node).some((key) => key.startsWith("__reactFiber$"))
    ) {
      return;
    }
    report(
      `React ${change} the text "${node.data}" in <${node.parentElement?.outerHTML.slice(1, 120)}`,
    );
  }

  Object.defineProperty(Node.prototype, "nodeValue", {
    ...nodeValue,
    set(this: Node, text: string | null) {
      if (text !== this.nodeValue) check(this, "changes");
      nodeValue.set?.call(this, text);
    },
  });
  Node.prototype.removeChild = function remove<T extends Node>(this: Node, child: T): T {
    check(child, "removes");
    return removeChild.call(this, child) as T;
  };
  Node.prototype.insertBefore = function insert<T extends Node>(
    this: Node,
    child: T,
    reference: Node | null,
  ): T {
    check(reference, "inserts before");
    return insertBefore.call(this, child, reference) as T;
  };

  return () => {
    Object.defineProperty(Node.prototype, "nodeValue", nodeValue);
    Object.assign(Node.prototype, { removeChild, insertBefore });
  };
}
