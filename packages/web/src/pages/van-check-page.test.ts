import { samplePageSettings as settings } from "@vanfettle/contract/page-settings";
import { describe, expect, test } from "vitest";
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
    for (const name of ["in", "expires", "registered", "kg", "kind", "seats", "power", "tested"]) {
      expect(main).toContain(`name="${name}"`);
    }
    expect(head).toContain('<meta name="robots" content="index,follow"/>');
  });

  test("has a registration field without a name, and explains that it needs script", async () => {
    const { main } = await render();
    const field = /<input[^>]*id="van-registration"[^>]*>/.exec(main)?.[0] ?? "";
    expect(field).toContain('type="text"');
    expect(field).not.toMatch(/ name=/);
    expect(main).toMatch(/<noscript>To check a registration, turn on JavaScript\..*Check without a registration/);
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
    const { words, head } = await render("expires=15/05/2027&kg=3500&kind=van&power=engine&tested=20/04/2027");
    expect(words).toMatch(/Earliest date to keep your renewal date 16 April 2027/);
    expect(words).toMatch(/Last day 15 May 2027/);
    expect(words).toMatch(/If it passes on 20 April 2027: Certified until 15 May 2028/);
    expect(words).toContain("The renewal date is kept.");
    expect(words).toMatch(/MOT class Class 7 .*A goods vehicle over 3,000 kg and up to 3,500 kg is class 7\./);
    expect(words).toMatch(/Maximum fee £58\.60/);
    expect(head).toContain('content="noindex,follow"');
    expect(head).not.toContain('rel="canonical"');
  });

  test("hides the copy button without script", async () => {
    const { main } = await render("expires=2027-05-15");
    expect(main).toMatch(/<button[^>]* class="[^"]*\binvisible\b[^"]*"[^>]*>Copy the link<\/button>/);
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
    expect(main).toMatch(/<form[^>]*method="POST"[^>]*action="\/reminder"|action="\/reminder"[^>]*method="POST"/);
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
    expect(main).toContain('href="/van-mot/#book"');
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
    expect((await render("registered=15/05/2024")).words).toMatch(/First test due, last day 14 May 2027/);
    const { words } = await render("registered=15/05/2026&kg=7500&kind=van&power=engine");
    expect(words).toContain("by the end of the month in which it is 1 year old");
  });

  test("shows DVA's centres and fee in Northern Ireland, without British rules", async () => {
    const { main, words } = await render("in=ni&expires=2027-05-15&kg=3200&kind=van&power=engine");
    const result = words.slice(words.indexOf("Your van's MOT"), words.indexOf("Check another"));
    expect(result).toMatch(/DVA tests it.*only at DVA centres.*£38.*Armagh/);
    expect(result).toMatch(/Last day 15 May 2027/);
    expect(result).not.toMatch(/class [47]|£54\.85|£58\.60|3,000 kg|Earliest date|Certified until/i);
    expect(main).not.toContain('action="/garages/"');
  });

  test("keeps the values in the form", async () => {
    const { main } = await render("in=ni&expires=2027-05-15&kg=3,200&kind=minibus&power=electric");
    expect(main).toMatch(/name="in"[^>]*checked=""[^>]*value="ni"|name="in"[^>]*value="ni"[^>]*checked=""/);
    expect(main).toMatch(/name="expires"[^>]*value="15\/05\/2027"/);
    expect(main).toMatch(/name="kg"[^>]*value="3,200"/);
    expect(main).toMatch(/<option value="minibus" selected="">/);
    expect(main).toMatch(/<option value="electric" selected="">/);
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
    expect((await render(`kg=${kg}`)).words).toContain("Enter the gross weight in whole kilograms, such as 3500.");
  });

  test("escapes markup in the address", async () => {
    const { main } = await render(`expires=${encodeURIComponent('"><script>alert(1)</script>')}`);
    expect(main).not.toContain("<script>alert");
  });
});
