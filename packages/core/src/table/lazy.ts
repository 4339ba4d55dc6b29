/** Returns an object whose properties are created by these functions on first access and then cached. */
export function lazy<T extends Record<string, () => unknown>>(
  factories: T,
): { readonly [K in keyof T]: ReturnType<T[K]> } {
  const properties = {};
  for (const [name, create] of Object.entries(factories)) {
    const get = () => {
      const value = create();
      Object.defineProperty(properties, name, { value, enumerable: true });
      return value;
    };
    Object.defineProperty(properties, name, { get, enumerable: true, configurable: true });
  }
  return properties as { readonly [K in keyof T]: ReturnType<T[K]> };
}
