export function browserPath(ofPlaywright: string): string | undefined
export const browserArgs: readonly string[]
