// The card's field as far as it is loaded. A field belongs to the restaurant's key that it was made with.

/** `made`: what was loaded, for this key; null is the deployment's. */
export type LoadedCard<Made> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'ready'; readonly venueKey: string | null; readonly made: Made }

/** What may be shown to pay with this key: a card in another restaurant's field would be lost. */
export const cardFor = <Made extends object>(loaded: LoadedCard<Made>, venueKey: string | null): Made | 'loading' | 'failed' => {
  if (loaded.kind !== 'ready') return loaded.kind
  return loaded.venueKey === venueKey ? loaded.made : 'loading'
}
