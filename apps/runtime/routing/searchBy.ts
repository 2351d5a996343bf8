import { type SearchMiddleware, type SearchSchemaInput, stripSearchParams } from '@tanstack/react-router'
import * as z from 'zod/mini'

/**
 * The search of a page by its schema, whose fields all have defaults: what is invalid becomes the default, and no address holds
 * a default. Parameters that the schema does not name, such as those of a campaign, stay.
 */
export function searchBy<Search extends object>(schema: z.ZodMiniType<Search>) {
  const strip = stripSearchParams<Search, object, Partial<Search>>(z.parse(schema, {}))
  return {
    validateSearch: (search: Partial<Search> & SearchSchemaInput): Search => ({ ...search, ...z.parse(schema, search) }),
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it removes what is a default and keeps the rest, as the parents' schemas type it
    search: { middlewares: [strip as <All extends Search>(context: Parameters<SearchMiddleware<All>>[0]) => All] },
  }
}
