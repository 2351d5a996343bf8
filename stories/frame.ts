/** Waits for the browser's next frame. */
export const frame = (): Promise<number> => new Promise((started) => void requestAnimationFrame(started))

/** Waits until the page is painted and receives pointer events. A play function may start earlier. */
export async function painted(): Promise<void> {
  await frame()
  await frame()
}
