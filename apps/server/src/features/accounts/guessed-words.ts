/**
 * What passwords in the Philippines are made of: endearments, faith, places, people and sports. With a year or some figures
 * behind them they are tried first. English lists leave them out.
 */
const words = `
mahal mahalko mahalkita mahalnamahal mahalkitaforever mahalkopamilyako iloveyou ilove iloveu iniibigkita iniibig irog sinta
giliw palangga palanggako hinigugmakoikaw gugma nahigugma babe babyko asawa asawako honey bebe bebeko crush labidabs forever
walangforever loveko lablab labyou tayonadalawa tayolang ikawlang akolang sayolang pamilya pamilyako family nanay tatay mama
papa inay itay lola lolo ate kuya bunso panganay anak anakko kapatid kaibigan barkada tropa pogi poginiako gwapo gwapoako
ganda maganda magandaako gandako dyosa prinsesa prinsipe reyna hari
diyos diyosko panginoon jesus jesuschrist jesuslovesme jesusismylord christ godisgood godislove godislovealways godbless
praisegod inangbirhen mamamary birhen santonino stonino sanpedro salamat salamatpo salamatlord amen faith blessing blessed
pilipinas pilipino pilipina pinoy pinay pinoyako filipino filipina philippines perlas luzon visayas mindanao bayan bayanko
lupanghinirang mabuhay kabayan maharlika katipunan rizal joserizal bonifacio andresbonifacio aguinaldo mabini lapulapu
manila maynila metromanila quezon quezoncity makati taguig pasig pasay caloocan kalookan marikina mandaluyong muntinlupa
paranaque laspinas valenzuela malabon navotas sanjuan pateros cavite laguna batangas bulacan pampanga tarlac zambales bataan
nuevaecija aurora pangasinan ilocos ilocosnorte ilocossur launion benguet baguio ifugao kalinga abra apayao isabela cagayan
tuguegarao vizcaya quirino rizalprovince antipolo lucena tayabas mindoro marinduque romblon palawan puertoprincesa albay
legazpi bicol bicolano camarines naga sorsogon masbate catanduanes iloilo bacolod negros capiz roxas aklan kalibo boracay
antique guimaras cebu cebucity mandaue bohol tagbilaran dumaguete siquijor leyte tacloban ormoc samar biliran davao davaocity
digos tagum cotabato generalsantos gensan sarangani bukidnon malaybalay cagayandeoro camiguin iligan lanao marawi misamis
zamboanga dipolog pagadian basilan sulu tawitawi surigao butuan agusan caraga
ginebra barangayginebra sanmiguel gilas gilaspilipinas pacquiao mannypacquiao basketball volleyball lakers kobe jordan
curry lebron ateneo lasalle uste upmaroons feu nueagles animo
mariaclara juandelacruz delacruz delacruzjuan dela cruz juan jose maria pedro reyes santos garcia mendoza bautista ramos
magandangumaga magandangbuhay kumusta kamusta basta bahalana bahalanasibatman tanginamo putangina putanginamo gago tanga ulol
leche bwisit kupal paminta jollibee chickenjoy adobo sinigang lechon halohalo balut mangga kalabaw agila sampaguita
anghel angel bituin araw buwan langit ulan dagat bundok puso pusoko
eatbulaga showtime itsshowtime kathniel jadine aldub maineday dingdongdantes bts blackpink army
teacher guro gurong maam sirmam titser maestra maestro eskwela eskwelahan paaralan school deped klasrum klasroom estudyante
mag-aaral klase grade section adviser principal admin
password passwords passw contrasenya qwerty qwertyuiop asdfgh zxcvbn abcdef abcabc pass login sikreto lihim
`

export const guessedWords: ReadonlySet<string> = new Set(
  words
    .split(/\s+/)
    .map((word) => word.replace(/[^a-z]/g, ''))
    .filter((word) => word.length > 2),
)
