import { type SearchMiddleware, type SearchSchemaInput, retainSearchParams, stripSearchParams } from '@tanstack/react-router'
import * as z from 'zod/mini'

/**
 * The search of a page by its schema, whose fields all have defaults: what is invalid becomes the default, and no address holds
 * a default. Parameters that the schema does not name, such as those of a campaign, stay. The `retained` go with every link.
 */
export function searchBy<Search extends object>(schema: z.ZodMiniType<Search>, retained: (keyof Search)[] = []) {
  const strip = stripSearchParams<Search, object, Partial<Search>>(z.parse(schema, {}))
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- they change what this schema names and keep the rest, as the parents' schemas type it
  const middlewares = [retainSearchParams<Search>(retained), strip] as (<All extends Search>(
    context: Parameters<SearchMiddleware<All>>[0],
  ) => All)[]
  return {
    validateSearch: (search: Partial<Search> & SearchSchemaInput): Search => ({ ...search, ...z.parse(schema, search) }),
    search: { middlewares },
  }
}
