import { describe, expect, test } from "vitest";
import { services } from "@vanfettle/contract/services";
import { buildLocation } from "../../testing/build-location.ts";
import { renderDocument, visibleText } from "../../testing/render-document.ts";
import { json } from "../../testing/stub-server.ts";

const listed = [
  { id: "mot", name: "MOT Test", price: "£40", description: "" },
  { id: "valet", name: "Valet", price: "£25", description: "" },
];
const belfast = buildLocation({ name: "Belfast", slug: "belfast", region: "Northern Ireland" });

async function choicesAt(path: string, answer: unknown): Promise<string[]> {
  const { body } = await renderDocument(path, {
    "/api/locations": [],
    "/api/services": answer,
    "/api/locations/maidstone": buildLocation(),
    "/api/locations/belfast": belfast,
  });
  const form = /<form[^>]* method="post"[\s\S]*?<\/form>/i.exec(body)?.[0];
  const choices =
    form?.match(/<option[^>]*>.*?<\/option>|<label class="option">.*?<\/label>/g) ?? [];
  return choices.map((choice) => visibleText(choice).trim());
}

describe("the services of a booking form", () => {
  test("come from the server in the dropdown and the radio list", async () => {
    expect(await choicesAt("/", listed)).toEqual([
      "Choose a service",
      "MOT Test - £40",
      "Valet - £25",
    ]);
    expect(await choicesAt("/van-servicing/maidstone/", listed)).toEqual([
      "MOT Test £40",
      "Valet £25",
    ]);
    expect(await choicesAt("/services/oil-changes", listed)).toEqual(["MOT Test £40", "Valet £25"]);
  });

  test.each([() => json({}, 500), []])(
    "default to the built-in services if the server fails or returns an empty list",
    async (response) => {
      const choices = await choicesAt("/van-servicing/maidstone/", response);
      expect(choices).toEqual(services.map(({ name, price }) => `${name} ${price}`));
    },
  );

  test("omit the MOT price in Northern Ireland, where garages do not test vans", async () => {
    expect(await choicesAt("/van-mot/belfast/", listed)).toEqual([
      "MOT Test Get Quote",
      "Valet £25",
    ]);
  });
});
