import type { ReactNode } from 'react'
import { AppShell } from '../../ui/AppShell/AppShell.tsx'
import { useEnterprise } from '../../ui/Enterprise/EnterpriseProvider.tsx'
import { PagesOf } from '../../ui/Page/PagesOf.tsx'
import { pageNames, type PartnerPage, partnerPages } from './pages.ts'
import type { PermissionName, AvailableProject, Project } from './project.ts'
import { lazyComponent } from '../../ui/lazy/lazyComponent.tsx'
import { Text } from '../../ui/Text/Text.tsx'

const ProjectName = ({ children }: { children: string }) => (
  <Text size="sm" tone="muted" weight="strong">
    {children}
  </Text>
)

/** The other projects. They load after the first paint: most people have one. */
const ProjectMenu = lazyComponent(
  async () => (await import('../../ui/Menu/Menu.tsx')).Menu,
  ({ label }) => <ProjectName>{label}</ProjectName>,
  ({ label }) => <ProjectName>{label}</ProjectName>,
)

export type PartnerFrameProps = {
  /** Null until it is known. */
  project: Pick<Project, 'slug' | 'name' | 'currentUser'> | null
  /** The page of the navigation that is shown; null for none of them. */
  page: PartnerPage | null
  hrefOf: (page: PartnerPage) => string
  /** Another project is chosen. */
  onProject: (project: AvailableProject) => void
  children: ReactNode
}

const permissionNames: Readonly<Record<PermissionName, string>> = { admin: 'Admin', editor: 'Editor', viewer: 'Viewer' }

function getPerson({ currentUser: { email, permission, isPlatewellAdmin } }: Pick<Project, 'currentUser'>, operator: string) {
  const right = isPlatewellAdmin ? operator : permission ? permissionNames[permission] : 'Partner'
  return email === null || email === '' ? { name: right, detail: '' } : { name: email, detail: right }
}

/** The navigation around every page of the partner portal, and the project that they are of. */
export function PartnerFrame({ project, page, hrefOf, onProject, children }: PartnerFrameProps) {
  const { operator } = useEnterprise().settings
  const others = project?.currentUser.availableProjects.filter(({ slug }) => slug !== project.slug) ?? []
  return (
    <AppShell
      title="Partner portal"
      items={pageNames.map((name) => ({ ...partnerPages[name], href: hrefOf(name), current: name === page }))}
      {...(project && { person: getPerson(project, operator) })}>
      {project ? (
        <PagesOf
          place={
            others.length === 0 ? (
              <ProjectName>{project.name}</ProjectName>
            ) : (
              <ProjectMenu label={project.name} items={others.map((other) => ({ label: other.name, onSelect: () => onProject(other) }))} />
            )
          }>
          {children}
        </PagesOf>
      ) : (
        children
      )}
    </AppShell>
  )
}
