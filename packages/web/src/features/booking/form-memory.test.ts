// @vitest-environment jsdom
import { afterEach, expect, test, vi } from "vitest";
import { parseBookingValues } from "./form-fields.ts";
import { forgetForm, rememberForm, restoreForm } from "./form-memory.ts";

afterEach(() => {
  vi.restoreAllMocks();
  document.body.innerHTML = "";
});

const fields = `<input name="registration"><input name="postcode">`;
const dropdown = `<select name="serviceType"><option value="">Choose</option><option value="mot">MOT</option></select>`;
const radios = ["mot", "oil-change"]
  .map(
    (id) =>
      `<input type="radio" name="serviceType" value="${id}"${id === "oil-change" ? " checked" : ""}>`,
  )
  .join("");

/** Puts a fresh form into the document, like a reload. */
function load(service = dropdown): HTMLFormElement {
  document.body.innerHTML = `<form>${fields}${service}</form>`;
  return document.querySelector("form") as HTMLFormElement;
}

const field = (form: HTMLFormElement, name: string) =>
  form.elements.namedItem(name) as HTMLInputElement;

function fill(form: HTMLFormElement): void {
  field(form, "registration").value = "AB12CDE";
  field(form, "postcode").value = "LS14AP";
  field(form, "serviceType").value = "mot";
  rememberForm(parseBookingValues(form));
}

test.each([
  ["a dropdown", dropdown],
  ["radio buttons", radios],
])("a reload keeps the postcode and the service of %s but not the registration", (_, service) => {
  fill(load(service));
  const form = load(service);
  restoreForm(form);
  expect(Object.fromEntries(new FormData(form))).toEqual({
    registration: "",
    postcode: "LS14AP",
    serviceType: "mot",
  });
  expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain("AB12");
});

test("keeps input from before the script loaded", () => {
  fill(load());
  const form = load(radios);
  field(form, "postcode").value = "M1";
  (form.querySelector('[value="mot"]') as HTMLInputElement).checked = true;
  sessionStorage.setItem(
    "vanfettle.form",
    JSON.stringify({ path: "/", postcode: "LS14AP", serviceType: "oil-change" }),
  );
  restoreForm(form);
  expect([field(form, "postcode").value, field(form, "serviceType").value]).toEqual(["M1", "mot"]);
});

test("does not fill in forms of other pages", () => {
  fill(load());
  window.history.replaceState(null, "", "/van-mot/kendal/");
  const form = load();
  restoreForm(form);
  window.history.replaceState(null, "", "/");
  expect(field(form, "postcode").value).toBe("");
});

test("forgets the values after the form is sent, but not those of another page's form", () => {
  fill(load());
  forgetForm("/another-page/");
  const kept = load();
  restoreForm(kept);
  expect(field(kept, "postcode").value).toBe("LS14AP");
  forgetForm("/");
  const form = load();
  restoreForm(form);
  expect(field(form, "postcode").value).toBe("");
});

test.each([
  "{",
  "null",
  "7",
  '{"path":"/","postcode":5,"serviceType":{}}',
  '{"path":"/","serviceType":"\\"] x"}',
])("ignores the stored text %s", (stored) => {
  sessionStorage.setItem("vanfettle.form", stored);
  const form = load();
  restoreForm(form);
  expect([field(form, "postcode").value, field(form, "serviceType").value]).toEqual(["", ""]);
});
