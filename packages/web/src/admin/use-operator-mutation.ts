import {
  useMutation,
  useQueryClient,
  type QueryClient,
  type UseMutationOptions,
} from "@tanstack/react-query";
import { useRef } from "react";
import { takePress, type Press } from "../ui/focus.ts";
import { useOperatorApi, type OperatorApi } from "./operator-session/use-operator-session.ts";

interface Options<Data, Variables> extends Pick<
  UseMutationOptions<Data, Error, Variables>,
  "onSuccess" | "onError"
> {
  call: (api: OperatorApi, variables: Variables) => Promise<Data>;
  /**
   * Reads again the data that the call may have changed, whatever its result, which is undefined
   * after an error. The mutation is pending until then.
   */
  refresh?: (client: QueryClient, result: Data | undefined) => unknown;
}

/**
 * Returns a mutation that ignores calls while its call is under way: a second press may come before
 * the page shows the first. `press` is the one that started the call.
 */
export function useOperatorMutation<Data, Variables = void>({
  call,
  refresh,
  ...options
}: Options<Data, Variables>) {
  const api = useOperatorApi();
  const client = useQueryClient();
  const isUnderWay = useRef(false);
  const press = useRef<Press>(null);
  const mutation = useMutation({
    ...options,
    mutationFn: (variables: Variables) =>
      call(api, variables).finally(() => {
        isUnderWay.current = false;
      }),
    onSettled: (result) => refresh?.(client, result),
  });
  const mutate = (variables: Variables): void => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    press.current = takePress();
    mutation.mutate(variables);
  };
  return { ...mutation, mutate, press };
}
