import { deviceStorage } from '../runtime/storage/storage.ts'

const storageKey = 'partner.project'

/** The slug of the project that was opened last on this device; null for none. */
export const chosenProject = (): string | null => deviceStorage.read(storageKey)

export const rememberProject = (slug: string): void => void deviceStorage.write(storageKey, slug)
