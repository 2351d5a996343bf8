import { lazyModule } from '../../ui/lazyModule.ts'
import { Text } from '../../ui/Text/Text.tsx'
import type { AvailableProject } from './project.ts'

type Props = {
  /** The project that is shown. */
  name: string
  others: readonly AvailableProject[]
  onChoose: (project: AvailableProject) => void
}

// A menu loads after the first paint: most people have one project.
const useMenu = lazyModule(async () => (await import('../../ui/Menu/Menu.tsx')).Menu)

/** The project's name, which opens the list of the others. */
export function ProjectSwitch({ name, others, onChoose }: Props) {
  const menu = useMenu()
  return menu.status === 'ready' ? (
    <menu.value trigger="button" label={name} groups={[others.map((other) => ({ label: other.name, onSelect: () => onChoose(other) }))]} />
  ) : (
    <ProjectName>{name}</ProjectName>
  )
}

export const ProjectName = ({ children }: { children: string }) => (
  <Text tone="muted" weight="strong">
    {children}
  </Text>
)
