import { caption, figure, heading, list, paragraph, type Sample, steps, table } from '../sample.ts'

export const galleonTrade: Sample = {
  name: 'en-galleon-trade',
  title: 'Manila and the Galleon Trade',
  subject: 'Araling Panlipunan 5 (English Edition)',
  language: 'en',
  as: 'columns-pdf',
  blocks: [
    heading(1, 'Manila and the Galleon Trade'),
    heading(2, 'A City between Two Oceans'),
    paragraph(
      'Long before the Spaniards came, junks from southern China already anchored near the mouth of the Pasig River to exchange porcelain and silk for beeswax, pearls and gold. Miguel Lopez de Legazpi arrived in Cebu in 1565 and later moved his capital to the north. He proclaimed Manila the capital of the colony on June 24, 1571. The walled city that grew at the mouth of the river was called Intramuros. The settlement of Chinese merchants outside the walls was known as the Parian.',
    ),
    paragraph(
      'In 1565, Andres de Urdaneta discovered the return route to Mexico. Urdaneta was an Augustinian friar who had sailed the Pacific as a young man. His route, called the tornaviaje, followed the Kuroshio Current northward before turning east toward California. Without it, as one of our teachers likes to say, the Spaniards would have had a one-way ticket.',
    ),
    heading(2, 'How the Trade Worked'),
    paragraph(
      'The galleon trade was the exchange of goods between Manila and Acapulco by means of large sailing ships. A galleon was a large wooden ship with three or four masts that carried both cargo and cannons. Most of the galleons were built in Cavite by Filipino workers under forced labor. The voyage from Manila to Acapulco usually lasted four to six months, while the voyage back took only about three months because the winds were favorable.',
    ),
    paragraph(
      'Silver from the mines of Mexico and Peru paid for the silk, porcelain, spices and cotton that reached Manila from China, India and the Moluccas. The situado was the yearly subsidy in silver that the government of Mexico sent to the colony. The boleta was a ticket that gave its holder the right to load goods on the galleon. Widows, priests and officials who had no goods of their own sold their boletas to merchants. The permiso was the limit set by the king on the value of the cargo, and almost every captain ignored it.',
    ),
    figure,
    caption('Figure 2. Route of the Manila galleons across the Pacific.'),
    table(
      ['Goods', 'Place of origin'],
      ['Silk', 'China'],
      ['Spices', 'Moluccas'],
      ['Cotton cloth', 'India'],
      ['Silver', 'Mexico'],
      ['Beeswax', 'Philippines'],
    ),
    heading(2, 'Forced Labor and Other Burdens'),
    paragraph(
      'The polo y servicio was a system of forced labor that required men from 16 to 60 years old to work for forty days each year. A polista was a man who rendered forced labor for the government. The falla was the fee paid by a man who wished to be excused from forced labor. Families of polistas suffered hunger because the men were away during planting season. In 1649, Agustin Sumuroy led a revolt in Palapag, Samar against the order that sent workers from Samar to the shipyards of Cavite.',
    ),
    paragraph(
      'The bandala was the forced sale of farm products to the government at very low prices. The tribute was a tax that each family paid in cash or in kind. Tributes were collected by the encomendero, a Spaniard who was given authority over the people of a certain area. Many encomenderos abused their authority, and some even used false weights when they measured the rice.',
    ),
    heading(2, 'Effects on the Colony'),
    paragraph(
      'The galleon trade made Manila one of the first world cities. It introduced new plants such as corn, tobacco, cacao, pineapple and papaya. Filipino sailors who deserted in Acapulco taught the people of Guerrero to make tuba, a drink from the sap of the coconut. New words, dances and devotions crossed the sea as well. The image of Our Lady of Peace and Good Voyage came to Antipolo from Acapulco in 1626.',
    ),
    paragraph(
      'The trade also did harm. Agriculture was neglected because the Spaniards in Manila earned easier profits from the galleons. Only a small group of merchants and officials became rich. The provinces remained poor since roads and irrigation received little attention. When a galleon sank or was captured, many merchants of Manila became bankrupt. British sailors captured the galleon Covadonga in 1743 and the Santisima Trinidad in 1762.',
    ),
    heading(2, 'The End of the Galleons'),
    paragraph(
      'Jose Basco y Vargas became governor-general in 1778. Basco founded the Economic Society of Friends of the Country in 1781 in order to develop agriculture and industry. The tobacco monopoly was a program that allowed only certain provinces to plant tobacco and required farmers to sell the entire harvest to the government. In 1785, the King of Spain chartered the Royal Company of the Philippines. The company opened direct trade between Spain and Manila.',
    ),
    paragraph(
      'The Mexican War of Independence began in 1810. The last galleon, the Magallanes, left Manila in 1811 and returned in 1815. Ferdinand VII abolished the galleon trade by a decree, and Manila was opened to world trade in 1834. The opening of the Suez Canal in 1869 shortened the voyage between Manila and Europe from three months to about one month.',
    ),
    paragraph('Here are the main stages in the history of the trade, in order:'),
    steps(
      'Urdaneta finds the return route to Mexico.',
      'Galleons sail each year between Manila and Acapulco.',
      'Basco develops agriculture and the tobacco monopoly.',
      'The last galleon returns to Manila.',
      'Manila is opened to world trade.',
    ),
    heading(2, 'Guide Questions'),
    list('Who benefited the most from the trade?', 'Would you have joined the crew? Why?'),
  ],
}
