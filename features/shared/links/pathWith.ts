/** `'/offers/{code}'` → `'code'` */
export type ParameterOf<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | ParameterOf<Rest> : never

/** The path with its parameters: `/offers/{code}` with the code `A B` is `/offers/A%20B`. */
export function pathWith<Path extends string>(path: Path, parameters: Readonly<Record<ParameterOf<Path>, string>>): string {
  const values: Readonly<Record<string, string>> = parameters
  return path.replace(/{(\w+)}/g, (_, name: string) => pathSegment(String(values[name])))
}

/** Encodes a value as one segment of a path. Browsers resolve `.`, `..` and `%2E` as steps, so these dots are encoded twice. */
export const pathSegment = (value: string): string => encodeURIComponent(value).replace(/^\.{1,2}$/, (dots) => '%252E'.repeat(dots.length))
