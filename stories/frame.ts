/** Waits for the browser's next frame. */
export const frame = (): Promise<number> => new Promise((begun) => void requestAnimationFrame(begun))

/** Waits until what was drawn is on the screen, and hears the pointer: a play may begin before that. */
export async function painted(): Promise<void> {
  await frame()
  await frame()
}
