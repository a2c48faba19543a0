/** A lesson for Grade 8 Science; "# " stands before its headings. */
export const demoLesson = `
# How Earthquakes Happen

# What Moves Under Our Feet

The crust is the thin and solid outer layer of the Earth. The crust is broken into large pieces that fit together like a puzzle. A tectonic plate is a large piece of the crust that moves a few centimeters every year. The mantle is the hot layer of rock below the crust on which the plates slowly move.

The Philippines lies between two large plates. The Philippine Sea Plate moves toward the west, and the Eurasian Plate meets it along deep trenches. Because the plates press against each other, the country has many earthquakes and volcanoes.

# Faults and Stress

A fault is a break in the crust along which rocks have moved. Stress is the force that builds up in rocks when plates push, pull or slide against each other. Friction is the force that keeps the two sides of a fault from sliding. When the stress becomes stronger than the friction, the rocks slip and the ground shakes.

A normal fault is a fault in which the rocks are pulled apart. A reverse fault is a fault in which the rocks are pushed together. A strike-slip fault is a fault in which the rocks slide past each other sideways. The Valley Fault System is a group of strike-slip faults that runs under Metro Manila.

# Where an Earthquake Begins

The focus is the place inside the Earth where the rocks first slip. The epicenter is the point on the surface directly above the focus. An earthquake with a shallow focus causes more damage because its waves travel a short way to the surface.

A seismic wave is the energy that travels through the ground from the focus. A primary wave is the fastest seismic wave, and it passes through solids and liquids. A secondary wave is a slower seismic wave that passes through solids only. A surface wave is a seismic wave that moves along the ground and causes most of the damage.

# Measuring an Earthquake

A seismograph is an instrument that records the shaking of the ground. Magnitude is the measure of the energy that an earthquake releases at its focus. Intensity is the measure of how strongly people feel an earthquake at a place. An earthquake has one magnitude, but its intensity differs from place to place.

Scientists find the epicenter in four steps.

1. Three stations record the arrival of the primary and secondary waves.
2. Scientists measure the time between the two waves at each station.
3. They draw a circle around each station with the distance as its radius.
4. The point where the three circles meet is the epicenter.

# Being Ready

Duck, cover and hold is the safe action during strong shaking. Learners protect their heads, move under a strong table and hold on until the shaking stops. After the shaking, a class walks to the evacuation area and stays away from walls and wires. A tsunami is a series of large sea waves that an earthquake under the sea may cause, so people near the coast move to high ground.
`
