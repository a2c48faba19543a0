import type { Material } from '@klasrum/contract/material'

const mostNotes = 40

/** With a sentence for the teacher, once. */
export const withNote = (material: Material, note: string | null): Material =>
  note === null || material.notes.includes(note)
    ? material
    : { ...material, notes: [note, ...material.notes].slice(0, mostNotes) }
