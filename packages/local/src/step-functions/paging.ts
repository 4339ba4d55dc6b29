import { ServiceException } from "./errors.ts";

const largestPage = 1_000;
const usualPage = 100;

/** One page of a listing under its name; the token is the place where the next one starts. */
export function page(name: string, items: unknown[], { maxResults, nextToken }: Record<string, unknown>): object {
  const from = nextToken === undefined ? 0 : Number(nextToken);
  if (!Number.isInteger(from) || from < 0 || from > items.length) {
    throw new ServiceException("InvalidToken", `Invalid Token: '${String(nextToken)}'`);
  }
  const to = from + Math.min(Number(maxResults) || usualPage, largestPage);
  return { [name]: items.slice(from, to), ...(to < items.length && { nextToken: String(to) }) };
}
