/**
 * What a block of a lesson file is for. Only `content` and `example` may become questions, topics, vocabulary, objectives
 * or slides; a plan may use the others.
 */
export const blockRoles = [
  /** Cover, credits, copyright, message of the editors. */
  'front',
  /** Standards, competencies, objectives, references, materials, days. */
  'frame',
  /** Procedure, notes and expected answers for the teacher. */
  'teacher',
  /** What learners are told to do. */
  'direction',
  'content',
  /** A worked example. */
  'example',
  /** Questions and tasks, with their choices. */
  'exercise',
  /** Answers to the exercises. */
  'key',
  /** Page numbers, addresses, labels of boxes and buttons. */
  'furniture',
] as const
export type BlockRole = (typeof blockRoles)[number]
