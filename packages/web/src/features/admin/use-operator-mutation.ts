import { useMutation, type UseMutationOptions } from "@tanstack/react-query";
import { useRef } from "react";
import type { OperatorApi } from "./operator-session/operator-api.ts";
import { useAdminApi } from "./operator-session/use-operator-session.ts";

type Options<Data, Variables> = Omit<UseMutationOptions<Data, Error, Variables>, "mutationFn"> & {
  mutationFn: (api: OperatorApi, variables: Variables) => Promise<Data>;
};

/** Returns a mutation that ignores calls while its call is under way: a second press may come before the page shows the first. */
export function useOperatorMutation<Data, Variables = void>({ mutationFn, ...options }: Options<Data, Variables>) {
  const api = useAdminApi();
  const isUnderWay = useRef(false);
  const mutation = useMutation({
    ...options,
    mutationFn: async (variables: Variables) => {
      try {
        return await mutationFn(api, variables);
      } finally {
        isUnderWay.current = false;
      }
    },
  });
  const mutate = (variables: Variables): void => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    mutation.mutate(variables);
  };
  return { ...mutation, mutate };
}
