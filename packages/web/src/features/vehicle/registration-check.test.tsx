// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useEffect } from "react";
import { describe, expect, test, vi } from "vitest";
import { problems } from "@vanfettle/contract/problems";
import type { VehicleCheck } from "@vanfettle/contract/vehicle/vehicle-schemas";
import { registrationMessages } from "@vanfettle/vans/registration";
import { Component as VanCheckPage } from "../../pages/van-check.tsx";
import { buildVehicleCheck } from "../../testing/build-vehicle-check.ts";
import { renderScreen } from "../../testing/render-screen.tsx";
import { json, stubServer } from "../../testing/stub-server.ts";
import { useRegistrationCheck } from "./use-registration-check.ts";

const vehicle = buildVehicleCheck({
  registration: "QQ16ADV",
  model: "TRANSIT 350",
  firstRegistered: "2016-12-03",
  mot: {
    ...buildVehicleCheck().mot,
    state: "due soon",
    due: "2026-12-02",
    earliest: "2026-11-03",
    lastDay: "2026-12-02",
    ifPassedToday: "2027-12-02",
    days: 10,
  },
  lastTest: {
    testedOn: "2026-11-19",
    result: "failed",
    miles: 131_207,
    defects: [
      {
        text: "Brake pads thin (1.1.13 (a) (ii))",
        kind: "DANGEROUS",
        dangerous: true,
        section: "1.1.13",
        service: "brake-service",
      },
      {
        text: "Stop lamp not working (4.3.1 (a) (i))",
        kind: "MAJOR",
        dangerous: false,
        section: "4.3.1",
        service: "diagnostics",
      },
      {
        text: "Tyre worn (5.2.3 (e))",
        kind: "ADVISORY",
        dangerous: false,
        section: "5.2.3",
        service: null,
      },
      {
        text: "Oil leak (8.4.1 (a) (i))",
        kind: "ADVISORY",
        dangerous: false,
        section: "8.4.1",
        service: "oil-change",
      },
    ],
  },
  failedTest: {
    testedOn: "2026-11-19",
    severity: "dangerous",
    driving: "not until repaired",
    validUntil: "2026-12-02",
    validBy: "earlier pass",
    expiredOn: null,
    retest: { state: "open", by: "2026-12-03", applyBy: null },
    jurisdiction: "great-britain",
    isHeavy: false,
  },
  recall: "yes",
  tax: { state: "Taxed", due: "2027-03-22" },
  sample: true,
});

/** Builds the failed last test with a defect of each kind and service. */
function withDefects(
  defects: readonly (readonly [kind: string, service: null])[],
): VehicleCheck["lastTest"] {
  return {
    testedOn: "2026-11-19",
    result: "failed",
    miles: null,
    defects: defects.map(([kind, service], n) => ({
      text: `Defect ${n}`,
      kind,
      dangerous: kind === "DANGEROUS",
      section: null,
      service,
    })),
  };
}

const field = () => screen.getByLabelText<HTMLInputElement>("Registration");

async function lookUp(text: string, answer: unknown) {
  const bodies: unknown[] = [];
  const server = stubServer({
    "/api/vehicle": (_: string, init: RequestInit) => {
      bodies.push(JSON.parse(init.body as string));
      return answer instanceof Response ? answer : json(answer);
    },
  });
  const view = renderScreen(<VanCheckPage />, { server, pathname: "/van-check/" });
  const user = userEvent.setup();
  if (text) await user.type(field(), text);
  await user.click(screen.getByRole("button", { name: "Check van" }));
  return { ...view, user, bodies, calls: server.calls };
}

const text = () => document.body.textContent;

