import { describe, expect, test } from "vitest";
import { samplePageSettings as settings } from "@vanfettle/contract/page-settings";
import { renderPage } from "../app/entry-server.tsx";
import { countOf, renderDocument, visibleText } from "../testing/render-document.ts";
import { stubServer } from "../testing/stub-server.ts";

/** Renders the page on 21 November 2026. */
async function render(query = "") {
  const page = await renderDocument(`/van-check/${query && "?"}${query}`);
  const main = page.body.slice(page.body.indexOf("<main"), page.body.indexOf("</main>"));
  return { ...page, main, words: visibleText(main) };
}

describe("the empty page", () => {
  test("has an indexed plain GET form for dates and a weight, but not for a registration", async () => {
    const { main, head } = await render();
    expect(main).toMatch(/<form[^>]*action="\/van-check\/"/);
    expect(main).not.toMatch(/method="post"|name="registration"/);
    for (const name of [
      "in",
      "expires",
      "registered",
      "kg",
      "kind",
      "seats",
      "power",
      "tested",
      "failed",
      "defects",
    ]) {
      expect(main).toContain(`name="${name}"`);
    }
    expect(head).toContain('<meta name="robots" content="index,follow"/>');
  });

  test("has a registration field without a name, and explains that it needs script", async () => {
    const { main } = await render();
    const field = /<input[^>]*id="van-registration"[^>]*>/.exec(main)?.[0] ?? "";
    expect(field).toContain('type="text"');
    expect(field).not.toMatch(/ name=/);
    expect(main).toMatch(
      /<noscript>.*To check a registration, turn on JavaScript\..*Check without a registration.*<\/noscript>/,
    );
    expect(main.replace(/<noscript>.*?<\/noscript>/s, "")).not.toContain("#by-hand");
    expect(main).toMatch(
      /Check without a registration<\/h2><small[^>]*>Enter its MOT date, weight/,
    );
  });

  test("shows the plate's position in described drawings", async () => {
    const { main, words } = await render();
    expect(countOf(main, 'role="img"')).toBe(2);
    expect(words).toMatch(/door pillar.*[Uu]nder the bonnet/);
  });

  test("sends no request", async () => {
    const server = stubServer();
    await renderPage({
      path: "/van-check/",
      origin: "https://www.example",
      today: "2026-11-21",
      settings,
      api: server.api,
    });
    expect(server.calls).toEqual([]);
  });
});

