import { parseArgs } from 'node:util'
import { catalogue } from './catalogue.ts'
import { problemsOf } from './problem.ts'
import { inLanguage, type Language, languagesOf, type Skill } from './skill.ts'

const usage = `npm run skills                                   lists all skills
npm run skills -- NAME                           prints ten problems of each skill whose id has this name
  --grade 5  --language en|fil  --count 10  --seed 1`

const say = (text = '') => process.stdout.write(`${text}\n`)

function listed() {
  for (const { id, name, grades } of catalogue) say(`${id}  ${name.en} (grades ${grades.join('–')})`)
  say(`${catalogue.length} skills`)
}

function printed(skill: Skill, ask: { language: Language; grade: number; count: number; seed: number }) {
  say(`== ${skill.id} (${ask.language}, grade ${ask.grade})`)
  for (const [at, problem] of problemsOf([skill], ask.count, ask).entries()) {
    say(`${at + 1}. [${problem.level}] ${problem.stem}`)
    if (problem.drawing) say(`   (drawing: ${problem.drawing.alt})`)
    say(`   * ${problem.answer}${problem.also.length > 0 ? `  (also ${problem.also.join(', ')})` : ''}`)
    for (const { text, mistake } of problem.wrong) say(`   - ${text}  (${mistake})`)
    for (const step of problem.solution) say(`     ${step}`)
    say(`   true: ${problem.statements.right}`)
    say(`   false: ${problem.statements.wrong}`)
  }
  for (const { say: rule, ask: question, not } of inLanguage(skill.rules, ask.language))
    say(`   rule: ${rule} | ${question} | ${not.join(' / ')}`)
}

function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      grade: { type: 'string' },
      language: { type: 'string' },
      count: { type: 'string', default: '10' },
      seed: { type: 'string', default: '1' },
    },
  })
  const [name] = positionals
  if (name === undefined) return listed()
  const found = catalogue.filter(({ id }) => id === name || id.includes(name))
  if (found.length === 0) throw new Error(`There is no skill whose name has "${name}".\n\n${usage}`)
  for (const skill of found)
    for (const language of languagesOf(skill).filter((each) => !values.language || each === values.language))
      printed(skill, {
        language,
        grade: Number(values.grade ?? skill.grades[0]),
        count: Number(values.count),
        seed: Number(values.seed),
      })
}

try {
  main()
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
