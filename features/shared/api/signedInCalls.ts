import { type Endpoint, endpoint, type Parts, type Schema } from './endpoint.ts'

/** Describes calls that need a signed-in person, and whose paths begin alike. */
export const signedInCalls =
  <const Start extends string>(start: Start) =>
  <
    const Path extends string,
    Response extends Schema,
    Query extends Schema | undefined = undefined,
    Body extends Schema | undefined = undefined,
  >(
    parts: Omit<Parts<Path, Response, Query, Body>, 'auth'>,
  ): Endpoint<`${Start}${Path}`, Response, Query, Body> => ({
    ...endpoint<Path, Response, Query, Body>(parts),
    path: `${start}${parts.path}`,
    auth: 'required',
  })
