import { areaCircle } from './area-circle.ts'
import { areaComposite } from './area-composite.ts'
import { areaParallelogram } from './area-parallelogram.ts'
import { areaRectangle } from './area-rectangle.ts'
import { areaTrapezoid } from './area-trapezoid.ts'
import { areaTriangle } from './area-triangle.ts'
import { calendarDate } from './calendar-date.ts'
import { calendarDay } from './calendar-day.ts'
import { capacityConversion } from './capacity-conversion.ts'
import { celsiusFahrenheit } from './celsius-fahrenheit.ts'
import { circumference } from './circumference.ts'
import { comparingMeasures } from './comparing-measures.ts'
import { compoundMeasures } from './compound-measures.ts'
import { daysFromToday } from './days-from-today.ts'
import { daysWeeksMonths } from './days-weeks-months.ts'
import { elapsedTime } from './elapsed-time.ts'
import { endTime } from './end-time.ts'
import { hoursMinutesSeconds } from './hours-minutes-seconds.ts'
import { lengthConversion } from './length-conversion.ts'
import { massConversion } from './mass-conversion.ts'
import { meterBill } from './meter-bill.ts'
import { meterConsumption } from './meter-consumption.ts'
import { meterDials } from './meter-dials.ts'
import { perimeterPolygon } from './perimeter-polygon.ts'
import { perimeterRectangle } from './perimeter-rectangle.ts'
import { surfaceAreaPrism } from './surface-area-prism.ts'
import { tellingTime } from './telling-time.ts'
import { temperatureChange } from './temperature-change.ts'
import { thermometerReading } from './thermometer-reading.ts'
import { timeZones } from './time-zones.ts'
import { to12HourTime } from './to-12-hour-time.ts'
import { to24HourTime } from './to-24-hour-time.ts'
import { volumeCone } from './volume-cone.ts'
import { volumeCylinder } from './volume-cylinder.ts'
import { volumePrism } from './volume-prism.ts'
import { volumePyramid } from './volume-pyramid.ts'
import { volumeSphere } from './volume-sphere.ts'

export const measurementSkills = [
  tellingTime,
  elapsedTime,
  endTime,
  to24HourTime,
  to12HourTime,
  timeZones,
  hoursMinutesSeconds,
  daysWeeksMonths,
  calendarDay,
  calendarDate,
  daysFromToday,
  lengthConversion,
  massConversion,
  capacityConversion,
  thermometerReading,
  temperatureChange,
  celsiusFahrenheit,
  compoundMeasures,
  comparingMeasures,
  perimeterRectangle,
  areaRectangle,
  perimeterPolygon,
  areaTriangle,
  areaParallelogram,
  areaTrapezoid,
  circumference,
  areaCircle,
  areaComposite,
  surfaceAreaPrism,
  volumePrism,
  volumeCylinder,
  volumeCone,
  volumePyramid,
  volumeSphere,
  meterDials,
  meterConsumption,
  meterBill,
]
