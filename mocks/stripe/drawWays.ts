/** A way to pay that the provider's own form takes. */
export type Way = 'link' | 'us_bank_account'

const labels: Readonly<Record<Way, string>> = { link: 'Link, with the sandbox’s account', us_bank_account: 'The sandbox’s bank account' }

/** Draws a choice in a shadow root, so that the page's styles do not reach it by accident. */
export function drawWays(container: HTMLElement, ways: readonly Way[], borderRadius: string, onChoose: (way: Way) => void) {
  const host = document.createElement('div')
  const shadow = host.attachShadow({ mode: 'open' })
  const rows = document.createElement('div')
  Object.assign(rows.style, { display: 'grid', gap: '0.5rem' })
  const inputs = ways.map((way) => {
    const label = document.createElement('label')
    const input = document.createElement('input')
    Object.assign(input, { type: 'radio', name: 'way', value: way })
    input.addEventListener('change', () => onChoose(way))
    Object.assign(label.style, { display: 'flex', alignItems: 'center', gap: '0.75rem', minBlockSize: '3rem', padding: '0 1rem' })
    Object.assign(label.style, { border: '1px solid color-mix(in srgb, currentcolor 50%, transparent)', borderRadius, cursor: 'pointer' })
    label.append(input, labels[way])
    rows.append(label)
    return input
  })
  shadow.append(rows)
  container.append(host)
  return { first: inputs[0] ?? null, remove: () => host.remove() }
}
