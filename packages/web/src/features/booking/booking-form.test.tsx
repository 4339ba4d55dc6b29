// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { describe, expect, onTestFinished, test } from "vitest";
import { emptyBooking } from "@vanfettle/contract/booking/booking-rules";
import { services } from "@vanfettle/contract/services";
import {
  createBookingServer,
  fill,
  left,
  openBookingForm,
  postcode,
  prepareBookingForm,
  redirectUrl,
  registration,
  submit,
} from "../../testing/booking-form-screen.tsx";
import { json } from "../../testing/stub-server.ts";
import { toasts } from "../../ui/overlays/toasts.ts";

prepareBookingForm();

describe("quick form", () => {
  test("shows a linked message beneath each invalid field, focuses the first and sends no request", async () => {
    const { user, sent } = openBookingForm({ variant: "quick" });
    expect(screen.queryByText("Vehicle registration is required")).toBeNull();
    await user.click(submit());
    const message = screen.getByText("Vehicle registration is required");
    expect(registration().getAttribute("aria-describedby")).toBe(message.id);
    expect(registration().getAttribute("aria-invalid")).toBe("true");
    expect(screen.getByText("Postcode is required")).toBeTruthy();
    expect(screen.getByText("Please select a service type")).toBeTruthy();
    expect(document.activeElement).toBe(registration());
    expect(sent).toEqual([]);
  });

  test("validates again on each change after the first submit", async () => {
    const { user } = openBookingForm({ variant: "quick" });
    await user.click(submit());
    await user.type(registration(), "AB12CDE");
    expect(screen.queryByText("Vehicle registration is required")).toBeNull();
    await user.type(registration(), "FG");
    expect(screen.getByText("Invalid registration format")).toBeTruthy();
    await user.type(postcode(), "SW1A1AAXX");
    expect(screen.getByText("Invalid postcode format")).toBeTruthy();
  });

  test("sends the chosen service with the location UK-wide and leaves for the partner's site", async () => {
    const { user, sent } = openBookingForm({ variant: "quick" });
    await fill(user);
    await user.selectOptions(screen.getByLabelText("Service"), "brake-service");
    await user.click(submit());
    expect(sent.map(({ body }) => body)).toEqual([
      {
        ...emptyBooking,
        registration: "AB12CDE",
        postcode: "SW1A1AA",
        serviceType: "brake-service",
        location: "UK-wide",
        page: "home",
      },
    ]);
    expect(left).toEqual([redirectUrl]);
  });

  test("shows 'Getting Quote...' and ignores a second submit while submitting", async () => {
    let respond: (response: Response) => void = () => {};
    const { user, sent } = openBookingForm(
      { variant: "quick" },
      createBookingServer(() => new Promise((resolve) => (respond = resolve))),
    );
    await fill(user);
    await user.selectOptions(screen.getByLabelText("Service"), "mot");
    expect(submit().textContent).toBe("Get Free Quote");
    await user.click(submit());
    expect(submit().textContent).toBe("Getting Quote...");
    expect(submit().disabled).toBe(true);
    fireEvent.submit(submit().form as HTMLFormElement);
    await act(async () => respond(json({ redirectUrl })));
    expect(sent).toHaveLength(1);
  });
});

