import { deviceStorage } from '../../runtime/storage/storage.ts'

const storageKey = 'partner.project'

/** The slug of the project that was opened last on this device; null for none. */
const chosenProject = (): string | null => deviceStorage.read(storageKey)

/** The project that an address without one opens: the one that was opened last, or else the first; undefined for no project. */
export const projectToOpen = <Project extends { readonly slug: string }>(projects: readonly Project[]): Project | undefined =>
  projects.find(({ slug }) => slug === chosenProject()) ?? projects[0]

export const rememberProject = (slug: string): void => void deviceStorage.write(storageKey, slug)
