import { createHash } from 'node:crypto'

/** The CSP source that allows exactly this inline style. */
export function styleHash(css: string): string {
  return `'sha256-${createHash('sha256').update(css).digest('base64')}'`
}
