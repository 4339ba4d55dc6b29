// @vitest-environment jsdom
import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { Button } from "./button.tsx";

test.each([
  ["disabled", { disabled: true }],
  ["pending", { pending: "Saving..." }],
])(
  "a button that is %s keeps the focus, and ignores presses and its form's Enter key",
  (_, state) => {
    const onPress = vi.fn<() => void>();
    const form = (now: object) => (
      <form onSubmit={onPress}>
        <Button type="submit" onClick={onPress} {...now}>
          Save
        </Button>
      </form>
    );
    const { rerender } = render(form({}));
    const button = screen.getByRole("button");
    button.focus();
    rerender(form(state));
    // Enter in a field clicks the button that submits the form.
    fireEvent.click(button);
    button.blur();
    button.focus();
    expect([document.activeElement, button.ariaDisabled, onPress.mock.calls]).toEqual([
      button,
      "true",
      [],
    ]);
  },
);
