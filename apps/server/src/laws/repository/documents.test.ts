import { nonEmpty } from '@klasrum/testkit/non-empty'
import { expect, test } from 'vitest'
import { variableNames } from '../../env.ts'
import { falseWords, firstColumn, type Repository } from './documents.ts'
import { readText, repositoryPaths } from './repository.ts'

const house: Repository = {
  paths: repositoryPaths,
  scripts: Object.keys(JSON.parse(readText('package.json')).scripts),
}

const documents = repositoryPaths.filter((path) => path.endsWith('.md'))

test('the documents are read', () => {
  expect(documents).toEqual(
    expect.arrayContaining(['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'docs/operating.md']),
  )
})

test.each(nonEmpty(documents))('every command, path and link in %s exists', (path) => {
  expect(falseWords({ path, text: readText(path) }, house)).toEqual([])
})

test('README lists exactly the variables that are read', () => {
  expect(firstColumn(readText('README.md'), 'Variable').sort()).toEqual([...variableNames].sort())
})

test('what does not exist is found', () => {
  const repository = {
    paths: [
      'apps/web/src/lib/call.ts',
      'docs/decisions/0001-why.md',
      'README.md',
      'packages/points/package.json',
    ],
    scripts: ['start', 'dev'],
  }
  const text = `
Run \`npm run dev\`, \`npm start\`, \`npm install && npm test\` or \`npm run shine\`; see [why](docs/decisions/0001-why.md),
[more](docs/more.md#part) and [the web](https://klasrum.example). \`lib/call\`, \`lib/shout\`, \`call.ts\`, \`*.tables.ts\`,
\`docs/decisions/NNNN-*.md\`, \`Asia/Manila\`, \`/api/health\`, \`packages/points\`, \`packages/grading\`.
\`\`\`
apps/web/src     the screens
  lib/  ui/      calling, and pieces
packages/moon    not there
npm run glow
\`\`\`
`
  expect(falseWords({ path: 'README.md', text }, repository).sort()).toEqual([
    'README.md: the link to docs/more.md leads nowhere',
    'README.md: there is no *.tables.ts',
    'README.md: there is no apps/web/src/ui',
    'README.md: there is no command "npm run glow"',
    'README.md: there is no command "npm run shine"',
    'README.md: there is no command "npm test"',
    'README.md: there is no lib/shout',
    'README.md: there is no packages/grading',
    'README.md: there is no packages/moon',
    'README.md: there is no packages/moon',
  ])
})