describe("the result without script", () => {
  test("shows the earliest day, the last day, the new expiry, the class, its reason and the maximum fee", async () => {
    const { words, head } = await render(
      "expires=15/05/2027&kg=3500&kind=van&power=engine&tested=20/04/2027",
    );
    expect(words).toMatch(/Earliest date to keep your renewal date 16 April 2027/);
    expect(words).toMatch(/Last day 15 May 2027/);
    expect(words).toMatch(/If it passes on 20 April 2027: Certified until 15 May 2028/);
    expect(words).toContain("The renewal date is kept.");
    for (const [tested, kept] of [
      ["15/04/2027", false],
      ["16/04/2027", true],
      ["15/05/2027", true],
      ["16/05/2027", false],
    ] as const) {
      const of = await render(`expires=15/05/2027&kg=3500&kind=van&power=engine&tested=${tested}`);
      expect(of.words.includes("The renewal date is kept."), tested).toBe(kept);
    }
    expect(words).toMatch(
      /MOT class Class 7 .*A goods vehicle over 3,000 kg and up to 3,500 kg is class 7\./,
    );
    expect(words).not.toContain("£54.85");
    expect(words).toMatch(/Maximum fee £58\.60/);
    expect(head).toContain('content="noindex,follow"');
    expect(head).not.toContain('rel="canonical"');
  });

  test("hides the copy button without script", async () => {
    const { main } = await render("expires=2027-05-15");
    expect(main).toMatch(
      /<button[^>]* class="[^"]*\binvisible\b[^"]*"[^>]*>Copy the link<\/button>/,
    );
  });

  test("assumes a test today unless a day is chosen, and shows the days lost from the certificate", async () => {
    const { words } = await render("expires=2027-05-15");
    expect(words).toContain("If it passes on 21 November 2026: Certified until 20 November 2027");
    expect(words).toContain("That is 177 days sooner than if you wait until 16 April 2027.");
  });

  test("warns of an expired certificate on a day after the last", async () => {
    const { words } = await render("expires=2026-11-20");
    expect(words).toContain("Certified until 20 November 2027");
    expect(words).toMatch(/has run out by then.*driving to a test you have booked/);
  });

  test("posts its dates for a calendar file, unless they are past", async () => {
    const { main } = await render("expires=2027-05-15");
    expect(main).toMatch(
      /<form[^>]*method="POST"[^>]*action="\/reminder"|action="\/reminder"[^>]*method="POST"/,
    );
    expect(main).toContain('<input type="hidden" name="due" value="2027-05-15"/>');
    expect(main).toContain('<input type="hidden" name="keeps" value="2027-04-16"/>');
    const northernIrish = await render("expires=2027-05-15&in=ni");
    expect(northernIrish.main).toContain('<input type="hidden" name="keeps" value=""/>');
    expect((await render("expires=2026-11-20")).main).not.toContain("/reminder");
  });

  test("links to the stations of the class and to an MOT booking", async () => {
    const { main } = await render("kg=3500&kind=van&power=engine");
    expect(main).toMatch(/<form[^>]*action="\/garages\/"/);
    expect(main).toContain('<input type="hidden" name="class" value="7"/>');
    expect(main).toMatch(/data-service="mot"[^>]*>Get a quote/);
    expect(main).toMatch(/<form id="book"[^>]*action="\/book"/);
    expect(main).toMatch(/<input type="radio"[^>]*checked=""[^>]*value="mot"/);
  });

  test.each([
    ["2900", "legal maximum for class 4 (vans up to 3,000 kg)"],
    ["3500", "legal maximum for class 7"],
    ["3500&kind=minibus", "A large van's MOT may cost more"],
  ])("says in the form whose MOT price it shows: %s", async (kg, sentence) => {
    const { words } = await render(
      `power=engine&kg=${kg}${kg.includes("kind") ? "" : "&kind=van"}`,
    );
    expect(words).toContain(sentence);
  });

  test("links to stations for any van if the class is unknown, but not for a heavy vehicle", async () => {
    const unknown = await render("expires=2027-05-15");
    expect(unknown.main).toContain('action="/garages/"');
    expect(unknown.main).not.toContain('name="class"');
    const heavy = await render("kg=7500&kind=van&power=engine&expires=2027-05-31");
    expect(heavy.main).not.toContain('action="/garages/"');
    expect(heavy.words).toContain("yearly test of heavy vehicles");
    expect(heavy.words).not.toContain("Earliest date");
  });

  test("requests a minibus's seats, and explains that class 5 stations cannot be searched", async () => {
    const asked = await render("kg=3500&kind=minibus");
    expect(asked.words).toContain("We need more details to find the class");
    expect(asked.words).toContain("Choose minibus in the form and enter them.");
    const class4 = await render("kg=3500&kind=minibus&seats=12");
    expect(class4.words).toMatch(/Likely class 4 .* £57\.30/);
    const class5 = await render("kg=3500&kind=minibus&seats=16");
    expect(class5.words).toMatch(/Likely class 5 .* £59\.55/);
    expect(class5.words).toContain("Call MOT stations near you to find one that tests class 5.");
    expect(class5.main).not.toContain('name="class" value="5"');
  });

  test("shows the due day of a first test, or the reason that it is missing", async () => {
    expect((await render("registered=15/05/2024")).words).toMatch(
      /First test due, last day 14 May 2027/,
    );
    const { words } = await render("registered=15/05/2026&kg=7500&kind=van&power=engine");
    expect(words).toContain("by the end of the month in which it is 1 year old");
  });

  test("shows DVA's centres and fee in Northern Ireland, without British rules", async () => {
    const { main, words } = await render("in=ni&expires=2027-05-15&kg=3200&kind=van&power=engine");
    const result = words.slice(words.indexOf("Your van's MOT"), words.indexOf("Check another"));
    expect(result).toMatch(/DVA tests it.*only DVA tests vans.*£38.*Armagh/);
    expect(result).toMatch(/Last day 15 May 2027/);
    expect(result).not.toMatch(
      /class [47]|£54\.85|£58\.60|3,000 kg|Earliest date|Certified until/i,
    );
    expect(main).not.toContain('action="/garages/"');
  });

  test("keeps the values in the form", async () => {
    const { main } = await render("in=ni&expires=2027-05-15&kg=3,200&kind=minibus&power=electric");
    expect(main).toMatch(
      /name="in"[^>]*checked=""[^>]*value="ni"|name="in"[^>]*value="ni"[^>]*checked=""/,
    );
    expect(main).toMatch(/name="expires"[^>]*value="15\/05\/2027"/);
    expect(main).toMatch(/name="kg"[^>]*value="3,200"/);
    expect(main).toMatch(/<option value="minibus" selected="">/);
    expect(main).toMatch(/<option value="electric" selected="">/);
  });
});

