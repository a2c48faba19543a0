import { useNavigate } from '@tanstack/react-router'
import { useUrlValues } from '../../../lib/url-values.ts'
import { useExport } from './use-export.ts'

/** What a page of a class offers about its workbook. */
export function useWorkbookActs(classId: number) {
  const navigate = useNavigate()
  const { values } = useUrlValues()
  const importExcel = () =>
    void navigate({
      to: '/classes/$classId/workbook',
      params: { classId: String(classId) },
      search: values.quarter ? { quarter: values.quarter } : {},
    })
  return { ...useExport(classId), importExcel }
}
