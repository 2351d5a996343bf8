import { pathSegment } from './pathSegment.ts'

/** `'/offers/{code}'` → `'code'` */
export type ParameterOf<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | ParameterOf<Rest> : never

/** The path with its parameters: `/offers/{code}` with the code `A B` is `/offers/A%20B`. */
export function pathWith<Path extends string>(path: Path, parameters: Readonly<Record<ParameterOf<Path>, string>>): string {
  const values: Readonly<Record<string, string>> = parameters
  return path.replace(/{(\w+)}/g, (_, name: string) => pathSegment(String(values[name])))
}
