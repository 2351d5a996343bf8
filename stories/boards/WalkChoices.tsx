import { Heading } from '../../ui/Heading/Heading.tsx'
import { Stack } from '../../ui/Stack/Stack.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import { causes } from './FlowDiagram.tsx'
import * as styles from './FlowMap.css.ts'
import { type Choice, choiceText } from './flowSteps.ts'

type Props<E> = { readonly choices: readonly Choice<E>[]; readonly onChoose: (event: E) => void }

/** What can happen in a state, by who causes it. Examples of an event stand beside each other. */
export function WalkChoices<E>({ choices, onChoose }: Props<E>) {
  if (choices.length === 0) return <Text>The flow ends here.</Text>
  const shown = (['person', 'server', 'clock'] as const).filter((cause) => choices.some((choice) => choice.cause === cause))
  return shown.map((cause) => {
    const own = choices.filter((choice) => choice.cause === cause)
    return (
      <Stack key={cause} space="xs" as="section">
        <Heading level={3} size="sm">
          {causes[cause]}
        </Heading>
        <ul className={styles.choices}>
          {[...new Set(own.map(({ words }) => words))].map((words) => {
            const examples = own.filter((choice) => choice.words === words)
            const [only] = examples.length === 1 ? examples : []
            return (
              <li key={words}>
                {only === undefined && (
                  <Text size="sm" as="div">
                    {words}
                  </Text>
                )}
                {examples.map((choice) => (
                  <button
                    key={choice.detail}
                    type="button"
                    className={styles.choose}
                    aria-label={choiceText(choice)}
                    onClick={() => onChoose(choice.event)}>
                    {only === undefined ? choice.detail || words : choiceText(choice)}
                  </button>
                ))}
              </li>
            )
          })}
        </ul>
      </Stack>
    )
  })
}
