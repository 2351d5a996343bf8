import type { Properties } from './sendEvent.ts'

/** Notes an analytics event. Nobody waits for it: not even its script is part of the page's first load (NET-09). */
export function track(name: string, properties: Properties = {}): void {
  import('./sendEvent.ts').then(({ sendEvent }) => sendEvent(name, properties)).catch(() => undefined)
}
