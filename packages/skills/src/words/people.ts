/** Somebody in a story, with the English pronouns; Filipino needs none: siya, niya, kaniya. */
export type Person = { name: string; he: 'he' | 'she'; him: 'him' | 'her'; his: 'his' | 'her' }

const woman = (name: string): Person => ({ name, he: 'she', him: 'her', his: 'her' })
const man = (name: string): Person => ({ name, he: 'he', him: 'him', his: 'his' })

export const people: readonly Person[] = [
  ...['Ana', 'Liza', 'Maria', 'Rosa', 'Carla', 'Joy', 'Luz', 'Nena', 'Tess', 'Grace', 'Mila', 'Aida'].map(
    woman,
  ),
  ...[
    'Ben',
    'Carlo',
    'Dino',
    'Jose',
    'Marco',
    'Paolo',
    'Ramon',
    'Miguel',
    'Andres',
    'Noel',
    'Rico',
    'Tomas',
  ].map(man),
]
