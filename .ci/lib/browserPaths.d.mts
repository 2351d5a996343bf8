export function browserPath(playwrights: string): string | undefined
export const browserArgs: readonly string[]
