// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { services } from "@vanfettle/contract/services";
import {
  openBookingForm,
  postcode,
  prepareBookingForm,
  registration,
  submit,
} from "../../testing/booking-form-screen.tsx";

prepareBookingForm();

const dvaNote = () =>
  screen.getByText(/Garages prepare the van/).closest<HTMLElement>("[aria-live]") as HTMLElement;

describe("in Northern Ireland", () => {
  test("shows Northern Irish examples of registrations and postcodes", () => {
    openBookingForm({ variant: "embedded", location: "Belfast", region: "Northern Ireland" });
    expect(registration().placeholder).toBe("ABZ1234");
    expect(postcode().placeholder).toBe("BT11AA");
  });

  test("shows the DVA note and hides the MOT price for a Northern Irish postcode", async () => {
    const { user } = openBookingForm({ variant: "quick" });
    expect(screen.queryByText(/only DVA tests vans/)).toBeNull();
    await user.type(postcode(), "bt1");
    expect(screen.getByText(/only DVA tests vans/)).toBeTruthy();
    expect(screen.getByRole("option", { name: "MOT Test - Get Quote" })).toBeTruthy();
    expect(screen.queryByRole("link", { name: "Van MOT in Northern Ireland" })).toBeNull();
    await user.selectOptions(screen.getByLabelText("Service"), "mot-service");
    expect(screen.getByRole("link", { name: "Van MOT in Northern Ireland" })).toBeTruthy();
    await user.clear(postcode());
    expect(screen.queryByText(/only DVA tests vans/)).toBeNull();
  });
});

test("understands a pasted registration and postcode, and keeps the caret behind them", async () => {
  const { user } = openBookingForm({ variant: "quick" });
  await user.click(registration());
  await user.paste("GB\u00A0AB12\u200B CDE\u202C");
  expect([registration().value, registration().selectionStart]).toEqual(["AB12CDE", 7]);
  await user.click(postcode());
  await user.paste("\u202ASW1A\u00AD 1AA\uFE0F");
  expect([postcode().value, postcode().selectionStart]).toEqual(["SW1A1AA", 7]);
});

const priceHint = "A large van's MOT may cost more";

test("says beside the services that the price of an MOT is not every van's, unless its class is known", () => {
  openBookingForm({ variant: "quick" });
  const service = screen.getByLabelText("Service");
  expect(service.getAttribute("aria-describedby")).toBe(screen.getByText(priceHint).id);
  cleanup();
  openBookingForm({ variant: "embedded", fees: "7" });
  expect(screen.queryByText(priceHint)).toBeNull();
});

describe("the DVA note", () => {
  test("follows the MOT radio button and describes it", async () => {
    const { user } = openBookingForm({ variant: "embedded" });
    const mot = screen.getByRole("radio", { name: /^MOT Test/ });
    expect(mot.getAttribute("aria-describedby")).toBe(screen.getByText(priceHint).id);
    await user.type(postcode(), "bt1");
    const note = dvaNote();
    expect(screen.queryByText(priceHint)).toBeNull();
    expect(mot.closest("label")?.nextElementSibling).toBe(note);
    for (const name of [/^MOT Test/, /^MOT \+ Service/]) {
      expect(screen.getByRole("radio", { name }).getAttribute("aria-describedby")).toBe(note.id);
    }
    expect(
      screen.getByRole("radio", { name: /^Oil Change/ }).getAttribute("aria-describedby"),
    ).toBeNull();
    expect(screen.getAllByRole("radio")).toHaveLength(services.length);
  });

  test("follows the dropdown and describes it", async () => {
    const { user } = openBookingForm({ variant: "mot" });
    await user.type(postcode(), "bt1");
    const note = dvaNote();
    const service = screen.getByLabelText("Service");
    expect(service.getAttribute("aria-describedby")).toBe(note.id);
    expect(service.parentElement?.nextElementSibling).toBe(note);
  });
});

describe("typing into registration and postcode", () => {
  test("converts to upper case, drops other characters and keeps the caret in place", async () => {
    const { user } = openBookingForm({ variant: "quick" });
    await user.type(registration(), "ab-12 cde");
    expect(registration().value).toBe("AB12CDE");
    registration().setSelectionRange(5, 5);
    await user.keyboard(" x");
    expect(registration().value).toBe("AB12CXDE");
    expect(registration().selectionStart).toBe(6);
  });

  test("normalises pasted text", async () => {
    const { user } = openBookingForm({ variant: "quick" });
    await user.click(postcode());
    await user.paste(" sw1a 1aa ");
    expect(postcode().value).toBe("SW1A1AA");
  });

  test("normalises composed text only after its composition ends", () => {
    openBookingForm({ variant: "quick" });
    const input = registration();
    input.value = "ａb";
    fireEvent.input(input, { isComposing: true });
    expect(input.value).toBe("ａb");
    fireEvent.compositionEnd(input);
    expect(input.value).toBe("B");
  });

  test("validates composed text after its composition ends", async () => {
    const { user } = openBookingForm({ variant: "quick" });
    await user.click(submit());
    registration().value = "ab12cde";
    fireEvent.input(registration(), { isComposing: true });
    expect(screen.getByText("Vehicle registration is required")).toBeTruthy();
    fireEvent.compositionEnd(registration());
    expect(screen.queryByText("Vehicle registration is required")).toBeNull();
  });

  test("delays a hint until a pressed pointer is released", async () => {
    const { user } = openBookingForm({ variant: "quick" });
    await user.type(postcode(), "ME15");
    await user.pointer({ keys: "[MouseLeft>]", target: document.body });
    expect(document.activeElement).not.toBe(postcode());
    expect(screen.queryByText(/does not look like a full UK postcode/)).toBeNull();
    await user.pointer({ keys: "[/MouseLeft]", target: document.body });
    expect(await screen.findByText(/does not look like a full UK postcode/)).toBeTruthy();
  });

  test("does not truncate text at eight characters", async () => {
    const { user } = openBookingForm({ variant: "quick" });
    await user.type(registration(), "ab12cdefgh");
    expect(registration().value).toBe("AB12CDEFGH");
  });

  test.each([
    ["SW1", /does not look like a full UK postcode/],
    ["je2 3ab", /outside the UK/],
    ["BFPO 1", /outside the UK/],
  ])("shows a hint for the postcode %j, which can still be sent", async (text, hint) => {
    const { user, sent } = openBookingForm({ variant: "embedded", service: "mot" });
    await user.type(registration(), "AB12CDE");
    await user.type(postcode(), text);
    await user.tab();
    expect(postcode().getAttribute("aria-describedby")).toBe(screen.getByText(hint).id);
    await user.click(submit());
    expect(sent).toHaveLength(1);
  });
});
