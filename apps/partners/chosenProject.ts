import { onSignedOut } from '../runtime/session.ts'
import { deviceStorage } from '../runtime/storage.ts'

const storageKey = 'partner.project'

/** The slug of the project that was opened last on this device; null for none. */
export const chosenProject = (): string | null => deviceStorage.read(storageKey)

export const rememberProject = (slug: string): void => void deviceStorage.write(storageKey, slug)

// A logout forgets everything of the partner (PRT-01).
onSignedOut(() => deviceStorage.remove(storageKey))
