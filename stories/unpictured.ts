/**
 * Leaves a story out of the comparison of pictures, here and on Chromatic: `parameters: { ...unpictured('…') }`. The
 * reason says why no two pictures of it need be the same, or why there is nothing on it to see.
 */
export const unpictured = (reason: string) => ({
  visual: { skip: reason },
  chromatic: { disableSnapshot: true },
})
