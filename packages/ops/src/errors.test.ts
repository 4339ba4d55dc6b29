import { CognitoIdentityProviderServiceException } from "@aws-sdk/client-cognito-identity-provider";
import { DynamoDBServiceException } from "@aws-sdk/client-dynamodb";
import { expect, test } from "vitest";
import { formatError } from "./errors.ts";

const response = { $fault: "client", $metadata: { httpStatusCode: 400 } } as const;
const ofCognito = (name: string, message: string) =>
  new CognitoIdentityProviderServiceException({ ...response, name, message });

test("prints AWS's own message, also of a cause", () => {
  const error = ofCognito(
    "InvalidPasswordException",
    "Password did not conform with policy: Password not long enough",
  );
  const line =
    "InvalidPasswordException: Password did not conform with policy: Password not long enough";
  expect(formatError(error)).toBe(line);
  expect(formatError(new Error("wrapped", { cause: error }))).toBe(line);
});

test("prints neither a value that AWS quotes nor a row that DynamoDB quotes", () => {
  const quoted =
    "2 validation errors detected: Value 'it's canary1' at 'password' failed to satisfy constraint: Member must have length greater than 6; Value 'canary2' at 'userPoolId' failed";
  const line = formatError(ofCognito("InvalidParameterException", quoted));
  expect(line).not.toContain("canary");
  expect(line).toContain(
    "The value at 'password' failed to satisfy constraint: Member must have length greater than 6",
  );
  expect(line).toContain("The value at 'userPoolId' failed");
  const message = "The parameter cannot be converted to a numeric value: AB12CDE";
  expect(
    formatError(
      new DynamoDBServiceException({ ...response, name: "ValidationException", message }),
    ),
  ).toBe("Failed: ValidationException. DEBUG=1 shows where.");
});

test("prints the name of an AWS error without a message, and of an error of another library", () => {
  expect(formatError(ofCognito("InternalErrorException", ""))).toBe(
    "Failed: InternalErrorException. DEBUG=1 shows where.",
  );
  expect(formatError(new SyntaxError("Unexpected token in AB12CDE"))).toBe(
    "Failed: SyntaxError. DEBUG=1 shows where.",
  );
});