describe.each(["quick", "mot"] as const)("the button for stations in the %s form", (variant) => {
  const stations = () =>
    screen.getByRole<HTMLButtonElement>("button", { name: "Or phone an MOT station near you" });

  /** Records the forms that the browser posts itself, with their fields. */
  function watchPosts() {
    const posts: { action: string; method: string; fields: Record<string, unknown> }[] = [];
    const onSubmit = (event: SubmitEvent) => {
      const { submitter, target, defaultPrevented } = event;
      if (defaultPrevented) return;
      event.preventDefault();
      const form = target as HTMLFormElement;
      posts.push({
        action: (submitter as HTMLButtonElement).getAttribute("formaction") ?? "",
        method: form.method,
        fields: Object.fromEntries(new FormData(form)),
      });
    };
    window.addEventListener("submit", onSubmit);
    onTestFinished(() => window.removeEventListener("submit", onSubmit));
    return posts;
  }

  test("has the browser post the normalised van and postcode, without a booking or a service", async () => {
    const { user, sent } = openBookingForm({ variant });
    const posts = watchPosts();
    await fill(user);
    await user.click(stations());
    expect(posts).toEqual([
      {
        action: "/see-stations",
        method: "post",
        fields: expect.objectContaining({ registration: "AB12CDE", postcode: "SW1A1AA" }),
      },
    ]);
    expect(sent).toEqual([]);
    expect(stations().disabled).toBe(false);
  });

  test("explains a missing van or postcode, but does not ask for a service", async () => {
    const { user } = openBookingForm({ variant });
    const posts = watchPosts();
    await user.click(stations());
    expect(posts).toEqual([]);
    expect(screen.getByText("Vehicle registration is required")).toBeTruthy();
    expect(screen.getByText("Postcode is required")).toBeTruthy();
    expect(screen.queryByText("Please select a service type")).toBeNull();
    expect(document.activeElement).toBe(registration());
  });

  test("is not the button that Enter presses", () => {
    openBookingForm({ variant });
    const [first] = document.querySelectorAll("form [type=submit]");
    expect(first?.textContent).toBe("Get Free Quote");
  });
});

test("the embedded form has no button for stations", () => {
  openBookingForm({ variant: "embedded" });
  expect(screen.queryByRole("button", { name: "Or phone an MOT station near you" })).toBeNull();
});

describe("after a reload", () => {
  test("keeps the postcode and the service but not the registration", async () => {
    const { user } = openBookingForm({ variant: "quick" });
    await fill(user);
    await user.selectOptions(screen.getByLabelText("Service"), "mot");
    cleanup();
    openBookingForm({ variant: "quick" });
    expect([registration().value, postcode().value]).toEqual(["", "SW1A1AA"]);
    expect(screen.getByLabelText<HTMLSelectElement>("Service").value).toBe("mot");
  });

  test("shows the note for a Northern Irish postcode again", async () => {
    const { user } = openBookingForm({ variant: "quick" });
    await user.type(postcode(), "bt1 1aa");
    cleanup();
    openBookingForm({ variant: "quick" });
    expect(screen.getByText(/DVA/)).toBeTruthy();
  });
});

describe("embedded form", () => {
  test("lists every service, sends its place's name and shows 'Processing...' while submitting", async () => {
    let respond: (response: Response) => void = () => {};
    const { user, sent } = openBookingForm(
      { variant: "embedded", title: "Book here", description: "Free", location: "Leeds" },
      createBookingServer(() => new Promise((resolve) => (respond = resolve))),
    );
    expect(screen.getByRole("heading", { name: "Book here" })).toBeTruthy();
    expect(screen.getAllByRole("radio")).toHaveLength(services.length);
    await fill(user);
    await user.click(screen.getByRole("radio", { name: /^MOT Test/ }));
    await user.click(submit());
    expect(submit().textContent).toBe("Processing...");
    expect(sent[0]?.body).toMatchObject({ serviceType: "mot", location: "Leeds" });
    await act(async () => respond(json({ redirectUrl })));
  });

  test("sends the location UK without a place, and its page's service by default", async () => {
    const { user, sent } = openBookingForm({ variant: "embedded", service: "oil-change" });
    await fill(user);
    await user.click(submit());
    expect(sent[0]?.body).toMatchObject({ serviceType: "oil-change", location: "UK" });
  });

  test("has the same validation as the quick form", async () => {
    const { user, sent } = openBookingForm({ variant: "embedded" });
    await user.click(submit());
    for (const message of [
      "Vehicle registration is required",
      "Postcode is required",
      "Please select a service type",
    ]) {
      expect(screen.getByText(message)).toBeTruthy();
    }
    await user.type(registration(), "AB12CDEFG");
    await user.type(postcode(), "SW1A1AAXX");
    expect(screen.getByText("Invalid registration format")).toBeTruthy();
    expect(screen.getByText("Invalid postcode format")).toBeTruthy();
    expect(sent).toEqual([]);
  });
});

