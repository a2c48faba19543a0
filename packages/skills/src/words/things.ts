import { grouped } from './numbers.ts'

/** A thing that is counted or bought, in both languages, with the pesos that one of it costs. */
export type Thing = { en: { one: string; many: string }; fil: string; price: readonly [number, number] }

const thing = (one: string, many: string, fil: string, least: number, most: number): Thing => ({
  en: { one, many },
  fil,
  price: [least, most],
})

export type ThingKind = 'fruit' | 'school' | 'food' | 'toy' | 'garden'

export const things: Record<ThingKind, readonly Thing[]> = {
  fruit: [
    thing('mango', 'mangoes', 'mangga', 15, 40),
    thing('guava', 'guavas', 'bayabas', 5, 15),
    thing('orange', 'oranges', 'dalandan', 8, 20),
    thing('coconut', 'coconuts', 'niyog', 20, 45),
    thing('pineapple', 'pineapples', 'pinya', 40, 80),
    thing('papaya', 'papayas', 'papaya', 30, 70),
    thing('apple', 'apples', 'mansanas', 15, 35),
  ],
  school: [
    thing('pencil', 'pencils', 'lapis', 6, 15),
    thing('notebook', 'notebooks', 'kuwaderno', 20, 45),
    thing('ballpen', 'ballpens', 'bolpen', 8, 20),
    thing('ruler', 'rulers', 'ruler', 10, 25),
    thing('eraser', 'erasers', 'pambura', 5, 12),
    thing('folder', 'folders', 'folder', 5, 15),
    thing('pad of paper', 'pads of paper', 'pad ng papel', 20, 40),
  ],
  food: [
    thing('pandesal', 'pandesal', 'pandesal', 3, 6),
    thing('banana cue', 'banana cues', 'bananacue', 15, 25),
    thing('egg', 'eggs', 'itlog', 8, 12),
    thing('bibingka', 'bibingkas', 'bibingka', 25, 60),
    thing('siopao', 'siopaos', 'siopao', 25, 50),
    thing('bottle of water', 'bottles of water', 'bote ng tubig', 12, 25),
  ],
  toy: [
    thing('marble', 'marbles', 'holen', 1, 3),
    thing('sticker', 'stickers', 'sticker', 2, 6),
    thing('kite', 'kites', 'saranggola', 30, 80),
    thing('top', 'tops', 'trumpo', 20, 50),
    thing('ball', 'balls', 'bola', 40, 150),
  ],
  garden: [
    thing('pechay seedling', 'pechay seedlings', 'punla ng petsay', 2, 6),
    thing('tomato plant', 'tomato plants', 'halamang kamatis', 10, 25),
    thing('flowerpot', 'flowerpots', 'paso', 30, 90),
    thing('calamansi seedling', 'calamansi seedlings', 'punla ng kalamansi', 20, 60),
  ],
}

/** "1 mango", "3 mangoes". */
export const countedThing = (count: number, { en }: Thing): string =>
  `${grouped(count)} ${count === 1 ? en.one : en.many}`

/** "3 mangga", "6 na mangga": apat, anim and siyam end in a consonant. */
export const bilang = (count: number, { fil }: Thing): string =>
  `${grouped(count)}${/[469]$/.test(String(count)) ? ' na' : ''} ${fil}`
