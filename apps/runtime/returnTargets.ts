/** Where a page may send a person back to: its own origin, and what the deployment names (POS-13). */
export const returnTargets = (): readonly string[] => [
  location.origin,
  ...(document.querySelector<HTMLMetaElement>('meta[name="return-targets"]')?.content ?? '').split(' ').filter(Boolean),
]
