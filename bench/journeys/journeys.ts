import type { Visitor } from "./visitor.ts";

export interface Journey {
  label: string;
  /** The supported modes: with JavaScript, without it, or both. */
  script: readonly boolean[];
  follow: (visitor: Visitor) => Promise<void>;
}

/** The targets that visitors look for. */
export interface JourneyGoals {
  /** A postcode in the sample list. */
  postcode: string;
  village: { name: string; slug: string; people: number };
}

/** A class 7 sample van that failed with a dangerous defect. */
const registration = "QQ16ADV";

/** Sample vans whose test has run out, is due in three weeks, or was failed. */
const dueVans = ["QQ15EXP", "QQ19BIG", "QQ16MAJ"];
/** Sample vans with months left, and vans by their last day and weight. */
const otherVans = [
  "QQ19VAN",
  "QQ23EVV",
  "QQ14RCL",
  ...[1, 2, 3, 4, 5, 6].map(
    (number) => `15/06/${new Date().getFullYear() + 1}, 3500, Number ${number}`,
  ),
];

const box = ({ page }: Visitor) => page.getByRole("main").getByLabel("Town, village, county");

/** Waits until the first station in the list shows its telephone number. */
const seePhone = ({ page }: Visitor) =>
  page.getByRole("main").locator(".station a[href^='tel:']").first().waitFor({ state: "visible" });

const seeClass7 = ({ page }: Visitor) =>
  page.getByRole("heading", { level: 1, name: /class 7 MOT stations/i }).waitFor();

/** Returns the journeys to measure, with and without JavaScript if that makes a difference. */
export function journeysTo({ postcode, village }: JourneyGoals): Journey[] {
  return [
    {
      label:
        "the telephone number of the nearest station that can test a van, by registration and postcode",
      script: [true],
      async follow(visitor) {
        const { page, tap, type } = visitor;
        const main = page.getByRole("main");
        await type(main.getByLabel("Vehicle registration"), registration);
        await type(main.getByLabel("Postcode", { exact: true }), postcode);
        await tap(main.getByRole("button", { name: "Check this van first" }));
        await main.getByText("Likely class 7", { exact: true }).waitFor();
        await main.locator(".nearest a[href^='tel:']").first().waitFor({ state: "visible" });
      },
    },
    {
      label: "the same, by the form's button for stations",
      script: [true, false],
      async follow(visitor) {
        const { page, tap, type } = visitor;
        const main = page.getByRole("main");
        await type(main.getByLabel("Vehicle registration"), registration);
        await type(main.getByLabel("Postcode", { exact: true }), postcode);
        await tap(main.getByRole("button", { name: "Or phone an MOT station near you" }));
        await seeClass7(visitor);
        await seePhone(visitor);
      },
    },
    {
      label: "the telephone number of the nearest station for class 7, by the stations page",
      script: [true, false],
      async follow(visitor) {
        const { page, tap, type } = visitor;
        await tap(page.getByRole("main").getByRole("link", { name: "MOT test stations near you" }));
        // Until then, the home page is visible, which also has a postcode field in its booking
        // form.
        await page.waitForURL("**/garages/");
        await type(page.getByRole("main").getByLabel("Postcode"), postcode);
        await tap(page.getByText(/^Class 7: over/));
        await tap(page.getByRole("button", { name: "Find stations" }));
        await seeClass7(visitor);
        await seePhone(visitor);
      },
    },
    {
      label: "the same, by a suggestion of the search box",
      script: [true],
      async follow(visitor) {
        const { page, tap, type } = visitor;
        await type(box(visitor), postcode);
        await tap(page.getByRole("main").getByRole("option", { name: /^MOT stations near/ }));
        await tap(
          page
            .getByRole("navigation", { name: "Class of van" })
            .getByRole("link", { name: "Class 7" }),
        );
        await seeClass7(visitor);
        await seePhone(visitor);
      },
    },
    {
      label: "the same, by the search box",
      script: [false],
      async follow(visitor) {
        const { page, tap, type } = visitor;
        await type(box(visitor), postcode);
        await tap(page.getByRole("main").getByRole("button", { name: "Find" }));
        await tap(page.getByRole("link", { name: /^MOT test stations near/ }).first());
        await tap(
          page
            .getByRole("navigation", { name: "Class of van" })
            .getByRole("link", { name: "Class 7" }),
        );
        await seeClass7(visitor);
        await seePhone(visitor);
      },
    },
    {
      label: `${village.name}, a village of ${village.people} people, by a suggestion of the search box`,
      script: [true],
      async follow(visitor) {
        const { page, tap, type } = visitor;
        await type(box(visitor), village.name.slice(0, 5));
        await tap(page.getByRole("main").getByRole("option", { name: village.name }).first());
        await page.waitForURL(`**/van-servicing/${village.slug}/`);
      },
    },
    {
      label: `${village.name}, by the search box`,
      script: [false],
      async follow(visitor) {
        const { page, tap, type } = visitor;
        await type(box(visitor), village.name);
        await tap(page.getByRole("main").getByRole("button", { name: "Find" }));
        await page.waitForURL(`**/van-servicing/${village.slug}/`);
      },
    },
    {
      label: "the place nearest to a village without a page, by its postcode",
      script: [true, false],
      async follow(visitor) {
        const { page, tap, type } = visitor;
        await type(box(visitor), postcode);
        await tap(page.getByRole("main").getByRole("button", { name: "Find" }));
        await tap(
          page.getByRole("main").getByRole("list", { name: "Places" }).getByRole("link").first(),
        );
        await page.waitForURL("**/van-servicing/*/");
      },
    },
    {
      label: "twelve vans, three due: three requests saved and their partner's pages opened",
      script: [true],
      async follow({ page, tap, type, paste }) {
        const main = page.getByRole("main");
        await tap(page.getByRole("button", { name: "Menu" }));
        await tap(page.getByRole("navigation").getByRole("link", { name: "Fleet check" }));
        await paste(main.getByLabel(/One van a line/), [...otherVans, ...dueVans].join("\n"));
        await type(main.getByLabel("Postcode for the stations"), postcode);
        await tap(main.getByRole("button", { name: "Check the vans" }));
        await tap(main.getByRole("link", { name: "Request quotes: 3 vans due" }));
        await tap(main.getByRole("button", { name: "Save 3 requests" }));
        await main.getByText(/^3 requests saved/).waitFor();
        for (let opened = 0; opened < dueVans.length; opened += 1) {
          const partnerPage = page.waitForEvent("popup");
          await tap(main.getByRole("link", { name: /^Finish: / }).first());
          await (await partnerPage).close();
        }
        await main
          .getByRole("link", { name: /^Open again: / })
          .nth(dueVans.length - 1)
          .waitFor();
      },
    },
  ];
}