test("focuses the result: dates, class with reason, recall, tax and sources", async () => {
  const { bodies } = await lookUp("qq16 adv", vehicle);
  expect(await screen.findByRole("heading", { name: "QQ16 ADV" })).toBe(document.activeElement);
  expect(bodies).toEqual([{ registration: "QQ16ADV" }]);
  expect(text()).toMatch(/Last day of the earlier pass2 December 2026in 10 days/);
  expect(text()).toMatch(/Earliest date to keep your renewal date3 November 2026/);
  expect(text()).toMatch(/MOT classLikely class 7Maximum fee£58\.60/);
  expect(text()).toContain("MOT Test£58.60");
  expect(text()).not.toContain("£54.85");
  expect(text()).toMatch(/Why this classA goods vehicle over 3,000 kg and up to 3,500 kg/);
  expect(text()).toMatch(
    /A safety recall is outstanding.*Tax status at DVLA: Taxed, due \d+ \w+ 20\d\d\./,
  );
  expect(text()).toContain("From DVSA MOT history: test history and recalls.");
});

test("stays compact while a second look-up runs and when it fails", async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  const answers: (Response | Promise<Response>)[] = [json(vehicle), promise];
  const server = stubServer({ "/api/vehicle": () => answers.shift() ?? json(vehicle) });
  renderScreen(<VanCheckPage />, { server, pathname: "/van-check/" });
  const user = userEvent.setup();
  const isCompact = () => document.querySelector(".hero-compact") !== null;
  await user.type(field(), "QQ16ADV");
  expect(isCompact()).toBe(false);
  await user.click(screen.getByRole("button", { name: "Check van" }));
  await screen.findByRole("heading", { name: "QQ16 ADV" });
  await user.click(screen.getByRole("button", { name: "Check van" }));
  await waitFor(() => expect(screen.queryByRole("heading", { name: "QQ16 ADV" })).toBeNull());
  expect(isCompact()).toBe(true);
  resolve(new Response("<html>", { status: 400 }));
  await screen.findByText(problems.invalid_registration.message);
  expect(isCompact()).toBe(true);
});

test("says of a vehicle declared off the road where it may go", async () => {
  await lookUp("qq16 adv", { ...vehicle, tax: { state: "SORN", due: null } });
  await screen.findByRole("heading", { name: "QQ16 ADV" });
  expect(text()).toContain(
    "Tax status at DVLA: SORN.Declared off the road, a vehicle may go on a public road only to a test",
  );
});

test("a late response to an earlier registration does not replace the newer result", async () => {
  const respond = new Map<string, () => void>();
  const server = stubServer({
    "/api/vehicle": (_: string, init: RequestInit) => {
      const { registration } = JSON.parse(init.body as string) as { registration: string };
      return new Promise((resolve) =>
        respond.set(registration, () => resolve(json({ ...vehicle, registration }))),
      );
    },
  });
  let shown: ReturnType<typeof useRegistrationCheck> | undefined;
  function Probe() {
    const check = useRegistrationCheck();
    useEffect(() => void (shown = check));
    return null;
  }
  renderScreen(<Probe />, { server });
  await act(async () => {
    const checks = [shown?.start("AB12 CDE"), shown?.start("QQ16 ADV")];
    respond.get("QQ16ADV")?.();
    await checks[1];
    respond.get("AB12CDE")?.();
    await checks[0];
  });
  expect(shown?.check).toMatchObject({ state: "answered", vehicle: { registration: "QQ16ADV" } });
});

test("offers a heavy vehicle a service instead of an MOT", async () => {
  const motClass = { ...vehicle.motClass, answer: "heavy", maximumFee: null };
  await lookUp("QQ20 HGV", { ...vehicle, failedTest: null, motClass });
  const quote = await screen.findByRole("button", { name: "Get a quote" });
  expect(quote.dataset["service"]).toBe("full-service");
  expect(screen.getByRole<HTMLInputElement>("radio", { name: /Full Service/ }).checked).toBe(true);
});

test("tells what to ask the stations about this van, first the repair, and copies it without the registration", async () => {
  const user = userEvent.setup();
  await lookUp("QQ16ADV", vehicle);
  const card = within(await screen.findByRole("region", { name: "What to ask on the phone" }));
  const summaries = [...document.querySelectorAll(".ask-card summary")];
  expect(summaries.map(({ textContent }) => textContent)).toEqual([
    "Failed test",
    "MOT",
    "Service",
  ]);
  for (const summary of summaries) await user.click(summary);
  await user.click(card.getByRole("button", { name: "Copy the repair questions" }));
  expect(await card.findByText("Copied.")).toBeTruthy();
  const copied = await navigator.clipboard.readText();
  expect(copied).toContain("- Brake pads thin (1.1.13 (a) (ii))");
  expect(copied).not.toMatch(/QQ16 ?ADV/);
  await user.click(card.getByRole("button", { name: "Copy the MOT questions" }));
  expect(await navigator.clipboard.readText()).toContain("3,500 kg");
});

