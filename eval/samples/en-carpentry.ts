import { caption, heading, list, paragraph, type Sample, steps, table } from '../sample.ts'

export const carpentry: Sample = {
  name: 'en-carpentry',
  title: 'Carpentry: Making a Wooden Stool',
  subject: 'Technology and Livelihood Education 8',
  language: 'en',
  as: 'doc',
  blocks: [
    paragraph('Bagong Silang National High School'),
    paragraph('TLE 8 – Carpentry, Third Quarter'),
    heading(1, 'Carpentry: Making a Wooden Stool'),
    heading(2, 'Hand Tools in Carpentry'),
    paragraph(
      'Every good carpenter knows his tools the way a cook knows her knives. Mang Ernesto, who made most of the chairs in our barangay hall, says that a dull chisel is more dangerous than a sharp one. Tools in the shop are grouped by use: measuring tools, cutting tools, boring tools, driving tools and holding tools.',
    ),
    paragraph(
      'A try square is a tool used to check whether two surfaces are at right angles. A spirit level is used to test whether a surface is horizontal or vertical. The pull-push rule is a flexible steel tape used to measure length. A crosscut saw is used to cut wood across the grain. A ripsaw is used to cut wood along the grain. The jack plane smooths the rough surface of lumber. A coping saw is used to cut curves in thin wood. The claw hammer drives and pulls out nails. A C-clamp holds pieces of wood together while the glue dries. The brace and the hand drill are used to bore holes in wood.',
    ),
    table(
      ['Tool', 'Group', 'Care'],
      ['Try square', 'Measuring', 'Wipe with an oily rag and do not drop'],
      ['Crosscut saw', 'Cutting', 'Hang it and keep the teeth sharp'],
      ['Hand drill', 'Boring', 'Put a drop of oil on the gears'],
      ['Claw hammer', 'Driving', 'Tighten the handle before use'],
      ['C-clamp', 'Holding', 'Clean dried glue off the screw'],
    ),
    heading(2, 'Lumber and Other Materials'),
    paragraph(
      'Lumber is wood that has been sawn into boards and planks. Softwood comes from trees with needle-like leaves, while hardwood comes from trees with broad leaves. Narra, molave and mahogany are examples of hardwood. Plywood is a board made of thin sheets of wood glued together with the grain at right angles. Veneer is a thin sheet of fine wood glued over a cheaper board. Seasoning is the process of removing moisture from freshly cut lumber. Lumber that is not seasoned warps because the moisture leaves it unevenly. Warping is the bending or twisting of a board as it dries. A knot is a hard dark spot in a board where a branch grew.',
    ),
    paragraph(
      'Lumber is sold by the board foot. A board foot is a piece of lumber one inch thick, one foot wide and one foot long. To compute the board feet, use the formula BF = T × W × L ÷ 12, where BF = board feet, T = thickness in inches, W = width in inches and L = length in feet. For example, a plank 2 inches thick, 6 inches wide and 10 feet long has 2 × 6 × 10 ÷ 12 = 10 board feet.',
    ),
    heading(2, 'Wood Joints'),
    paragraph(
      'A joint is the place where two pieces of wood are connected. The butt joint is the simplest joint, made by placing the end of one piece against another. A lap joint is made by cutting away half the thickness of each piece so that the surfaces are level. The mortise and tenon joint consists of a hole and a tongue that fits into it. A dovetail joint is a strong joint with wedge-shaped pins, often seen in drawers. A miter joint is formed by cutting two ends at 45 degrees, as in the corners of a picture frame. Nails hold a butt joint, but a mortise and tenon joint needs only glue.',
    ),
    caption('Figure 3. Common wood joints.'),
    heading(2, 'Safety in the Shop'),
    paragraph(
      'Accidents happen when workers hurry. Wear goggles when you saw or drill, and tie long hair. Goggles protect the eyes from flying chips of wood. A dust mask protects the lungs from sawdust. Loose sleeves are dangerous because a turning drill can catch them. A fire extinguisher should hang near the door, since thinner and varnish burn easily. First aid for a small cut begins with washing the wound under running water. Report every accident to the teacher.',
    ),
    heading(2, 'Steps in Making the Stool'),
    paragraph(
      'Our project is a stool 40 centimeters high. Study the working drawing before you touch the wood. A working drawing is a drawing that shows the shape, size and joints of a project. A bill of materials is a list of the materials needed for a project with their quantity and cost.',
    ),
    paragraph('Procedure:'),
    steps(
      'Measure and mark the legs, rails and seat on the lumber.',
      'Cut the pieces with a crosscut saw.',
      'Plane the surfaces and edges.',
      'Cut the mortises in the legs with a chisel.',
      'Shape the tenons at the ends of the rails.',
      'Apply glue and assemble the frame.',
      'Fasten the seat to the frame with wood screws.',
      'Sand the stool along the grain.',
    ),
    heading(2, 'Finishing'),
    paragraph(
      'Finishing is the process of protecting and beautifying the surface of wood. Sandpaper is sold by number, and a higher number means a finer grit. Wood filler is a paste used to fill holes and cracks before painting. A primer is the first coat of paint that seals the surface of the wood. Varnish is a clear finish that shows the natural grain. Thinner is a liquid used to make paint or varnish less thick. Paint peels off when it is applied over a wet or dusty surface. Brushes are cleaned with thinner right after use so that the bristles remain soft. Two thin coats of varnish last longer than one thick coat.',
    ),
    paragraph('Things to prepare before finishing:'),
    list('sandpaper no. 120 and no. 240', 'wood filler', 'paint brush', 'varnish', 'clean rags'),
    heading(2, 'Costing and Selling'),
    paragraph(
      'The selling price of a stool covers the materials, the labor and a reasonable profit. Overhead is the cost of electricity, rent and wear of tools. Labor cost is the amount paid to the workers who made the product. If the materials cost ₱220 and the labor cost is ₱150, the total cost is 220 + 150 = 370. A mark-up of 20% adds ₱74, so the stool sells for ₱444. Carpenters in our town usually accept half of the price as a down payment. A down payment is a part of the price that is paid when the order is placed.',
    ),
    paragraph('References: TLE learning module; interview with Mang Ernesto Villar, carpenter.'),
  ],
}