describe("a failed test without script", () => {
  const failed = (fields: Record<string, string>) =>
    render(String(new URLSearchParams({ failed: "20/11/2026", ...fields })));
  const brakes = "Dangerous: front brake pad less than 1.5 mm thick (1.1.13 (a) (ii))";
  const lamp = "Major: rear stop lamp not working (4.3.1 (a) (i))";
  const chosenIn = (main: string) =>
    [...main.matchAll(/<input[^>]*name="serviceType"[^>]*>/g)].flatMap(([input]) =>
      input.includes("checked") ? (/value="([^"]+)"/.exec(input)?.[1] ?? []) : [],
    );
  const quoteIn = (main: string) => /data-service="([^"]+)"[^>]*>Get a quote/.exec(main)?.[1];

  test("with a dangerous defect shows the defects, worst first, the steps and the service that repairs them", async () => {
    const defects = `Advisory: tyre worn\n${lamp}\n${brakes}`;
    const { main, words } = await failed({
      expires: "30/11/2026",
      kg: "3500",
      kind: "van",
      power: "engine",
      defects,
    });
    expect(words).toMatch(
      /Your van's MOT Do not drive this van Failed 20 November 2026: do not drive until repaired\. Why it failed Dangerous: front brake pad less than 1\.5 mm thick .* Major: rear stop lamp .* Also found: 1 advisory\./,
    );
    expect(words).toMatch(
      /What to do now Do not drive it.*recovered.*£2,500.*30 November 2026, but that does not allow/,
    );
    expect(words).toMatch(
      /leave it there for repair.*free.*next working day.*listed items only.*part fee/,
    );
    expect(main).toMatch(/<ol><li>Do not drive it/);
    expect([quoteIn(main), chosenIn(main)]).toEqual(["brake-service", ["brake-service"]]);
    expect(words).toMatch(
      /Last test: failed on 20 November 2026 Dangerous and major .* Minor and advisory tyre worn Advisory\./,
    );
    expect(words).toContain("Last day of the earlier pass 30 November 2026");
    expect(words).not.toContain("The MOT is in date");
  });

  test.each([
    [
      "a valid certificate",
      "30/11/2026",
      /An earlier pass is valid until 30 November 2026, so you can take the van away/,
    ],
    [
      "an expired certificate",
      "20/11/2026",
      /Its MOT was due by 20 November 2026, so drive it only to a repair or a test that you/,
    ],
    [
      "an unknown certificate",
      "",
      /Look at the last certificate\. While it is valid, you can take the van away/,
    ],
  ])("with a major defect and %s has the steps of that case", async (_, expires, step) => {
    const { main, words } = await failed({ expires, kg: "2900", defects: lamp });
    expect(words).toContain("This van failed its MOT");
    expect(words).toMatch(step);
    expect(words).not.toMatch(/Do not drive|£2,500/);
    expect([quoteIn(main), chosenIn(main)]).toEqual(["diagnostics", ["diagnostics"]]);
  });

  test("without defects asks for the refusal notice and falls back to the broadest service", async () => {
    const { main, words } = await failed({ expires: "30/11/2026" });
    expect(words).toMatch(/What to do now Look at the refusal notice.*£2,500/);
    expect(words).not.toMatch(/Why it failed|Last test:/);
    expect(words).toContain("for Full Service. Tell the garage what failed.");
    expect([quoteIn(main), chosenIn(main)]).toEqual(["full-service", ["full-service"]]);
  });

  test("in Northern Ireland has DVA's rule, deadlines and fee, and no British ones", async () => {
    const { main, words } = await failed({
      in: "ni",
      expires: "30/11/2026",
      kg: "2900",
      defects: lamp,
    });
    const result = words.slice(
      words.indexOf("Your van's MOT"),
      words.indexOf("Book a repair or service"),
    );
    expect(result).toMatch(
      /Do not drive this van .*treated as not roadworthy.*by 11 December 2026.*19 January 2027.*£29\.50/,
    );
    expect(result).not.toMatch(/£2,500|£1,000|working day|partial retest/);
    expect(quoteIn(main)).toBe("diagnostics");
  });

  test("of a heavy vehicle has the steps of the yearly test, in both jurisdictions", async () => {
    const heavy = { kg: "7500", kind: "van", power: "engine", defects: brakes };
    const british = await failed(heavy);
    expect(british.words).toMatch(
      /Do not drive this vehicle .*brake pad.*Ask the test centre for a retest\..*within 14 days/,
    );
    expect(british.words).not.toMatch(/£2,500|working days after/);
    const northernIrish = await failed({ in: "ni", ...heavy });
    expect(northernIrish.words).toMatch(
      /Do not drive this vehicle .*£38 for the retest of a goods vehicle over 3,500 kg/,
    );
    expect(quoteIn(british.main)).toBe("brake-service");
  });

  test("counts the defects beyond five and lists every one with the last test", async () => {
    const defects = Array.from({ length: 7 }, (_, n) => `Major: lamp ${n} out`).join("\n");
    const { words } = await failed({ defects: `Minor: wiper\n${defects}\nDangerous: brakes` });
    expect(words).toMatch(
      /Why it failed Dangerous: brakes Major: lamp 0 out .*lamp 3 out Also found: 3 major, 1 minor\. See all/,
    );
    for (let n = 0; n < 7; n += 1) {
      expect(countOf(words, `lamp ${n} out`)).toBeGreaterThanOrEqual(n < 4 ? 2 : 1);
    }
  });

  test("offers the calendar file only with script, because the server's file has no warning", async () => {
    const form = /<div class="invisible"><form[^>]*action="\/reminder"/;
    expect((await failed({ expires: "30/11/2026" })).main).toMatch(form);
    expect((await render("expires=2026-11-30")).main).not.toMatch(form);
  });

  test("keeps the typed failure in the form, and its markup harmless", async () => {
    const { main } = await failed({ defects: `</textarea><script>alert(1)</script>` });
    expect(main).toMatch(/name="failed"[^>]*value="20\/11\/2026"/);
    expect(main).not.toContain("<script>alert");
  });

  test.each([
    [{ failed: "", defects: "brakes" }, "failed", "Enter the day on which it failed"],
    [{ defects: "x".repeat(2001) }, "defects", "Enter 2,000 characters or fewer"],
  ])("explains what is wrong at its field: %j", async (fields, field, message) => {
    const { main } = await failed(fields);
    expect(new RegExp(`<(?:input|textarea)[^>]*name="${field}"[^>]*>`).exec(main)?.[0]).toContain(
      'aria-invalid="true"',
    );
    expect(main).toContain(message);
    expect(countOf(main, "autofocus")).toBe(1);
  });
});

describe("invalid input without script", () => {
  test("has an error at its field, keeps its value and takes the focus", async () => {
    const { main } = await render("expires=31/04/2027&kg=3.5t");
    const fieldOf = (name: string) => new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(main)?.[0];
    expect(fieldOf("expires")).toMatch(/autofocus="" aria-invalid="true" .*value="31\/04\/2027"/);
    expect(fieldOf("kg")).toMatch(/aria-describedby="kg-error kg-hint" .*value="3.5t"/);
    expect(countOf(main, "autofocus")).toBe(1);
    expect(main).toContain("Enter a date that exists");
    expect(main).not.toContain("Your van");
  });

  test.each(["0", "-1", "3,000.5", "3.5t"])("explains the weight format after %s", async (kg) => {
    expect((await render(`kg=${kg}`)).words).toContain(
      "Enter the gross weight in whole kilograms, such as 3500.",
    );
  });

  test("escapes markup in the address", async () => {
    const { main } = await render(`expires=${encodeURIComponent('"><script>alert(1)</script>')}`);
    expect(main).not.toContain("<script>alert");
  });
});
