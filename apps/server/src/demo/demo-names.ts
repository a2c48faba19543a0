const list = (names: string): readonly string[] => names.trim().split(/\s*,\s*/)

const given = {
  male: list(`
    Adrian, Aldrin, Alvin, Angelo, Arvin, Benjie, Bryan, Carl Jhon, Christian, Clarence, Cyrus, Daniel, Darwin, Edgar,
    Elijah, Emman, Enrico, Francis, Gabriel, Gerald, Gian Carlo, Harold, Ian Mark, Ivan, Jake, Jayson, Jericho, Jerome,
    John Lloyd, John Mark, John Paul, Joshua, Justine, Kenneth, Kevin, Kian, Lance, Lorenz, Louie, Marc Joseph, Marvin,
    Miguel, Nathaniel, Neil, Niño, Patrick, Prince, Ralph, Raymart, Renz, Rodel, Ronnel, Ruben, Sean, Tristan, Vince`),
  female: list(`
    Abigail, Alexa, Althea, Andrea, Angel Mae, Angelica, Aubrey, Bea, Bianca, Carla, Carmela, Cherry Mae, Christine,
    Clarisse, Danica, Denise, Diana, Eliza, Erica, Frances, Gelli, Gwyneth, Hannah, Hazel, Irish, Janelle, Jasmine,
    Jessa Mae, Joy, Julia, Kaye, Kimberly, Kristel, Kyla, Leah, Lorraine, Lovely, Ma. Teresa, Mariel, Maria Niña, Mica,
    Nicole, Patricia, Pauline, Precious, Princess, Queenie, Rhea Mae, Roselle, Samantha, Shaina, Sofia, Trisha, Vanessa,
    Xyrille, Ysabel`),
}
const parents = {
  male: list(
    'Arnel, Bernardo, Crisanto, Danilo, Ernesto, Fidel, Gregorio, Honorio, Leandro, Nestor, Reynaldo, Wilfredo',
  ),
  female: list(
    'Amalia, Belinda, Corazon, Dolores, Estrella, Florencia, Gloria, Imelda, Ligaya, Nenita, Remedios, Zenaida',
  ),
}
const surnames = list(`
  Abad, Abella, Agbayani, Alcantara, Almario, Amparo, Antonio, Aragon, Arellano, Asuncion, Bacani, Balagtas, Baluyot,
  Baltazar, Bautista, Belmonte, Buenaventura, Cabrera, Calderon, Camacho, Castañeda, Catapang, Cayabyab, Concepcion,
  Cordero, Dalisay, De Castro, De Guzman, De Leon, De la Peña, De Vera, Del Mundo, Del Rosario, Dela Cruz, Dela Torre,
  Delos Reyes, Delos Santos, Dimaculangan, Dimaguiba, Domingo, Dumlao, Enriquez, Escobar, Espiritu, Evangelista, Fajardo,
  Feliciano, Galang, Gatchalian, Gonzaga, Guevarra, Hernandez, Ibañez, Ilagan, Javier, Katigbak, Lacson, Lagman, Lapuz,
  Lazaro, Liwanag, Lumbao, Macaraeg, Magsino, Malabanan, Manalo, Mangubat, Maranan, Matias, Mendoza, Mercado, Montemayor,
  Nolasco, Ocampo, Ordoñez, Pabalan, Padilla, Pagulayan, Panganiban, Pascual, Peñaflor, Pineda, Quiambao, Quizon, Ramirez,
  Salonga, San Jose, San Miguel, Santiago, Sarmiento, Soriano, Sta. Maria, Sto. Domingo, Sumulong, Tagle, Tolentino,
  Tumaneng, Umali, Velasco, Villamor, Yambao, Zamora`)
const suffixes = ['Jr.', 'II', 'III']

export type DemoGender = keyof typeof given

const pick = (from: readonly string[], number: number): string => from[number % from.length] ?? ''

/** Different for every number below some thousands: one surname after the other, and the given names shifted each round. */
export function demoName(number: number, gender: DemoGender): { fullname: string; surname: string } {
  const surname = pick(surnames, number * 41)
  const round = Math.floor(number / surnames.length)
  const first = pick(given[gender], number * 17 + round * 5)
  const middle = pick(surnames, number * 23 + round + 7)
  const suffix = gender === 'male' && number % 19 === 4 ? pick(suffixes, round) : ''
  const words = [first, middle === surname ? '' : middle, surname, suffix]
  return { fullname: words.filter(Boolean).join(' '), surname }
}

export const demoParentName = (number: number, surname: string): string =>
  `${pick(parents[number % 3 === 0 ? 'male' : 'female'], number * 5)} ${surname}`
