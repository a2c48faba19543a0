import { angleByMeasure } from './angle-by-measure.ts'
import { angleOfElevation } from './angle-of-elevation.ts'
import { chordSecantAngles } from './chord-secant-angles.ts'
import { chordSegments } from './chord-segments.ts'
import { circleCenterRadius } from './circle-center-radius.ts'
import { equationOfCircle } from './circle-equation.ts'
import { complementSupplement } from './complement-supplement.ts'
import { coordinates } from './coordinates.ts'
import { crossingAngles } from './crossing-angles.ts'
import { distanceFormula } from './distance-formula.ts'
import { exteriorAngle } from './exterior-angle.ts'
import { inscribedAngles } from './inscribed-angles.ts'
import { kindsOfAngles } from './kinds-of-angles.ts'
import { kindsOfLines } from './kinds-of-lines.ts'
import { lawOfCosines } from './law-of-cosines.ts'
import { lawOfCosinesAngle } from './law-of-cosines-angle.ts'
import { lawOfSines } from './law-of-sines.ts'
import { linesOfSymmetry } from './lines-of-symmetry.ts'
import { measuringAngles } from './measuring-angles.ts'
import { midpoint } from './midpoint.ts'
import { namingAngles } from './naming-angles.ts'
import { namingPolygons } from './naming-polygons.ts'
import { pointLineRay } from './point-line-ray.ts'
import { polygonAngleSum } from './polygon-angle-sum.ts'
import { polygonDiagonals } from './polygon-diagonals.ts'
import { pythagorean } from './pythagorean.ts'
import { pythagoreanStory } from './pythagorean-story.ts'
import { quadrant } from './quadrant.ts'
import { quadrilateralAngle } from './quadrilateral-angle.ts'
import { reflection } from './reflection.ts'
import { regularPolygonAngle } from './regular-polygon-angle.ts'
import { rightTriangleAngle } from './right-triangle-angle.ts'
import { rightTriangleSide } from './right-triangle-side.ts'
import { rotation } from './rotation.ts'
import { scaleFactor } from './scale-factor.ts'
import { sidesFromAngles } from './sides-from-angles.ts'
import { similarTriangles } from './similar-triangles.ts'
import { solidParts } from './solid-parts.ts'
import { specialRightTriangles } from './special-right-triangles.ts'
import { tangentSecant } from './tangent-secant.ts'
import { translation } from './translation.ts'
import { transversalAngles } from './transversal-angles.ts'
import { transversalPairs } from './transversal-pairs.ts'
import { triangleAngleSum } from './triangle-angle-sum.ts'
import { triangleCongruence } from './triangle-congruence.ts'
import { trianglesByAngles } from './triangles-by-angles.ts'
import { trianglesBySides } from './triangles-by-sides.ts'
import { trigonometricRatios } from './trigonometric-ratios.ts'

/** Lines and angles. */
export const angleSkills = [
  angleByMeasure,
  complementSupplement,
  crossingAngles,
  kindsOfAngles,
  kindsOfLines,
  measuringAngles,
  namingAngles,
  pointLineRay,
  transversalAngles,
  transversalPairs,
]

export const triangleSkills = [
  pythagorean,
  pythagoreanStory,
  scaleFactor,
  similarTriangles,
  triangleCongruence,
  exteriorAngle,
  triangleAngleSum,
  trianglesByAngles,
  trianglesBySides,
]

export const polygonSkills = [
  linesOfSymmetry,
  namingPolygons,
  solidParts,
  polygonAngleSum,
  polygonDiagonals,
  quadrilateralAngle,
  regularPolygonAngle,
  sidesFromAngles,
]

export const planeSkills = [
  coordinates,
  distanceFormula,
  midpoint,
  quadrant,
  reflection,
  rotation,
  translation,
]

export const trigonometrySkills = [
  angleOfElevation,
  lawOfCosines,
  lawOfCosinesAngle,
  lawOfSines,
  specialRightTriangles,
  rightTriangleAngle,
  rightTriangleSide,
  trigonometricRatios,
]

export const circleSkills = [
  chordSecantAngles,
  chordSegments,
  circleCenterRadius,
  equationOfCircle,
  inscribedAngles,
  tangentSecant,
]

export const geometrySkills = [
  ...circleSkills,
  ...trigonometrySkills,
  ...angleSkills,
  ...triangleSkills,
  ...polygonSkills,
  ...planeSkills,
]
