/** A picture that fills its box, cropped. */
export const filling = { position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%', objectFit: 'cover' } as const
