export function browserPath(ofPlaywright: string): string | undefined
export function isShell(path: string): boolean
export const browserArgs: readonly string[]
export type EngineName = 'firefox' | 'webkit'
export function packagedPath(name: EngineName): string | undefined
