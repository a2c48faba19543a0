import type { SourceDocument } from '@klasrum/contract/source'
import { plain, shareIn, upperFirst, wordsOf } from '../languages/words.ts'
import { areaInHeadLine } from './frame-words.ts'
import { headingRole } from './heading-role.ts'
import { rolesIn, shortTitle } from './topics-of.ts'

export const longestTitle = 300
const noTitle =
  /^(?:microsoft word\b.*|untitled.*|document\s*\d*|slide \d+|(?:mga )?kuwento|kwento|tula|story|poem|lesson|aralin|lecture|notes?|reviewer|(?:una|ikalawa|ikatlo|ikaapat|ika-?\d)(?:ng| na)? (?:markahan|linggo)|(?:first|second|third|fourth|1st|2nd|3rd|4th)? ?quarter(?: \d)?|q\d|pamagat|paksa|title|topic|chapter|kabanata|engage|explore|explain|elaborate|evaluate|terms used|for term \w+|(?:first|second|third) term|senior high school|.*\b(?:sa|para sa|for) (?:mga |the )?(?:guro|magulang|mag-aaral|tagapagdaloy|teachers?|parents?|learners?|facilitator)|(?:week|linggo)(?: \d+)?|(?:grade )?level:? .*|learning phases.*|tungkol saan ang modyul na ito\??|learner[’']?s activity sheet|what (?:is )?this (?:module|lesson) is about\??|(?:learning task|gawain(?: sa pagkatuto)?(?: bilang)?)\s?\d.*|.*\b[A-Z][A-Za-z]{1,5}\d{1,2}[A-Z]{2,}[-A-Za-z0-9.]*.*)$/i

const nameOfFile = (name: string) =>
  upperFirst(
    name
      .replace(/\.\w{2,5}$/, '')
      .replace(/[_\s]+/g, ' ')
      .replace(/(\p{Ll})(?=\p{Lu}\p{Ll})/gu, '$1 ')
      .trim() || name,
  )

/** The one topmost heading, where the file begins with it. */
export function titleHeading(document: SourceDocument): string | null {
  const headings = document.blocks.flatMap((block) => (block.kind === 'heading' ? [block] : []))
  const [first, ...others] = headings
  return first && others.every(({ level }) => level > first.level) ? first.text.trim() : null
}

const formName =
  /^(?:(?:unang|ikalawang|ikatlong|ikaapat na) markahan\s*[–—:-]*\s*|(?:(?:first|second|third|fourth) )?quarter(?: \d)?\s*[–—:-]+\s*)*(?:(?:module|modyul|week|linggo)\s*\d+(?:\.\d+)?\s*[:–—-]+\s*)?(?:(?:weekly|daily|detailed|semi-?detailed)\s)*(?:lesson\s(?:log|plan|exemplar|guide)|dll|dlp|ilaw(?:\slesson\splan)?|learning\s(?:activity\s)?(?:sheet|plan|material)s?|activity\ssheets?|hand-?outs?|modules?|(?:masusing\s|mala-masusing\s)?banghay[\s-]aralin|pang-?araw-?araw\sna\s(?:tala|talaan|banghay)[\p{L}\s]*)\s*(?:[:–—-]\s*|$)/iu

/** "LESSON PLAN IN FISH PROCESSING GRADE 10". */
const planOf = /^(?:(?:detailed|semi-?detailed|daily)\s)?lesson plan in\s(.+?)(?:\s(?:for\s)?grade\s\d+)?$/iu

/** The big number of a chapter stands before or after its name. */
const chapterNumber = /^\d{1,2}\s+(?=\p{Lu})|(?<=\p{L}{2}['’”)]?),?\s+\d{1,2}$/gu

/** The lines of a school's letterhead. */
const isLetterhead = (title: string) =>
  /republic of the|department of education|kagawaran|\bregion\b|schools? division|\b(?:high|elementary|national|central) school\b|\b(?:city|street|sts?\.|village|barangay)\b/i.test(
    title,
  )

const labelled = /^(?:lesson title|title|topic|pamagat|paksa(?:ng[- ]aralin)?)\s*:\s*(\S.{3,80})$/i
const firstBlocks = 40

/** "Title: …" in a plan that has no headings. */
const labelledTitles = ({ blocks }: SourceDocument): string[] =>
  blocks
    .slice(0, firstBlocks)
    .flatMap((block) =>
      block.kind === 'paragraph'
        ? [block.text]
        : block.kind === 'list'
          ? block.items
          : block.kind === 'table'
            ? block.rows.map(([label = '', name = '']) => `${label.replace(/^[IVX\d]+\.\s*/, '')}: ${name}`)
            : [],
    )
    .flatMap((line) => labelled.exec(line.trim())?.[1] ?? [])

/** "Quarter 1 – Module 5: Rational Functions First Edition, 2021": what a module is called. Its first line may stand alone. */
const ofModule =
  /(?:^|[–—:,-]\s*)(?:module|modyul|learning activity sheet|LAS|melc)\s*(?:no\.?\s*)?\d+(?:\.?[a-d]\b)?\s*(?:[,:–-]?\s*(?:lesson|aralin)\s*\d+)?\s*(?<name>.*)$/iu
const edition =
  /[\s,–—-]*(?:\(?(?:first|second|third|unang|ikalawang|ikatlong)\s(?:edition|edisyon|limbag)\b.*|first generation.*)$/iu
/** "KALAYAAN (Linggo: Ikalima)". */
const weekOfModule = /\s*\((?:linggo|week)\b[^)]*\)$/iu
const fewestOfName = 2

function moduleTitles({ blocks }: SourceDocument): string[] {
  const lines = blocks
    .slice(0, firstBlocks)
    .flatMap((block) =>
      block.kind === 'heading' || block.kind === 'paragraph'
        ? [{ text: block.text.trim(), kind: block.kind }]
        : [],
    )
    .filter(({ text }) => wordsOf(text).length <= mostOfName)
  return lines.flatMap(({ text }, at) => {
    const written = ofModule.exec(text)?.groups?.name
    if (written === undefined) return []
    const bare = written
      .replace(edition, '')
      .replace(weekOfModule, '')
      .replace(/^[\s:–—.-]+/u, '')
    const next = lines[at + 1]
    if (wordsOf(bare).length >= fewestOfName || weekOfModule.test(written)) return bare === '' ? [] : [bare]
    return bare === '' && next?.kind === 'heading' && !ofModule.test(next.text) ? [next.text] : []
  })
}
const mostOfName = 22

/** The name of a learning area is over many lessons. */
function isArea(title: string): boolean {
  const area = areaInHeadLine(title)
  return (
    area !== null &&
    shareIn(new Set(wordsOf(plain(title))), new Set([...wordsOf(plain(area)), ...ofArea])) === 1
  )
}
const ofArea = ['grade', 'baitang', 'nc', 'ii', ...Array.from({ length: 12 }, (_, at) => String(at + 1))]

const smallWords =
  /^(?:a|an|the|and|or|of|in|on|at|to|for|by|with|from|as|ang|ng|mga|sa|si|ni|at|na|o|para|tungkol|bilang|kay|nina|sina)$/iu

/** "Ang Ibong Adarna" of "ANG IBONG ADARNA". */
function inTitleCase(title: string): string {
  if (title !== title.toUpperCase() || wordsOf(title).length < 2) return title
  return title
    .split(/\s+/)
    .map((word, at) => {
      const small = word.toLowerCase()
      if (at > 0 && smallWords.test(word)) return small
      return /^(?:[IVX]+|\p{L}+\d+)$/u.test(word)
        ? word
        : small.replace(/(?<!\p{L}['’])\p{L}/u, (first) => first.toUpperCase())
    })
    .join(' ')
}

/** Whether a heading can be what a lesson is called: no area, no letterhead, no part of a module. */
export const isTitle = (title: string): boolean =>
  title !== '' &&
  !noTitle.test(title) &&
  !isArea(title) &&
  !isLetterhead(title) &&
  headingRole(title) === null

/** What the file itself says that it is about: its title without the name of a form, or what its parts are called. */
function titleInFile(document: SourceDocument): string | undefined {
  const roles = rolesIn(document)
  const headings = document.blocks.flatMap((block, at) =>
    block.kind === 'heading' && roles[at] !== 'furniture' && roles[at] !== 'key' ? [block.text] : [],
  )
  return [
    ...moduleTitles(document),
    titleHeading(document) ?? '',
    document.title ?? '',
    ...headings.slice(0, 6),
    ...labelledTitles(document),
  ]
    .map((title) =>
      shortTitle(
        inTitleCase(title.trim())
          .replace(planOf, '$1')
          .replace(formName, '')
          .replace(chapterNumber, '')
          .trim(),
      ),
    )
    .find(isTitle)
}

/** What the file is about, in the worst case by its name. */
export const titleOf = (document: SourceDocument, otherwise?: string): string =>
  // A unit is called as its writer called it: "Noli Me Tangere: Kabanata 35 at 36".
  document.kind === 'unit' && document.title
    ? document.title.slice(0, longestTitle)
    : finished(
        titleInFile(document) ?? otherwise ?? nameOfFile(document.file_name).replace(formName, ''),
        document,
      ).slice(0, longestTitle)

const hanging = /\s(?:in|of|and|or|the|for|to|with|on|by|at|ng|sa|na|ang|mga)$/iu

/** "Local Government in" over "Urban Areas": a title of two lines was read as two headings. */
function finished(title: string, { blocks }: SourceDocument): string {
  if (!hanging.test(title)) return title
  const headings = blocks.flatMap((block) => (block.kind === 'heading' ? [block.text.trim()] : []))
  const next = headings[headings.findIndex((heading) => heading.startsWith(title)) + 1]
  return next ? `${title} ${next}` : title.replace(hanging, '')
}
