import { ClassReports } from '../features/reports/class/class-reports.tsx'

export const ClassReportsPage = () => <ClassReports />
