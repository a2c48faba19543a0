import type { TestProject } from 'vitest/node'
import { makeTemplate, type Template } from './template.ts'

declare module 'vitest' {
  interface ProvidedContext {
    template: Template
  }
}

/** Runs once per database kind, before its first test file. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const kind = project.config.env.KLASRUM_TEST_DB === 'postgres' ? 'postgres' : 'embedded'
  const { template, remove } = await makeTemplate(kind)
  project.provide('template', template)
  return remove
}
