import type { Visitor } from "./visitor.ts";

export interface Journey {
  label: string;
  /** The supported modes: with JavaScript, without it, or both. */
  script: readonly boolean[];
  go: (visitor: Visitor) => Promise<void>;
}

/** The targets that visitors look for. */
export interface JourneyGoals {
  /** A postcode in the sample list. */
  postcode: string;
  village: { name: string; slug: string; people: number };
}

/** A class 7 sample van that failed with a dangerous defect. */
const registration = "QQ16ADV";

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
      async go(visitor) {
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
      async go(visitor) {
        const { page, tap, type } = visitor;
        const main = page.getByRole("main");
        await type(main.getByLabel("Vehicle registration"), registration);
        await type(main.getByLabel("Postcode", { exact: true }), postcode);
        await tap(main.getByRole("button", { name: "See MOT stations" }));
        await seeClass7(visitor);
        await seePhone(visitor);
      },
    },
    {
      label: "the telephone number of the nearest station for class 7, by the stations page",
      script: [true, false],
      async go(visitor) {
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
      async go(visitor) {
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
      async go(visitor) {
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
      async go(visitor) {
        const { page, tap, type } = visitor;
        await type(box(visitor), village.name.slice(0, 5));
        await tap(page.getByRole("main").getByRole("option", { name: village.name }).first());
        await page.waitForURL(`**/van-servicing/${village.slug}/`);
      },
    },
    {
      label: `${village.name}, by the search box`,
      script: [false],
      async go(visitor) {
        const { page, tap, type } = visitor;
        await type(box(visitor), village.name);
        await tap(page.getByRole("main").getByRole("button", { name: "Find" }));
        await page.waitForURL(`**/van-servicing/${village.slug}/`);
      },
    },
    {
      label: "the place nearest to a village without a page, by its postcode",
      script: [true, false],
      async go(visitor) {
        const { page, tap, type } = visitor;
        await type(box(visitor), postcode);
        await tap(page.getByRole("main").getByRole("button", { name: "Find" }));
        await tap(
          page.getByRole("main").getByRole("list", { name: "Places" }).getByRole("link").first(),
        );
        await page.waitForURL("**/van-servicing/*/");
      },
    },
  ];
}
