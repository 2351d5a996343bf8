/** The page's style of the button. */
export type WalletStyle = { readonly borderRadius: string; readonly height: number }

type Drawn = { readonly button: HTMLButtonElement; readonly remove: () => void }

/** Draws the wallet's button in a shadow root, so that the page's styles and scripts do not reach it by accident. */
export function drawWallet(container: HTMLElement, { borderRadius, height }: WalletStyle, onPress: () => void): Drawn {
  const host = document.createElement('div')
  const shadow = host.attachShadow({ mode: 'open' })
  const button = Object.assign(document.createElement('button'), { type: 'button', textContent: 'Pay with the sandbox’s wallet' })
  const style = {
    font: 'inherit',
    fontWeight: '600',
    inlineSize: '100%',
    minBlockSize: `${height}px`,
    padding: '0.5rem 1rem',
    cursor: 'pointer',
  }
  Object.assign(button.style, style, { border: '1px solid transparent', borderRadius, color: '#ffffff', background: '#000000' })
  button.addEventListener('click', onPress)
  shadow.append(button)
  container.append(host)
  return { button, remove: () => host.remove() }
}
