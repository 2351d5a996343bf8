import * as z from 'zod/mini'
import { type Project, projectResponse } from '../project.ts'

/** Somebody who may edit these brands, for tests. */
export const admin = { email: 'ines@harborrye.example', permission: 'admin', editable_brand_ids: [101, 102, 201, 204] }

const wire = {
  id: 41,
  slug: 'harbor-rye',
  project_name: 'Harbor & Rye Restaurants',
  status: 'in_progress',
  onboarding_specialist_email_address: 'mara@onboarding.example',
  current_user: admin,
  brands_editable: true,
  locations_editable: true,
  finances_editable: true,
  integrations_editable: true,
}

/** A project for tests: with these fields of the wire, and else open and without anything in it. */
export const createProject = (fields: Readonly<Record<string, unknown>> = {}): Project =>
  z.parse(projectResponse, { partner_project: { ...wire, ...fields } })