describe("form on a place's page", () => {
  const ashford = {
    variant: "embedded",
    location: "Ashford",
    locationSlug: "ashford-surrey",
    service: "mot",
  } as const;

  test("sends the place's slug with the name, which other places may share", async () => {
    const { user, sent } = openBookingForm(ashford, undefined, "/van-mot/ashford-surrey/");
    await fill(user);
    await user.click(submit());
    expect(sent[0]?.body).toEqual({
      ...emptyBooking,
      registration: "AB12CDE",
      postcode: "SW1A1AA",
      serviceType: "mot",
      location: "Ashford",
      locationSlug: "ashford-surrey",
      page: "motLocation",
    });
  });

  test("sends the same request on the place's other page with the same key", async () => {
    const booking = createBookingServer();
    for (const pathname of ["/van-mot/ashford-surrey/", "/van-servicing/ashford-surrey/"]) {
      const { user } = openBookingForm(ashford, booking, pathname);
      await user.clear(registration());
      await user.clear(postcode());
      await fill(user);
      await user.click(submit());
      cleanup();
    }
    const [first, second] = booking.sent;
    expect(first?.body).toMatchObject({ page: "motLocation" });
    expect(second?.body).toMatchObject({ page: "servicingLocation" });
    expect(second?.key).toBe(first?.key);
  });

  test("posts the page without script too, and none where requests are not sent", () => {
    const pageField = () => document.querySelector<HTMLInputElement>("input[name=page]")?.value;
    openBookingForm(ashford, undefined, "/van-servicing/ashford-surrey/");
    expect(pageField()).toBe("servicingLocation");
    cleanup();
    openBookingForm(ashford, undefined, "/privacy-policy");
    expect(pageField()).toBeUndefined();
  });
});

describe("form of the MOT landing page", () => {
  test("sends without validation; after an error response shows the toast and focuses the first empty field", async () => {
    const { user, sent } = openBookingForm(
      { variant: "mot" },
      createBookingServer(() => json({}, 400)),
      "/van-mot/",
    );
    await user.click(submit());
    expect(sent[0]?.body).toEqual({
      ...emptyBooking,
      serviceType: "mot",
      location: "UK",
      page: "motLanding",
    });
    expect(toasts().getState().toasts[0]?.title).toBe("Booking failed");
    expect(screen.queryByText("Vehicle registration is required")).toBeNull();
    expect(document.activeElement).toBe(registration());
  });

  test("focuses the first invalid field after an error response without field names", async () => {
    const { user } = openBookingForm(
      { variant: "mot" },
      createBookingServer(() => json({}, 400)),
    );
    await user.type(registration(), "AB12CDE");
    await user.type(postcode(), "SW1A1AAXX");
    await user.click(submit());
    expect(document.activeElement).toBe(postcode());
  });

  test("shows each message of an error response beneath its field until that field changes", async () => {
    const problem = {
      code: "invalid_request",
      issues: [
        { field: "postcode", message: "Invalid postcode format" },
        { field: "location", message: "Location is required" },
      ],
    };
    const { user } = openBookingForm(
      { variant: "mot" },
      createBookingServer(() => json(problem, 400)),
    );
    await user.type(registration(), "AB12CDE");
    await user.type(postcode(), "SW1A1AAXX");
    await user.click(submit());
    expect(toasts().getState().toasts[0]?.title).toBe("Booking failed");
    expect(postcode().getAttribute("aria-describedby")).toBe(
      screen.getByText("Invalid postcode format").id,
    );
    expect(screen.queryByText("Location is required")).toBeNull();
    expect(document.activeElement).toBe(postcode());
    await user.type(registration(), "F");
    expect(screen.getByText("Invalid postcode format")).toBeTruthy();
    await user.type(postcode(), "X");
    expect(screen.queryByText("Invalid postcode format")).toBeNull();
  });

  test("shows only the toast for an error response from another server", async () => {
    const { user } = openBookingForm(
      { variant: "mot" },
      createBookingServer(() => json({ message: "Service Unavailable", issues: "none" }, 503)),
    );
    await fill(user);
    await user.click(submit());
    expect(toasts().getState().toasts[0]?.title).toBe("Booking failed");
    expect(submit().disabled).toBe(false);
    expect(document.querySelector(".field-error")).toBeNull();
  });
});
