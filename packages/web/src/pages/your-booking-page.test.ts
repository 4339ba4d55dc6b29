import { beforeAll, describe, expect, test } from "vitest";
import { samplePageSettings } from "@vanfettle/contract/page-settings";
import { renderDocument, visibleText } from "../testing/render-document.ts";

describe("the page of a request", () => {
  let words: string;
  beforeAll(async () => {
    const { body } = await renderDocument("/your-booking/", {});
    words = visibleText(body.slice(body.indexOf("<main"), body.indexOf("</main>")));
  });

  test("explains changes and cancellations, with the reference to quote", () => {
    expect(words).toContain("Change or cancel your booking");
    expect(words).toMatch(/Change or cancel it there, with the reference of your request\./);
  });

  test("names the partner if the settings do", async () => {
    expect(words).toContain("you book with our garage-booking partner.");
    const settings = { ...samplePageSettings, PartnerName: "Smith & Sons" };
    const { body } = await renderDocument("/your-booking/", {}, settings);
    expect(visibleText(body)).toContain("you book with our partner, Smith & Sons.");
  });

  test("explains that we do not know the appointment", () => {
    expect(words).toMatch(/We do not know the day or time of your appointment\./);
  });

  test("avoids internal jargon", () => {
    expect(words).not.toMatch(/\bslug\b|\btoken\b|signature|\bkey\b|\bhold\b|of its own|whoever/i);
  });
});
