/**
 * Leaves a story out of the visual tests, here and on Chromatic: `parameters: { ...withoutPicture('…') }`. The reason says why
 * two pictures of it may differ, or why there is nothing to see.
 */
export const withoutPicture = (reason: string) => ({ visual: { skip: reason }, chromatic: { disableSnapshot: true } })
