/** Milliseconds of work until the page may respond again. A slow phone does less in them. */
const work = 8

let since = -work

/** Lets the page respond to the person if it has not for a moment, and then goes on. */
export async function pause(): Promise<void> {
  // The timers of a hidden page are slow, and nobody waits for its response.
  if (document.hidden || performance.now() - since < work) return
  await new Promise<void>((resolve) => void setTimeout(resolve))
  since = performance.now()
}
