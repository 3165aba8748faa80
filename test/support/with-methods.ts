/**
 * `target` with some of its methods replaced. The others are called on `target` itself, because D1 objects have private
 * fields.
 */
export function withMethods<T extends object>(target: T, methods: Partial<Record<keyof T, unknown>>): T {
  return new Proxy(target, {
    get(_, name) {
      if (name in methods) return methods[name as keyof T]
      const value: unknown = Reflect.get(target, name, target)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}
