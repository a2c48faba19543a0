import { spawnSync } from 'node:child_process'

const projects = { node: 'tsconfig.node.json', web: 'apps/web', worker: 'apps/web/worker' }

/**
 * `npm run types`: every compiler runs, so that one that fails hides nothing that another would name. Each remembers what
 * it found, and looks next time only at what has changed and at what that concerns.
 */
for (const [name, project] of Object.entries(projects)) {
  const memory = `node_modules/.cache/klasrum/types-${name}.tsbuildinfo`
  const command = `tsc -p ${project} --incremental --tsBuildInfoFile ${memory}`
  const { status } = spawnSync(command, { shell: true, stdio: 'inherit' })
  if (status !== 0) process.exitCode = 1
}
