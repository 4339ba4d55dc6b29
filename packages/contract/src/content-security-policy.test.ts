import { expect, test } from "vitest";
import { contentSecurityPolicy } from "./content-security-policy.ts";

test("a policy without sources allows only the site's own files and no inline code", () => {
  expect(contentSecurityPolicy({})).toBe(
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; " +
      "connect-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; object-src 'none'",
  );
});

test("inline scripts and styles are allowed by hash, and other sites by directive", () => {
  const policy = contentSecurityPolicy({
    scriptHashes: ["sha256-a="],
    styleHashes: ["sha256-b=", "sha256-c="],
    connectSources: "https://sign-in.test",
    formTargets: "https://one.test https://two.test",
  });
  expect(policy).toContain(
    "; script-src 'self' 'sha256-a='; style-src 'self' 'sha256-b=' 'sha256-c='; ",
  );
  expect(policy).toContain("; connect-src 'self' https://sign-in.test; ");
  expect(policy).toContain("; form-action 'self' https://one.test https://two.test; ");
});
