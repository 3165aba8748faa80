// Countries, capitals and cities: the lists with the most near neighbours.
import { judged } from './judged.ts'

export const countries = [
  judged(
    'countries: the one of each pair',
    `
    Iceland <- ICELAND | Icelnad | icland | Iceland. |  iceland  | icelamd
    Niger <- niger | NIGER
    Austria <- austria | Austira | Ausrtia
    Slovakia <- Slovvakia | slovakai | slovakia!
    Mali <- mali | Mali
    Zambia <- zambia | Zambbia | zambai
    Iran <- iran
    Dominica <- dominica | Dominca
    North Korea / DPRK <- N. Korea | n korea | northkorea | North-Korea | Noth Korea | D.P.R.K. | north koera
    Guinea <- guinea | Guniea
    Republic of the Congo / Congo-Brazzaville / Congo Republic <- congo brazzaville | Congo-Brazaville | CONGO REPUBLIC
    <- the republic of the congo | republic of congo | Rebublic of the Congo
    North Macedonia / Macedonia <- N. Macedonia | n macedonia | N.Macedonia | macedonia | North Macadonia | Macedonai
    Saint Lucia <- St. Lucia | st lucia | saintlucia | Saint Lucía | St.Lucia | ST LUCIA | Saint Lucai
    Saint Vincent and the Grenadines <- St Vincent and the Grenadines | St. Vincent & the Grenadines
    <- saint vincent the grenadines | st vincent & grenadines | Saint Vincent and the Grenedines
    United Arab Emirates / UAE / Emirates <- U.A.E. | the uae | The United Arab Emirates | united arab emirats | u a e
    Ivory Coast / Côte d'Ivoire <- cote d'ivoire | Cote dIvoire | côte d’ivoire | ivorycoast | the ivory coast | Ivroy Coast
    Kyrgyzstan <- kyrgyzstan | Kyrgyztan | Krygyzstan | kyrgystan
    Philippines <- Phillipines | philipines | phillippines | the Philippines | Philippiens
    Spain / España <- SPAIN | espana | Espańa | Spian
    China / PRC <- china | P.R.C.
    Chad <- chad
    Türkiye / Turkey <- turkiye | TÜRKİYE | turkey | Turky | turkeey
    Peru / Perú <- perú | PERU
    Liechtenstein <- Lichtenstein | leichtenstein | Liechtenstien | liechtensteen
    `,
    `
    Ireland | Nigeria | Australia | Slovenia | Malawi | Malta | Bali | Malaysia | Gambia | The Gambia | Iraq | Somalia
    Dominican Republic | the dominican republic | South Korea | S. Korea | s korea | Guinea-Bissau | guinea bissau
    Equatorial Guinea | Papua New Guinea | Guyana | Ghana | DR Congo | Democratic Republic of the Congo | D.R. Congo
    Saint Kitts and Nevis | St. Kitts & Nevis | Saint | St | St. Louis | United | United States | United Kingdom | Arab
    Gold Coast | Coast | ivory | chain | chin | chat | char | Chat. | stain | spin | pain | Kazakhstan | Tajikistan
    mail | male | tiger | Island | the | New | North | Republic | Republic of | Iran Iraq | Niger Nigeria | turnkey
    Luxembourg | South Macedonia | pure | and | Saint Vincent and Lucia
    `,
  ),
  judged(
    'countries: the other of each pair',
    `
    Ireland / Republic of Ireland / Éire <- ireland | Irelnad | eire | republic of ireland | Irelamd
    Nigeria <- nigeria | Nigeira | Nigerria
    Australia <- australia | Austrailia | Autralia | Ausralia
    Slovenia <- slovenia | Slovinia | Slovennia
    Malawi <- malawi | Malwai
    Malta <- malta
    The Gambia / Gambia <- gambia | THE GAMBIA | Gambai
    Iraq <- iraq
    Dominican Republic <- the dominican republic | Dominician Republic | Domincan Republic | dominicanrepublic
    South Korea / Republic of Korea <- S. Korea | s korea | S Korea | south-korea | Sotuh Korea | republic of korea
    Guinea-Bissau <- guinea bissau | guineabissau | Guinea-Bisau | guinea—bissau
    Democratic Republic of the Congo / DR Congo / DRC <- D.R. Congo | dr congo | D.R.C. | democratic republic of congo
    <- Democratic Repulic of the Congo
    Lithuania <- Lithunia | Lithuaina | lithuannia
    Belarus <- Belaruss | belarsu
    Mauritius <- Mauritus | mauritious | Maruitius
    Sweden <- Sweeden | Swedne
    Paraguay <- Paraguy | Paragauy
    Jordan <- jordan | Jrodan
    Cuba <- cuba
    Togo <- togo | to go
    Bosnia and Herzegovina <- Bosnia & Herzegovina | bosnia herzegovina | Bosnia and Herzegowina | bosnia-herzegovina
    Trinidad and Tobago <- Trinidad & Tobago | trinidad tobago | Trinadad and Tobago | TRINIDAD AND TOBAGO
    Afghanistan <- Afganistan | Afghanastan | afghanistan | Afhganistan
    Azerbaijan <- Azerbajan | azerbaijian | Azerbijan
    Sri Lanka <- srilanka | Shri Lanka | Sri Lanak
    São Tomé and Príncipe <- Sao Tome and Principe | sao tome & principe | são tomé príncipe | Sao Tome and Princepe
    `,
    `
    Iceland | Niger | Austria | Slovakia | Mali | Moldova | Zambia | Namibia | Iran | Dominica | North Korea | N. Korea
    Guinea | Equatorial Guinea | Congo Republic | Republic of the Congo | Mauritania | Switzerland | Uruguay | Pakistan
    cube | Cubs | Tonga | tango | malt | Jargon | Latvia | South | Republic | Bosnia and Croatia | Santo Domingo
    Trinidad and Jamaica | Tobacco | Northern Ireland | N. Ireland | Australasia | Democratic Republic | Kazakhstan
    `,
  ),
  judged(
    'capitals',
    `
    Reykjavík <- reykjavik | Reykjavic | Rekjavik | REYKJAVÍK | Reykavik
    Ljubljana <- ljublana | Lubljana | ljubljanna
    Copenhagen / København <- copenhagan | Copenhagen | kobenhavn | Kopenhagen | Copenahgen
    Washington, D.C. / Washington DC <- washington dc | Washington D.C | WashingtonDC | Washinton DC
    Port-au-Prince <- port au prince | Port Au Price | portauprince
    Phnom Penh <- phnompenh | Pnom Penh | Phnom Pehn
    N'Djamena <- ndjamena | N’Djamena | N'Djamenna
    Nuku'alofa <- nukualofa | Nuku alofa | Nuku'alofo
    Ouagadougou <- Ougadougou | ouagadogou | Ouagadougo
    St. John's <- Saint John's | st johns | St Johns | saint johns | ST. JOHN’S
    Kingston <- kingston | Kignston | Kinsgton
    Vienna / Wien <- vienna | Viena | Viennna | wien
    Bucharest <- Buchurest | bucarest | Bucharset
    Bern / Berne <- bern | berne
    Rome / Roma <- rome | ROMA
    Lima <- lima
    Dhaka / Dacca <- dhaka | dacca
    San José <- san jose | SanJosé | San  Jose
    Asunción <- asuncion | Asuncíon | Assuncion
    Chișinău <- chisinau | Chisnau | Chişinău
    Sana'a / Sanaa <- sanaa | sana a | Sanà'a | Sana’a
    Brasília <- brasilia | Brazilia | Brasillia
    Canberra <- Canbera | Cambera | canberra
    Addis Ababa <- addisababa | Adis Ababa | Addis Abeba
    Malé <- male | Male
    `,
    `
    Kingstown | Berlin | Budapest | Vientiane | Lomé | lome | home | lime | lama | Dakar | San Juan | San Salvador
    San Marino | Santiago | Brazil | Brasov | Port Louis | Port of Spain | Port Moresby | Port Vila | port | prince
    San | St. Louis | Saint | Washington State | Mali | mile | burn | barn | Lisbon | Abu Dhabi | Hobart | Roam
    Santo Domingo | St. George's | John | Siena | Sienna | Vilnius | D.C. Comics | Copen | tall
    `,
  ),
  judged(
    'cities',
    `
    São Paulo <- sao paulo | SÃO PAULO | saopaulo | Sao Paolo
    New York City / New York / NYC <- new york | N.Y.C. | newyork | New Yrok | new yourk city | New York-City
    Saint Petersburg <- St. Petersburg | st petersburg | St Petersberg | saint-petersburg | Saint Petresburg
    Los Angeles / L.A. <- los angelos | Los Angelas | losangeles | la | L A | LOS ANGELES
    Zürich <- zurich | Zurihc | ZÜRICH | Zürrich
    Kraków / Cracow <- krakow | KRAKÓW | cracow
    Łódź <- lodz | Lódz | ŁÓDŹ
    Düsseldorf <- dusseldorf | Duseldorf | Düsseldrof
    Tromsø <- tromso | TROMSØ | Trømso
    Gießen <- giessen | GIESSEN | Giesen
    Boston <- boston | Bostonn
    Naples / Napoli <- naples | Napels | napoli
    Cologne / Köln <- cologne | koln | Colonge
    Lyon <- lyon
    Cork <- cork
    Genoa <- genoa
    Osaka <- osaka | Oaska
    Perth <- perth
    Johannesburg <- Johanesburg | johannesberg | Johannesbrug | Johannnesburg
    Philadelphia <- Philadelpia | philidelphia | Philadephia | Filadelphia
    Albuquerque <- Alburquerque | albuquerqe | Albequerque
    Edinburgh <- Edinburg | Edinborough | edinbrugh
    Thessaloniki <- thesaloniki | Thessalonikki
    Ho Chi Minh City / Saigon <- hochiminh city | Ho Chi Mihn City | saigon | Siagon
    Aix-en-Provence <- aix en provence | Aix-en-Provance
    `,
    `
    York | New Orleans | new | city | Bolton | Houston | apples | staples | lion | Leon | fork | York City | corn
    Geneva | Noah | earth | berth | Asaka | colony | Colombo | Los Alamos | Los | San Diego | St. Paul | Nairobi
    Saint | Lodi | load | Zug | Newark | New York Giants | Pittsburgh | Philippi | Petersburg | Ho Chi Minh Trail | Hamburg
    Strasbourg | Los Angeles Lakers | chi | Provence | Dresden | Paulo
    `,
  ),
]
