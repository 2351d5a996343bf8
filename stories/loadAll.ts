type Load = () => Promise<unknown>

/** Loads lazy modules before the story starts, so that no wait in its play depends on how fast the machine is. */
export const loadAll = (modules: Readonly<Record<string, Load>>) => async (): Promise<void> => {
  await Promise.all(Object.values(modules).map((load) => load()))
}
