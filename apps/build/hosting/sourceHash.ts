import { createHash } from 'node:crypto'

/** The CSP source that allows exactly this inline style, or these inline rules. */
export function sourceHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
