import { Alert } from '../../../../ui/Alert/Alert.tsx'
import { RadioTiles } from '../../../../ui/RadioTiles/RadioTiles.tsx'
import type { Spelling } from './spelling.ts'

type ChoiceProps = { spelling: Spelling; onReading: (id: string) => void }

/** The question which reading of a list has its names right, by examples. */
export function SpellingChoice({ spelling: { readings, chosen }, onReading }: ChoiceProps) {
  const [asRead, ...others] = readings
  if (others.length === 0)
    return (
      <Alert tone="warning" title="Some names have characters that cannot be read">
        {`${asRead?.examples}. Correct them in the list, and save it as CSV UTF-8. Or add the names as they are.`}
      </Alert>
    )
  return (
    <RadioTiles
      label="Which names are spelled right?"
      hint="The list may come from a program that writes letters in another way."
      name="reading"
      options={readings.map(({ id, name, examples }) => ({ value: id, title: examples, detail: name }))}
      value={chosen}
      onChange={({ target }) => onReading(target.value)}
    />
  )
}
