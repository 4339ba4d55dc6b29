// @vitest-environment jsdom
import { render } from "@testing-library/react";
import type { ReactNode } from "react";
import { expect, test } from "vitest";
import { textProblems } from "./text-problems.ts";

/** Returns the problems after a change from one content to another. */
function problemsOf(before: ReactNode, after: ReactNode): string[] {
  const { rerender } = render(<div>{before}</div>);
  rerender(<div>{after}</div>);
  return textProblems.splice(0);
}

test.each([
  [
    "changes",
    <p key="p">
      Class {7} <b>van</b>
    </p>,
    <p key="p">
      Class {4} <b>van</b>
    </p>,
  ],
  [
    "removes",
    <p key="p">{[<b key="b">van</b>, "class 7"]}</p>,
    <p key="p">{[<b key="b">van</b>]}</p>,
  ],
  [
    "inserts before",
    <p key="p">
      {null}class {7}
    </p>,
    <p key="p">
      {<b>van</b>}class {7}
    </p>,
  ],
])("finds that React %s a text beside other nodes", (change, before, after) => {
  expect(problemsOf(before, after)).toEqual([
    expect.stringMatching(new RegExp(`^React ${change} the text`)),
  ]);
});

test.each([
  [
    "replaces the only child of an element",
    <p key="p">{`Class ${7}`}</p>,
    <p key="p">{`Class ${4}`}</p>,
  ],
  [
    "removes an element with its text",
    [<p key="a">one</p>, <p key="b">two</p>],
    [<p key="a">one</p>],
  ],
  ["adds an element behind a text", <p key="p">one{null}</p>, <p key="p">one{<b> two</b>}</p>],
])("accepts that React %s", (_, before, after) => {
  expect(problemsOf(before, after)).toEqual([]);
});
