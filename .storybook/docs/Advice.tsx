import { Markdown, Subheading } from '@storybook/addon-docs/blocks'
import { EnterpriseProvider } from '../../ui/Enterprise/EnterpriseProvider.tsx'
import { enterpriseOf } from '../enterprises.ts'
import * as styles from './Advice.css.ts'
import { type AdviceLine, linked } from './usage.ts'
import { useAdvice } from './useAdvice.ts'
import { useContextHere } from './useStoryHere.tsx'

const kinds = { do: { title: 'Do', mark: '✓' }, dont: { title: 'Don’t', mark: '✕' } } as const

interface SideProps {
  readonly kind: keyof typeof kinds
  readonly lines: readonly AdviceLine[]
  readonly globals: Readonly<Record<string, unknown>>
}

/** The lines of one kind of advice: those with an example first. */
function Side({ kind, lines, globals }: SideProps) {
  const { title, mark } = kinds[kind]
  const enterprise = enterpriseOf(globals['enterprise'])
  const all = lines.map((line) => (typeof line === 'string' ? { text: line } : line))
  return (
    <section className={styles.side} data-kind={kind}>
      <Subheading>{title}</Subheading>
      {all
        .toSorted((one, other) => Number('example' in other) - Number('example' in one))
        .map((line) => (
          <figure key={line.text} className={styles.line}>
            {'example' in line && (
              <div className={`${styles.example} sb-unstyled`} data-enterprise={enterprise.id} data-scheme={String(globals['scheme'])}>
                <EnterpriseProvider enterprise={enterprise}>{line.example()}</EnterpriseProvider>
              </div>
            )}
            <figcaption className={styles.text}>
              <span className={styles.mark} aria-hidden="true">
                {mark}
              </span>
              <Markdown>{linked(line.text)}</Markdown>
            </figcaption>
          </figure>
        ))}
    </section>
  )
}

const List = ({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) => (
  <section>
    <Subheading>{title}</Subheading>
    <Markdown>{lines.map((line) => `- ${linked(line)}`).join('\n')}</Markdown>
  </section>
)

/** When a component is used, and how. */
export function Advice() {
  const advice = useAdvice()
  const { globals } = useContextHere()
  if (!advice) return null
  return (
    <>
      <div className={styles.columns}>
        <List title="Use it" lines={advice.use} />
        <List title="Use something else" lines={advice.avoid} />
      </div>
      <div className={styles.columns}>
        {(['do', 'dont'] as const).map((kind) => (
          <Side key={kind} kind={kind} lines={advice[kind] ?? []} globals={globals} />
        ))}
      </div>
    </>
  )
}
