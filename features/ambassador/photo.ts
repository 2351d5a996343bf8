/** Why a file is no photo that can be uploaded (AMB-03). */
export type PhotoProblem = 'wrongKind' | 'tooLarge'

/** In bytes. */
const largest = 10_000_000

const kinds: readonly { readonly type: string; readonly begins: readonly number[] }[] = [
  { type: 'image/jpeg', begins: [0xff, 0xd8, 0xff] },
  { type: 'image/png', begins: [0x89, 0x50, 0x4e, 0x47] },
]

/** The type says what the file is called, its first bytes what it is: both must say JPEG, or both PNG. */
export async function photoProblem(file: File): Promise<PhotoProblem | null> {
  const bytes = new Uint8Array(await file.slice(0, 4).arrayBuffer())
  const isPhoto = kinds.some(({ type, begins }) => file.type === type && begins.every((byte, index) => bytes[index] === byte))
  if (!isPhoto) return 'wrongKind'
  return file.size > largest ? 'tooLarge' : null
}

/** What the ambassador reads. */
export const photoMessages: Readonly<Record<PhotoProblem | 'failed', string>> = {
  wrongKind: 'Please choose a JPEG or PNG picture.',
  tooLarge: 'Please choose a picture of at most 10 MB.',
  failed: 'Your photo could not be changed. The one before is still there: please try again.',
}
