/** The longest that a list may grow, because the sandbox may run for weeks. */
const longest = 500

/** Adds to a list, and drops the oldest entry when it is full. */
export function remember<T>(list: T[], item: T): void {
  list.push(item)
  if (list.length > longest) list.splice(0, list.length - longest)
}
