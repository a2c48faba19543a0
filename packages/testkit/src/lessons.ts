/** Short lessons to write material on, in our own words. */
export const plantLesson = `
# How Plants Live

## Parts of a Plant

A root is the part of a plant that takes in water from the soil. A stem is the part of a plant that carries water to the leaves. A leaf is the part of a plant that makes food. A flower is the part of a plant that makes seeds. A bud is the part of a plant that opens into a leaf or a flower. A thorn is the part of a plant that keeps animals away from it.

Roots also hold the plant firmly in the ground. The stem holds up the leaves so that they reach the light.

## Making Food

Photosynthesis is the process by which green plants make sugar from light, water and carbon dioxide. Chlorophyll is the green pigment that takes in the energy of sunlight. A stoma is the small opening through which carbon dioxide enters a leaf. Glucose is the sugar that a plant uses for energy. Starch is the food that a plant stores in its roots and seeds. Respiration is the process by which a plant frees the energy of its food.

1. Roots take in water from the soil.
2. Stems carry the water to the leaves.
3. Leaves take in carbon dioxide through small openings.
4. Sunlight turns water and carbon dioxide into sugar.

## Making New Plants

Pollination is the transfer of pollen from an anther to a stigma. Fertilization is the joining of a sperm cell and an egg cell. A seed is the part of a plant that holds a young plant and its food. Germination is the process by which a young plant starts to grow from a seed. Dispersal is the way in which seeds are carried far from their plant. A fruit is the part of a plant that holds and guards its seeds.

Bees carry pollen because they visit many flowers for nectar. Wind carries the light pollen of grasses over long distances.
`

export const waterLesson = `
# Ang Siklo ng Tubig

## Pag-akyat ng Tubig

Ang ebaporasyon ay ang proseso ng pagiging singaw ng tubig dahil sa init ng araw. Ang transpirasyon ay ang paglabas ng singaw ng tubig mula sa mga dahon ng halaman. Ang singaw ay ang anyong gas ng tubig na hindi nakikita ng mata.

Umiinit ang tubig sa dagat at ilog kapag tinamaan ng sikat ng araw.

## Pagbagsak ng Tubig

Ang kondensasyon ay ang proseso ng pagiging maliliit na patak ng singaw sa malamig na hangin. Ang presipitasyon ay ang pagbagsak ng tubig mula sa ulap bilang ulan. Ang ulap ay ang tipon ng maliliit na patak ng tubig sa himpapawid.

Bumabalik ang tubig sa dagat sa pamamagitan ng mga ilog at sapa.
`

/** Enough to plan a lesson with, and nothing that a question could be asked of. */
export const songLesson = `
# Our Song

La la la, hey ho! La la la, hey ho! Clap, clap, clap! Hey ho, hey ho!

La la la, hey ho! La la la, hey ho! Clap, clap, clap! Hey ho, hey ho!
`

/** A lesson on a topic that the curriculum has a unit for. */
export const waterCycleLesson = `# The Water Cycle

The water cycle moves water between the land, the sea and the air all the time.

The Sun gives the energy that drives the water cycle.

## Evaporation

Evaporation turns liquid water into water vapor. Transpiration brings water vapor from the leaves of plants.

## Condensation and precipitation

Condensation turns water vapor into water droplets, and clouds form in the cool air.

Precipitation is water that falls from the clouds. Runoff flows to rivers, and infiltration feeds groundwater in an aquifer.`

/** Practises a skill, so that there are problems of every level and as many as are wanted. */
export const fractionLesson = `
# Adding Fractions with Unlike Denominators

Mathematics 5

## Finding the least common denominator

Dissimilar fractions have unlike denominators. Before we add fractions, we look for the least common denominator.

Example: 1/2 + 1/3 = 3/6 + 2/6 = 5/6

## Adding dissimilar fractions

When we are adding fractions, we change them to the same denominator. Then we add the numerators.

Exercise: 2/3 + 1/4 = 11/12 and 1/6 + 1/4 = 5/12
`
