import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { openSignedIn } from './session.ts'
import { doStep, target, withTexts } from './steps.ts'
import type { Visit, Way } from './way.ts'

/** `name = steps`: steps that a way does by `@name`. */
const definition = /^(\w+) = (.*)$/
/** `Pays by card: checkout_purchase`; the next line has the parts. */
const titled = /^(\S.*): ([\w\- ]+)$/

const press = /^(dialog )?\[/

/** The ways of one app's file: `ready | act | done | options`, each with steps between semicolons. */
function waysIn(app: string, file: string): readonly Way[] {
  const named = new Map<string, string>()
  const steps = (text: string): readonly string[] =>
    text.split('; ').flatMap((step) => (step.startsWith('@') ? steps(named.get(step.slice(1)) ?? `no ${step}`) : step === '' ? [] : [step]))
  const doing = (text: string) => {
    const all = steps(text)
    const [login = '', ...inside] = named.get('session')?.split(' ') ?? []
    const signIn = named.get('signIn')
    return async (visit: Visit) => {
      for (const step of all)
        if (step.startsWith('go ') && signIn !== undefined)
          await openSignedIn(visit, app, {
            login,
            inside: target(inside.join(' ')),
            address: await withTexts(step.slice(3), visit),
            signIn: doing(signIn),
          })
        else await doStep(step, visit)
    }
  }
  function wayOf(title: string, calls: string, parts: string): Way {
    const [ready = '', act = '', done = '', ...options] = parts.split(/(?:^| )\| /)
    const option = (name: string) => options.find((each) => each.startsWith(name))?.slice(name.length + 1)
    const [fault = '', lost = ''] = option('loses')?.split(/: (.*)/) ?? []
    const again = option('again') ?? (press.test(act) && steps(act).length === 1 ? act : undefined)
    const [typed, then, query, repeats] = ['typed', 'then', 'query', 'repeats'].map(option)
    const signIn = named.get('signIn')
    return {
      title,
      calls: calls.split(' '),
      ready: doing(ready),
      act: doing(act),
      done: target(done),
      ...(signIn !== undefined && option('signed out') === undefined && { signIn: doing(signIn) }),
      ...(again !== undefined && { again: target(again) }),
      ...(typed !== undefined && { typed: target(typed) }),
      ...(then !== undefined && { then: target(then) }),
      ...(query !== undefined && { query }),
      ...(repeats !== undefined && { repeats }),
      ...(lost !== '' && { loses: { [fault]: lost } }),
      ...(options.includes('unnoticed') && { isUnnoticed: true as const }),
      ...(options.includes('listed') && { isListed: true as const }),
    }
  }
  const lines = file.split('\n')
  return lines.flatMap((line, index) => {
    const [, name, of] = definition.exec(line) ?? []
    if (name !== undefined && of !== undefined) named.set(name, of)
    const [, title, calls] = line.startsWith('//') ? [] : (titled.exec(line) ?? [])
    return title === undefined || calls === undefined ? [] : [wayOf(title, calls, lines[index + 1]?.trimStart() ?? '')]
  })
}

/** Every way to a call, by the app. */
export const ways: Readonly<Record<string, readonly Way[]>> = Object.fromEntries(
  globSync('*.txt', { cwd: join(import.meta.dirname, 'ways') })
    .toSorted()
    .map((file) => {
      const app = basename(file, '.txt')
      return [app, waysIn(app, readFileSync(join(import.meta.dirname, 'ways', file), 'utf8'))]
    }),
)
