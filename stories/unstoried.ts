/** A status as a story is named: `offerCode` becomes `OfferCode`. */
export type Pascal<K extends string> = Capitalize<K>

/**
 * The statuses of `S` that no story of the module `M` shows, as `Status` or `Status__Variant`; `never` when all are.
 * A screen's test holds it: `expectTypeOf<Unstoried<ClaimState, typeof stories>>().toBeNever()`.
 */
export type Unstoried<S extends { readonly status: string }, M> = {
  [K in S['status']]: Extract<keyof M, Pascal<K> | `${Pascal<K>}__${string}`> extends never ? K : never
}[S['status']]

/** The variant of the fixtures that a story shows: `EmailInput__ByPhone` shows `emailInputByPhone`. */
export type Shown<Name> = Name extends `${infer Status}__${infer Variant}` ? Uncapitalize<`${Status}${Variant}`> : never
