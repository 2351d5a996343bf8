import fc from 'fast-check'
import { troubles } from './device.ts'
import { type Tab, type Visit, payButton, signOutButton } from './visit.ts'

type Command = fc.AsyncCommand<Visit, Visit>

/** `find` returns what the act needs of the tab's page, or undefined where nobody could do it now. */
type Act<Found> = {
  readonly name: string
  readonly find: (tab: Tab, visit: Pick<Visit, 'device'>) => Found | undefined
  readonly does: (tab: Tab, found: Found, visit: Visit) => Promise<unknown>
}

/** The controls that lead on from a payment whose outcome is not known, and from one that was made. */
const waysOn =
  /^(?:Look again|Try again|Cancel that payment and continue|Use another card, or change your details|Continue anyway: both may be charged|Continue to a new payment|Pay another bill|Done)$/

const inTab = <Found>(index: number, { name, find, does }: Act<Found>, onAct: () => void): Command => ({
  check: (visit) => find(visit.tab(index), visit) !== undefined,
  run: async (visit) => {
    const tab = visit.tab(index)
    const found = find(tab, visit)
    if (found === undefined) return
    onAct()
    await does(tab, found, visit)
    await visit.check()
  },
  toString: () => `tab ${index}: ${name}`,
})

const always = () => true
const control = (like: RegExp) => (tab: Tab) => tab.seen.controls.find((name) => like.test(name))
const isOpen = ({ page }: Tab) => page.url() !== 'about:blank' || undefined

/** The acts of people at a device, in any order. */
export function acts(onAct: () => void): readonly fc.Arbitrary<Command>[] {
  const tab = fc.nat(1)
  const simple = <Found>(act: Act<Found>) => tab.map((index) => inTab(index, act, onAct))
  const pay = simple({ name: 'presses Pay', find: control(payButton), does: (of, label, visit) => visit.pay(of, label) })
  return [
    fc
      .tuple(tab, fc.nat(2), fc.constantFrom('a', 'a', 'a', 'b'))
      .map(([index, person, thing]) =>
        inTab(
          index,
          { name: `person ${person} opens ${thing}`, find: always, does: (of, _, visit) => visit.arrive(of, person, thing) },
          onAct,
        ),
      ),
    pay,
    pay,
    pay,
    fc
      .tuple(tab, fc.constantFrom(...troubles))
      .map(([index, trouble]) =>
        inTab(
          index,
          {
            name: `the next payment is ${trouble}`,
            find: ({ page }, { device }) => device.isCalm(page) || undefined,
            does: async ({ page }, _, { device }) => device.setTrouble(page, trouble),
          },
          onAct,
        ),
      ),
    simple({
      name: 'what is late arrives',
      find: (_, { device }) => device.holds || undefined,
      does: async (_, __, { device }) => device.letGo(),
    }),
    fc
      .tuple(tab, fc.boolean())
      .map(([index, isYes]) =>
        inTab(
          index,
          {
            name: isYes ? 'says yes' : 'says no',
            find: ({ seen: { question } }) => question?.find((name) => /^(?:Pay|Yes|Sign out|Continue|Leave)\b/.test(name) === isYes),
            does: (of, label, visit) => visit.answer(of, label, isYes),
          },
          onAct,
        ),
      ),
    simple({
      name: 'goes on',
      find: control(waysOn),
      does: async (of, label, visit) => {
        if (label.includes('both')) visit.agreeToBoth(of)
        await visit.press(of, label)
        if (/new payment|another bill|Done/.test(label)) Object.assign(of, { chargesAtArrival: await visit.chargesFor(of), proof: null })
      },
    }),
    simple({
      name: 'goes back',
      find: isOpen,
      does: async (of) => {
        of.proof = null
        await of.page.goBack({ timeout: 5_000 }).catch(() => undefined)
      },
    }),
    simple({ name: 'reloads', find: isOpen, does: (of, _, visit) => visit.reload(of) }),
    simple({ name: 'signs out', find: control(signOutButton), does: (of, label, visit) => visit.signOut(of, label) }),
    simple({ name: 'closes the tab', find: isOpen, does: (of, _, visit) => visit.close(of) }),
  ]
}
