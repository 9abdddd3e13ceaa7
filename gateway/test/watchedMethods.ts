/** Has a function look at each call of a method; what it returns is the call's result, and `go` makes the call itself. */
export function watchMethod<Prototype extends object>(
  prototype: Prototype,
  name: string,
  look: (self: never, values: readonly unknown[], go: () => unknown) => unknown,
): void {
  const methods = prototype as Record<string, (...values: unknown[]) => unknown>;
  const method = methods[name];
  if (!method) throw new Error(`there is no ${name}`);
  methods[name] = function (this: never, ...values: unknown[]) {
    return look(this, values, () => method.apply(this, values));
  };
}
