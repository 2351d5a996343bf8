import { createHash } from 'node:crypto'

/** The source expression that lets a content security policy admit exactly this inline style. */
export function styleHash(css: string): string {
  return `'sha256-${createHash('sha256').update(css).digest('base64')}'`
}
