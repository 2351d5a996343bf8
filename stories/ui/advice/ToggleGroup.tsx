import { ToggleGroup } from '../../../ui/ToggleGroup/ToggleGroup.tsx'

const still = () => undefined

export const figures = () => (
  <ToggleGroup
    label="Tip"
    value={20}
    onChange={still}
    options={[
      { value: 18, label: '18%', detail: '$7.56' },
      { value: 20, label: '20%', detail: '$8.40' },
      { value: 22, label: '22%', detail: '$9.24' },
    ]}
  />
)

export const mixedUnits = () => (
  <ToggleGroup
    label="Tip"
    value={null}
    onChange={still}
    options={[
      { value: 18, label: '18%' },
      { value: 5, label: '$5' },
      { value: 22, label: 'A lot' },
    ]}
  />
)
