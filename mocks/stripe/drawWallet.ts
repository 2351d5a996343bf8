import { icons, makeButton, makeIcon } from './dialog.ts'

/** The page's style of the button. */
export type WalletStyle = { readonly borderRadius: string; readonly height: number; readonly theme: 'black' | 'white' }

type Drawn = { readonly button: HTMLButtonElement; readonly remove: () => void }

/** Draws the wallet's button in a shadow root, so that the page's styles and scripts do not reach it by accident. */
export function drawWallet(container: HTMLElement, { borderRadius, height, theme }: WalletStyle, onPress: () => void): Drawn {
  const host = document.createElement('div')
  const shadow = host.attachShadow({ mode: 'open' })
  const button = makeButton('', '', onPress)
  const mark = makeIcon(icons.wallet)
  const [color, background] = theme === 'white' ? ['#000000', '#ffffff'] : ['#ffffff', '#000000']
  Object.assign(mark.style, { inlineSize: '1.625rem', fill: 'none', stroke: 'currentcolor', strokeWidth: '1.75', strokeLinecap: 'round' })
  Object.assign(button.style, { display: 'flex', alignItems: 'center', justifyContent: 'center', gap: '0.375rem' })
  Object.assign(button.style, { font: '600 1.1875rem/1 system-ui, sans-serif', letterSpacing: '-0.01em', cursor: 'pointer' })
  Object.assign(button.style, { inlineSize: '100%', minBlockSize: `${height}px`, padding: '0 1rem' })
  Object.assign(button.style, { border: '1px solid transparent', borderRadius, color, background })
  button.append(mark, 'Sandbox Pay')
  shadow.append(button)
  container.append(host)
  return { button, remove: () => host.remove() }
}
