import { useMutation, type UseMutationOptions } from "@tanstack/react-query";
import { useRef } from "react";

type Options<Data, Variables> = UseMutationOptions<Data, Error, Variables> & {
  mutationFn: (variables: Variables) => Promise<Data>;
};

/** Returns a mutation that ignores calls while its call is under way: a second press may come before the page shows the first. */
export function useSingleMutation<Data, Variables = void>(options: Options<Data, Variables>) {
  const isUnderWay = useRef(false);
  const mutation = useMutation({
    ...options,
    mutationFn: async (variables: Variables) => {
      try {
        return await options.mutationFn(variables);
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