const itemsOf = (list: Element | null) =>
  [...(list?.children ?? [])].map((item) => item.textContent);
const quote = async () =>
  (await screen.findByRole("button", { name: "Get a quote" })).dataset["service"];
const chosen = () =>
  document.querySelector<HTMLInputElement>("#book input[name=serviceType]:checked")?.value;

test("starts with a failed test, which describes the focused heading: defects, steps and sources", async () => {
  await lookUp("QQ16ADV", vehicle);
  const heading = await screen.findByRole("heading", { name: "QQ16 ADV" });
  const warning = document.getElementById(heading.getAttribute("aria-describedby") ?? "");
  expect(warning?.textContent).toBe(
    "Do not drive this vanFailed 19 November 2026: do not drive until repaired.",
  );
  const card = warning?.parentElement as HTMLElement;
  expect(heading.compareDocumentPosition(card)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(card.compareDocumentPosition(screen.getByText("Likely class 7"))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
  expect(card.querySelector("svg")).not.toBeNull();
  expect(
    itemsOf(within(card).getByRole("heading", { name: "Why it failed" }).nextElementSibling),
  ).toEqual([
    "Dangerous: Brake pads thin (1.1.13 (a) (ii))",
    "Major: Stop lamp not working (4.3.1 (a) (i))",
  ]);
  expect(card.textContent).toContain("Also found: 2 advisory. See all defects");
  const steps = within(card).getByRole("heading", { name: "What to do now" }).nextElementSibling;
  expect(steps?.tagName).toBe("OL");
  expect(itemsOf(steps)).toEqual([
    expect.stringMatching(
      /^Do not drive it.*£2,500.*valid until 2 December 2026, but that does not allow/,
    ),
    expect.stringMatching(/^Have every defect that failed it repaired\.Get a quote/),
    expect.stringMatching(
      /^Have it retested at the same station by 3 December 2026.*20 November 2026, the next working/,
    ),
  ]);
  expect(
    within(card)
      .getByRole("link", { name: /after-the-test/ })
      .getAttribute("href"),
  ).toBe("https://www.gov.uk/getting-an-mot/after-the-test");
  expect(screen.getByText("Last day of the earlier pass")).toBeTruthy();
});

test("preselects the service that repairs the worst defects in the quote button and the booking form", async () => {
  await lookUp("QQ16ADV", vehicle);
  expect([await quote(), chosen()]).toEqual(["brake-service", "brake-service"]);
  expect(text()).toContain("for Brake Service. Tell the garage about the other defects.");
});

test.each<[string, Partial<VehicleCheck>]>([
  ["no service repairs", { lastTest: withDefects([["DANGEROUS", null]]) }],
  ["are not listed", { lastTest: withDefects([]) }],
  [
    "are not listed, in Northern Ireland",
    { lastTest: withDefects([]), jurisdiction: "northern-ireland" },
  ],
])("preselects the broadest service for a failed test whose worst defects %s", async (_, over) => {
  await lookUp("QQ16ADV", { ...vehicle, ...over });
  expect([await quote(), chosen()]).toEqual(["full-service", "full-service"]);
  expect(text()).toContain("for Full Service. Tell the garage what failed.");
  expect(document.getElementById("dva-note")?.textContent !== "").toBe(
    over.jurisdiction === "northern-ireland",
  );
});

test.each([
  ["great-britain", 1],
  ["northern-ireland", 0],
] as const)("names DVSA's own reminders in %s: %i link", async (jurisdiction, links) => {
  await lookUp("QQ16ADV", { ...vehicle, failedTest: null, jurisdiction });
  await screen.findByText(/The file asks for a reminder at 9am/);
  expect(screen.queryAllByRole("link", { name: /MOT reminders from DVSA/ })).toHaveLength(links);
});

test("preselects the MOT after a passed test, whatever its advisories", async () => {
  await lookUp("QQ16ADV", { ...vehicle, failedTest: null });
  expect([await quote(), chosen()]).toEqual(["mot", "mot"]);
});

test("shows the five worst defects of many, counts the others and lists all with the last test", async () => {
  const kinds = [
    "ADVISORY",
    "MAJOR",
    "MINOR",
    "MAJOR",
    "MAJOR",
    "DANGEROUS",
    "MAJOR",
    "MAJOR",
    "DANGEROUS",
    "FAIL",
  ];
  const lastTest = withDefects(kinds.map((kind) => [kind, null]));
  await lookUp("QQ16ADV", { ...vehicle, lastTest });
  const list = (await screen.findByRole("heading", { name: "Why it failed" })).nextElementSibling;
  expect(itemsOf(list)).toEqual([
    "Dangerous: Defect 5",
    "Dangerous: Defect 8",
    "Major: Defect 1",
    "Major: Defect 3",
    "Major: Defect 4",
  ]);
  expect(text()).toContain("Also found: 2 major, 1 fail, 1 minor, 1 advisory. See all defects");
  const all = document.getElementById("last-test")?.textContent ?? "";
  for (const n of kinds.keys()) expect(all).toContain(`Defect ${n} `);
});

test("shows no warning for a passed test", async () => {
  await lookUp("QQ16ADV", { ...vehicle, failedTest: null });
  await screen.findByRole("heading", { name: "QQ16 ADV" });
  expect(text()).not.toMatch(/do not drive/i);
  expect(screen.getByText("Last day")).toBeTruthy();
});

test("begins each calendar entry of a failed van with the warning", async () => {
  const saved: Blob[] = [];
  vi.spyOn(URL, "createObjectURL").mockImplementation(
    (blob) => (saved.push(blob as Blob), "blob:x"),
  );
  URL.revokeObjectURL = () => {};
  const { user } = await lookUp("QQ16ADV", vehicle);
  await user.click(await screen.findByRole("button", { name: "Save the dates to a calendar" }));
  const file = (await saved[0]?.text())?.replaceAll("\r\n ", "") ?? "";
  const titles = file.split("\r\n").filter((line) => line.startsWith("SUMMARY:"));
  expect(titles.length).toBeGreaterThan(1);
  for (const title of titles) {
    expect(title).toMatch(
      /^SUMMARY:Failed 19 November 2026: do not drive until repaired\. MOT: last day/,
    );
  }
});

test.each([
  ["failed", /We could not read DVSA's test history\. If/],
  ["not found", /DVSA has no test history of this vehicle\. If/],
] as const)(
  "warns that a failed test would not show if DVSA's history is %s",
  async (state, words) => {
    const sources = vehicle.sources.map(({ name }) => ({
      name,
      state: name === "DVSA MOT history" ? state : ("answered" as const),
    }));
    await lookUp("QQ16ADV", { ...vehicle, failedTest: null, lastTest: null, sources });
    expect(await screen.findByText(words)).toBeTruthy();
  },
);

test("labels only sample vehicles", async () => {
  await lookUp("QQ16ADV", vehicle);
  expect(within(await screen.findByRole("note")).getByText("Sample data:")).toBeTruthy();
  cleanup();
  await lookUp("QQ16ADV", { ...vehicle, sample: false });
  await screen.findByRole("heading", { name: "QQ16 ADV" });
  expect(screen.queryByRole("note")).toBeNull();
});

test("lists defects in DVSA's words by severity, each with its service or the advice to ask the garage", async () => {
  await lookUp("QQ16ADV", vehicle);
  const listOf = async (title: string) =>
    within((await screen.findByRole("heading", { name: title })).nextElementSibling as HTMLElement)
      .getAllByRole("listitem")
      .map((item) => item.textContent);
  expect(await listOf("Dangerous and major")).toEqual([
    "Brake pads thin (1.1.13 (a) (ii)) Dangerous. Ask for: Brake Service",
    "Stop lamp not working (4.3.1 (a) (i)) Major. Ask for: Diagnostics",
  ]);
  expect(await listOf("Minor and advisory")).toEqual([
    "Tyre worn (5.2.3 (e)) Advisory. Ask the garage about it.",
    "Oil leak (8.4.1 (a) (i)) Advisory. Ask for: Oil Change",
  ]);
  const link = screen.getByRole("link", { name: "Ask for: Brake Service" });
  expect([link.getAttribute("href"), link.dataset["service"]]).toEqual(["#book", "brake-service"]);
  expect(document.querySelector('#book input[value="brake-service"]')).not.toBeNull();
});

/** The first box of the result, which shows the state. */
const stateBox = () => document.querySelector(".van-state");
const passed = { ...vehicle, lastTest: null, failedTest: null };
const exemption = { kind: "over 40", from: "2020-05-01", reason: "It may be exempt." } as const;

test("shows a possible exemption in a neutral box, with the dates behind it and no fine", async () => {
  const mot = {
    ...vehicle.mot,
    state: "may be exempt",
    due: "2021-04-26",
    days: -2_040,
    exemption,
  };
  await lookUp("QQ80 VAN", { ...passed, mot });
  await screen.findByRole("heading", { name: "May be exempt: over 40 years old" });
  expect(stateBox()?.className).toContain("van-state-neutral");
  expect(text()).toMatch(/26 April 2021/);
  expect(stateBox()?.textContent).not.toMatch(/fined|run out/);
});

test("shows a possible exemption below a failed test", async () => {
  await lookUp("QQ16 ADV", {
    ...vehicle,
    mot: { ...vehicle.mot, state: "may be exempt", exemption },
  });
  await screen.findByRole("heading", { name: "May be exempt: over 40 years old" });
  expect(stateBox()?.textContent).toMatch(/Do not drive this van/);
});

test("shows two vehicles side by side, without a state, class, dates or stations", async () => {
  const twoVehicles = [
    {
      source: "DVSA MOT history",
      make: "BMW",
      model: "320D",
      firstRegistered: "2012-03-13",
      motUntil: "2027-03-12",
    },
    {
      source: "DVLA vehicle enquiry",
      make: "FORD",
      model: null,
      firstRegistered: "2022-09",
      motUntil: null,
    },
  ].map((entry, n) => ({ colour: ["BLUE", null][n], fuel: ["PETROL", null][n], ...entry }));
  const mot = {
    ...vehicle.mot,
    state: "unknown",
    due: null,
    earliest: null,
    ifPassedToday: null,
    basis: null,
  };
  await lookUp("QQ12 MOV", {
    ...passed,
    make: null,
    model: null,
    motClass: null,
    mot,
    twoVehicles,
  });
  await screen.findByRole("heading", { name: "The registers describe two vehicles" });
  expect(text()).toMatch(
    /BMW 320DColourblueFuelpetrol.*13 March 2012.*12 March 2027.*FORD.*September 2022.*MOT untilNot known/,
  );
  expect(text()).not.toMatch(/We could not find the MOT due date|MOT class|Nearest stations/);
});

test("says that it covers vans for other vehicles", async () => {
  const motClass = {
    ...vehicle.motClass,
    answer: null,
    ask: [],
    reason: "This is a trailer. We cover vans.",
    maximumFee: null,
  };
  await lookUp("QQ21 TRL", { ...passed, isVan: false, motClass });
  expect(await screen.findByText("This is a trailer. We cover vans.")).toBeTruthy();
});

test("states the zone standard by DVLA's record, and never that the van pays or does not", async () => {
  await lookUp("QQ16ADV", {
    ...vehicle,
    zones: { answer: "below", euro: 5, engine: "diesel", fuelsDiffer: false, vehicle: "van" },
  });
  const card = (await screen.findByRole("heading", { name: "Clean air zones" }))
    .parentElement as HTMLElement;
  expect(card.textContent).toMatch(/DVLA says Euro 5 and diesel\..*below the standard/);
  expect(card.textContent).not.toMatch(/£|\bpays?\b|exempt from/);
  expect(within(card).getAllByRole("link")).toHaveLength(4);
});

test("lists the data missing when a source fails", async () => {
  const [dvsa] = vehicle.sources;
  const sources = [dvsa, { name: "DVLA vehicle enquiry", state: "failed" }];
  await lookUp("QQ16ADV", { ...vehicle, tax: null, zones: null, sources });
  await screen.findByText(
    /We could not read DVLA vehicle enquiry, so weight, tax and Euro standard are missing here/,
  );
  expect(text()).not.toMatch(/Tax status|Clean air zones/);
});

test("explains missing keys without facts, and links to the manual form", async () => {
  const unknown = {
    ...vehicle.mot,
    state: "unknown",
    due: null,
    basis: null,
    earliest: null,
    lastDay: null,
    ifPassedToday: null,
    days: null,
  };
  const sources = vehicle.sources.map(({ name }) => ({ name, state: "not connected" }));
  const bare = {
    make: null,
    model: null,
    colour: null,
    fuel: null,
    motClass: null,
    lastTest: null,
    tax: null,
  };
  await lookUp("QQ16ADV", {
    ...vehicle,
    ...bare,
    mot: unknown,
    recall: "unknown",
    sources,
    sample: false,
  });
  await screen.findByText(/not connected to DVSA and DVLA/);
  expect(text()).not.toMatch(/recall is|Ask our partner|made up/);
  expect(screen.getByLabelText("Its MOT runs out on")).toBeTruthy();
});

const belowInstead = "You can enter its dates and weight below";
const vanCheckFailed =
  "There is a problem with our van check. Try again in a minute, or enter dates and weight below";

describe("the field of a registration that cannot be looked up", () => {
  test.each([
    ["12345", undefined, registrationMessages.guernseyOrTrade, 0],
    ["", undefined, registrationMessages.missing, 0],
    [
      "J1234",
      json(
        { code: "vehicle_not_found", message: "Not found. It may be a Jersey registration." },
        404,
      ),
      `Not found. It may be a Jersey registration. ${belowInstead}`,
      1,
    ],
    [
      "AB12CDE",
      new Response("<html>", { status: 404 }),
      `${problems.vehicle_not_found.message} ${belowInstead}`,
      1,
    ],
    ["AB12CDE", json({ code: "unavailable" }, 503), vanCheckFailed, 1],
    ["AB12CDE", json({ code: "invalid_registration", message: "A reason." }, 400), "A reason.", 1],
    ["AB12CDE", new Response("<html>", { status: 400 }), problems.invalid_registration.message, 1],
  ])(
    "keeps its value, shows the reason and takes the focus: %j",
    async (entered, answer, message, calls) => {
      const { bodies } = await lookUp(entered, answer);
      await screen.findByText(message);
      expect(bodies).toHaveLength(calls);
      expect(field().value).toBe(entered);
      expect(field()).toBe(document.activeElement);
      expect(screen.getByRole<HTMLButtonElement>("button", { name: "Check van" }).disabled).toBe(
        false,
      );
      expect(screen.getByLabelText("Its MOT runs out on")).toBeTruthy();
    },
  );
});

test("replaces a registration's result with a manual result", async () => {
  const { user } = await lookUp("QQ16ADV", vehicle);
  await screen.findByRole("heading", { name: "QQ16 ADV" });
  await user.type(screen.getByLabelText("Its MOT runs out on"), "15/05/2027");
  await user.click(screen.getByRole("button", { name: "Check dates and class" }));
  expect(await screen.findByRole("heading", { name: "Your van's MOT" })).toBeTruthy();
  expect(screen.queryByRole("heading", { name: "QQ16 ADV" })).toBeNull();
});

test("keeps the registration out of addresses: its field has no name and the page stays open", async () => {
  const { calls } = await lookUp("QQ16ADV", vehicle);
  await screen.findByRole("heading", { name: "QQ16 ADV" });
  expect(field().name).toBe("");
  expect(calls.join()).not.toContain("QQ16");
  expect([...document.querySelectorAll("a")].map(({ href }) => href).join()).not.toMatch(/QQ16/i);
});
