import type { LearnerView } from '@klasrum/contract/learner-views'

const words: Record<LearnerView['kind'], string> = {
  record: 'The record with birth date and contacts',
  export: 'All data, downloaded',
  search: 'Name and number in a list',
  'class-record': 'The grade sheet or class record',
  'class-roster': 'The roster',
  'class-class-list': 'The class list, printed',
  'class-scores': 'Scores',
  'class-grades': 'Quarter grades',
  'class-history': 'Changes of scores',
  'class-report': 'A report or report card',
  'class-workbook': 'The class record, downloaded',
  'class-form': 'A school form',
}

export const viewText = ({ kind, class_name }: Pick<LearnerView, 'kind' | 'class_name'>): string =>
  class_name ? `${words[kind]} of ${class_name}` : words[kind]
