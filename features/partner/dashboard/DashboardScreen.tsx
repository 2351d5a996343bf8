import { Screen } from '../../shared/Screen.tsx'
import type { Project } from '../project.ts'

export type DashboardScreenProps = { project: Project }

/** PRT-02: where the project stands. */
export const DashboardScreen = ({ project }: DashboardScreenProps) => <Screen title={project.name} />
