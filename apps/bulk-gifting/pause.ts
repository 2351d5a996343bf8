/** Lets the page respond to the person, and then goes on. */
export const pause = () => new Promise<void>((resolve) => void setTimeout(resolve))
