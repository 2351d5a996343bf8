import type { Control } from './inPage.ts'
import type { Screen } from './screen.ts'
import type { Visit, Way } from './way.ts'

/** The words of a control that tries again. */
const tries = /\b(again|retry|reload|look|claim now)\b/i

/** It leads out of the app: only where nothing else leads on. */
const leaving = /opens in a new tab|^Contact support|^partner support$/
export const leaves = ({ name }: Control): boolean => leaving.test(name)

/** It changes nothing but its own field. */
const ofField = /^(Show|Hide) password$/

/** The control that leads on from a fault: the way's own control, one that tries again, or the first one of the page. */
export async function wayOn({ page, screen }: Visit & { readonly screen: Screen }, { again }: Way): Promise<Control | null> {
  const all = (await screen.controls()).filter(({ inMain, name }) => inMain && !ofField.test(name))
  const inDialog = all.filter((each) => each.inDialog)
  const here = inDialog.length > 0 ? inDialog : all
  const there = here.filter((each) => !leaves(each))
  const own = again?.(page).first()
  const name = own && (await own.isVisible()) ? ((await own.textContent()) ?? '').trim().replaceAll(/\s+/g, ' ') : ''
  const mine = name === '' ? undefined : (there.find((each) => each.name === name) ?? there.find((each) => each.name.includes(name)))
  return mine ?? there.find((each) => tries.test(each.name)) ?? there.find(({ isLink }) => isLink) ?? there[0] ?? here[0] ?? null
}
