// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { useFixedOrder } from "./first-use.ts";

function List({ items, list = 1 }: { items: string; list?: number }) {
  const { items: shown, props } = useFixedOrder(items.split(""), (item) => item, list);
  return (
    <div {...props} tabIndex={-1} data-testid="area">
      {shown.map((item) => (
        <button key={item} type="button">
          {item}
        </button>
      ))}
    </div>
  );
}

const area = () => screen.getByTestId("area");
const control = () => screen.getByRole("button", { name: "B" });
/** Shows a list, does something in it, and returns the order after others have arrived. */
function orderAfter(begin: () => void, next: { items: string; list?: number }) {
  const { rerender } = render(<List items="BC" />);
  begin();
  rerender(<List {...next} />);
  return area().textContent;
}

const focus = () => control().focus();
const press = () => void fireEvent.pointerDown(control());

test.each([
  ["a control has the focus", focus],
  ["a pointer is pressed", press],
  [
    "a pressed control has the focus, and the visitor scrolls later",
    () => {
      press();
      focus();
      fireEvent.pointerCancel(control());
    },
  ],
])("the order stays once %s, with what arrives later at its end", (_, begin) => {
  expect(orderAfter(begin, { items: "ACB" })).toBe("BCA");
});

test.each([
  ["nobody has used the list", () => undefined],
  ["a touch turned into scrolling", () => (press(), void fireEvent.pointerCancel(control()))],
  ["the list itself has the focus, to be scrolled", () => area().focus()],
])("the order follows what arrives while %s", (_, begin) => {
  expect(orderAfter(begin, { items: "ACB" })).toBe("ACB");
});

test("another list has its own order, and what is removed disappears", () => {
  expect(orderAfter(focus, { items: "CB", list: 2 })).toBe("CB");
  cleanup();
  expect(orderAfter(focus, { items: "AC" })).toBe("CA");
});
