/** Under test nothing moves, so that the accessibility check measures colours that have settled. */
export function settleColours() {
  if (!import.meta.env.VITEST) return
  const style = document.createElement('style')
  style.textContent = '*, ::before, ::after { transition: none !important; animation-duration: 0s !important }'
  document.head.append(style)
}
