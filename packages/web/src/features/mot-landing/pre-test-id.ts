/** The id of the section with the checks before a test. */
export const preTestId = "pre-test";
