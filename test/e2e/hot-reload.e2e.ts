import { resolve } from "node:path";
import { services } from "@vanfettle/contract/services";
import { startHotReload } from "../../packages/local/src/hot-reload.ts";
import { expect, open, test } from "./site.ts";

const table = resolve("packages/contract/src/services.ts");
const [edited] = services as [(typeof services)[number]];

test(
  "`npm run dev` shows a change of the table of services and keeps the form's contents",
  { tag: ["@desktop", "@long"] },
  async ({ page, baseURL }) => {
    process.env["CLOUD_URL"] = baseURL;
    let name: string = edited.name;
    // Changes the module as the server sends it, so that the file stays as it is.
    const edit = {
      name: "edit",
      transform: {
        filter: { id: /services\.ts/ },
        handler: (code: string) => code.replace(edited.name, name),
      },
    };
    const server = await startHotReload(0, [edit]);
    try {
      await open(page, `${server.resolvedUrls?.local[0]}van-servicing/maidstone/`);
      await page.waitForLoadState("networkidle");
      await expect(page.getByRole("heading", { name: edited.name, exact: true })).toBeVisible();
      const registration = page.getByLabel("Vehicle registration");
      await registration.fill("AB12CDE");
      const field = await registration.elementHandle();

      name = "Renamed service";
      server.watcher.emit("change", table);
      await expect(page.getByRole("heading", { name, exact: true })).toBeVisible();
      // The entry renders again 100 ms after the change.
      await page.waitForTimeout(1_000);
      await expect(registration).toHaveValue("AB12CDE");
      expect(await field?.evaluate((element) => element.isConnected)).toBe(true);
    } finally {
      await server.close();
    }
  },
);
