import type { Block } from '@klasrum/contract/source'

/** What a work is marked with: "Excellent", "3 points", "Nangangailangan ng pag-unlad". */
const mark =
  /^(?:(?:very |highly |partly |most )?(?:exceptional|excellent|outstanding|exemplary|superior|advanced|accomplished|proficient|good|fair|poor|beginning|beginner|developing|emerging|satisfactory|unsatisfactory|acceptable|unacceptable)|approaching .{1,20}|needs? (?:more )?(?:improvement|work)|(?:lubos na |lubhang |napaka|di-?gaanong |hindi )?(?:mahusay|husay|galing|kasiya-?siya|katangi-?tangi)|(?:nangangailangan|kailangan) .{1,30}|magaling|katamtaman|paunlarin pa|[1-9]\d?(?:\s?[-–]\s?\d{1,2})?(?: (?:points?|pts\.?|puntos))?)(?: ?[([].{1,16}[)\]])?$/iu
const fewestMarks = 3

/** A table that says how a work is marked: whatever its cells tell is on the work, and not on the lesson. */
export function isScaleOfMarks(block: Block): boolean {
  if (block.kind !== 'table') return false
  const [head = []] = block.rows
  const named = head.filter((cell) => mark.test(cell.trim()))
  return named.length >= fewestMarks && named.some((cell) => /\p{L}/u.test(cell))
}
