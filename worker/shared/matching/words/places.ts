// Real places, and words mistaken for them.
export const places = `
munchen,wien,roma,milano,tottenham,hackney,camden,greenwich,kensington,chelsea,clapham,wimbledon,islington,arab,orleans,saint vincent and the grenadines,sao tome and principe,trinidad and tobago,turks and caicos
afghanistan,albania,algeria,andorra,angola,antigua and barbuda,antigua,argentina,armenia,australia,austria,azerbaijan,bahamas,bahrain,bangladesh
barbados,belarus,belgium,belize,benin,bhutan,bolivia,bosnia,bosnia and herzegovina,botswana,brazil,brunei,bulgaria,burkina faso,burundi,cambodia
cameroon,canada,cape verde,cabo verde,chad,chile,china,colombia,columbia,comoros,congo,costa rica,croatia,cuba,cyprus,czechia,czech republic
denmark,djibouti,dominica,dominican,dominican republic,east timor,ecuador,egypt,el salvador,salvador,equatorial guinea,eritrea,estonia,eswatini
ethiopia,fiji,finland,france,gabon,gambia,georgia,germany,ghana,greece,grenada,granada,guatemala,guinea,guinea bissau,guyana,guiana,haiti,honduras
hungary,iceland,india,indonesia,iran,iraq,ireland,israel,italy,ivory coast,jamaica,japan,jordan,kazakhstan,kenya,kiribati,kosovo,kuwait,kyrgyzstan
Laos,Lao,latvia,lebanon,lesotho,liberia,iberia,libya,liechtenstein,lithuania,luxembourg,luxemburg,madagascar,malawi,malaysia,malaya,maldives,mali,malta
marshall islands,mauritania,mauritius,mexico,micronesia,moldova,moldavia,monaco,mongolia,montenegro,morocco,mozambique,myanmar,burma,namibia,nauru
nepal,netherlands,new zealand,nicaragua,niger,nigeria,north korea,south korea,macedonia,north macedonia,norway,oman,pakistan,palau,palestine,panama
papua new guinea,papua,paraguay,peru,philippines,poland,portugal,qatar,romania,russia,prussia,persia,rwanda,saint kitts and nevis,saint lucia
saint vincent,samoa,san marino,sao tome,saudi arabia,arabia,senegal,serbia,siberia,seychelles,sierra leone,singapore,slovakia,slovenia,slavonia
solomon islands,somalia,somaliland,south africa,south sudan,sudan,spain,sri lanka,suriname,swaziland,switzerland,sweden,syria,taiwan,tajikistan
tanzania,tasmania,thailand,togo,tonga,trinidad,tobago,trinidad and tobago,tunisia,turkey,turkmenistan,tuvalu,uganda,ukraine,united arab emirates
united kingdom,united states,uruguay,uzbekistan,vanuatu,vatican,venezuela,vietnam,yemen,zambia,zimbabwe,england,scotland,Wales,northern ireland
Wale,Walls,Hebrides,greenland,faroe,bermuda,aruba,curacao,martinique,guadeloupe,reunion,puerto rico,guam,hong kong,macau,macao,gibraltar,jersey
guernsey,anguilla,montserrat,cayman,tahiti,haitian,hawaii,bali,borneo,java,sumatra,sulawesi,lombok,timor,corsica,sardinia,sicily,crete,rhodes,majorca
minorca,menorca,ibiza,madeira,azores,zanzibar,bohemia,bavaria,saxony,catalonia,caledonia,new caledonia,galicia,galatia,andalusia,tuscany,lombardy
normandy,brittany,burgundy,transylvania,pennsylvania,czechoslovakia,yugoslavia,rhodesia,zaire,siam,ceylon,formosa,mesopotamia,assyria,babylon
babylonia,sumer,parthia,scythia,thrace,dacia,gaul,numidia,nubia,phoenicia,carthage,sparta,troy,corinth,crimea,chechnya,abkhazia,ossetia
abu dhabi,abuja,accra,addis ababa,algiers,amman,amsterdam,ankara,antananarivo,apia,ashgabat,asmara,astana,asuncion,athens,baghdad,baku,bamako
bandar seri begawan,bangkok,bangui,banjul,basel,basseterre,beijing,peking,beirut,belgrade,belmopan,berlin,bern,bissau,bogota,brasilia,bratislava,brazzaville
bridgetown,brussels,bucharest,budapest,buenos aires,bujumbura,cairo,canberra,caracas,castries,chisinau,colombo,columbo,columbus,conakry,copenhagen
dakar,dhaka,damascus,dili,djakarta,dodoma,doha,dublin,dushanbe,freetown,gaborone,georgetown,gitega,guatemala city,hanoi,harare,havana,helsinki,honiara
islamabad,jakarta,jerusalem,juba,kabul,kampala,kathmandu,khartoum,kiev,kyiv,kigali,kingston,kingstown,kinshasa,kuala lumpur,libreville,lilongwe,lima
lisbon,ljubljana,lome,london,luanda,lusaka,luzon,madrid,majuro,malabo,male,managua,manama,manila,maputo,maseru,mbabane,melekeok,mexico city,minsk
mogadishu,monrovia,montevideo,moroni,moscow,muscat,nairobi,nassau,naypyidaw,ndjamena,new delhi,delhi,niamey,nicosia,nouakchott,nuku alofa,oslo,ottawa
ouagadougou,palikir,panama city,paramaribo,paris,phnom penh,podgorica,port louis,port moresby,port of spain,port vila,port au prince,porto novo,prague
praia,pretoria,pristina,pyongyang,quito,rabat,reykjavik,riga,riyadh,rome,roma,roseau,saint johns,san jose,san juan,san salvador,sanaa,santiago
santo domingo,sarajevo,seoul,skopje,sofia,sophia,stockholm,sucre,suva,taipei,tallinn,tarawa,tashkent,tbilisi,tegucigalpa,tehran,thimphu,tirana
tokyo,kyoto,tripoli,tunis,ulaanbaatar,vaduz,valletta,victoria,vienna,vientiane,vilnius,warsaw,washington,wellington,willington,windhoek,yaounde,yerevan
zagreb,zurich,geneva,genoa,venice,verona,vernon,milan,turin,naples,florence,bologna,palermo,pisa,siena,munich,frankfurt,hamburg,homburg,cologne,dresden
leipzig,bremen,bonn,stuttgart,nuremberg,hanover,dortmund,dusseldorf,essen,salzburg,strasbourg,innsbruck,graz,linz,lyon,marseille,nice,bordeaux
toulouse,toulon,nantes,lille,rennes,reims,rouen,barcelona,valencia,seville,malaga,bilbao,toledo,cordoba,porto,braga,rotterdam,utrecht,the hague,antwerp
ghent,bruges,liege,gothenburg,malmo,uppsala,bergen,trondheim,aarhus,odense,turku,tampere,krakow,gdansk,lodz,wroclaw,poznan,brno,ostrava,odessa
lviv,kharkiv,minneapolis,indianapolis,annapolis,istanbul,izmir,antalya,thessaloniki,sparti,manchester,birmingham,liverpool,leeds,sheffield,bristol
brighton,bradford,bedford,hereford,hertford,stafford,stanford,stamford,oxford,cambridge,durham,denham,lincoln,chester,leicester,gloucester,worcester
exeter,plymouth,portsmouth,southampton,northampton,norwich,ipswich,derby,derry,york,bath,reading,luton,london derry,cardiff,swansea,edinburgh,glasgow
aberdeen,dundee,inverness,belfast,cork,limerick,galway,calway,casablanca,marrakesh,marrakech,fez,alexandria,giza,luxor,lagos,laos,kano,ibadan,abidjan
mombasa,durban,johannesburg,cape town,cape cod,bloemfontein,mumbai,bombay,kolkata,calcutta,chennai,madras,bangalore,hyderabad,pune,jaipur,lahore
karachi,kandahar,mecca,medina,jeddah,dubai,sharjah,muscat,haifa,tel aviv,gaza,aleppo,homs,basra,mosul,shanghai,guangzhou,guangdong,shenzhen,tianjin
chongqing,chengdu,nanjing,wuhan,harbin,hunan,henan,hainan,hubei,hebei,shanxi,shaanxi,guangxi,guizhou,jiangsu,jiangxi,yunnan,sichuan,osaka,nagoya
nagasaki,nagano,sapporo,hiroshima,fukuoka,fukushima,kobe,nara,busan,incheon,daegu,ho chi minh city,saigon,hue,da nang,chiang mai,phuket,cebu,davao
sydney,sidney,melbourne,brisbane,perth,adelaide,hobart,darwin,auckland,oakland,christchurch,dunedin,hamilton,toronto,montreal,vancouver,calgary
edmonton,edmondton,winnipeg,quebec,halifax,regina,saskatoon,ontario,manitoba,alberta,saskatchewan,nova scotia,newfoundland,labrador,yukon,nunavut
los angeles,las vegas,los alamos,san francisco,san diego,santa fe,san antonio,chicago,houston,huston,phoenix,philadelphia,dallas,austin,boston,seattle,denver
dover,detroit,memphis,nashville,asheville,louisville,knoxville,jacksonville,baltimore,milwaukee,cleveland,cincinnati,pittsburgh,miami,tampa,orlando
atlanta,atlantis,atlantic,charlotte,charleston,charlestown,raleigh,richmond,norfolk,suffolk,sussex,essex,wessex,middlesex,surrey,somerset,dorset
devon,cornwall,kent,cumbria,northumbria,yorkshire,berkshire,lancashire,cheshire,shropshire,wiltshire,hampshire,new hampshire,new england,new jersey
new mexico,new orleans,orleans,new york,newark,norwalk,albany,alban,albuquerque,tucson,omaha,tulsa,wichita,topeka,des moines,baton rouge,little rock,salem
alabama,alaska,arizona,arkansas,california,carolina,colorado,connecticut,delaware,florida,idaho,illinois,indiana,iowa,kansas,kentucky,louisiana,maine
maryland,massachusetts,michigan,minnesota,mississippi,missouri,montana,nebraska,nevada,north carolina,north dakota,ohio,oklahoma,oregon,rhode island
south carolina,south dakota,tennessee,texas,utah,vermont,virginia,west virginia,wisconsin,wyoming,dakota,burlington,darlington,arlington,carlington
huntington,huntingdon,bloomington,wilmington,springfield,greenville,granville,rio de janeiro,sao paulo,recife,fortaleza,belem,manaus,bahia,rosario,cusco
cuzco,medellin,cali,callao,maracaibo,guayaquil,valparaiso,lapaz,la paz,tijuana,monterrey,monterey,guadalajara,cancun,acapulco,oaxaca,montego bay
amazon,nile,danube,rhine,rhone,seine,thames,tames,loire,volga,elbe,oder,tigris,euphrates,indus,ganges,mekong,yangtze,niagara,niger,orinoco,parana,zambezi
limpopo,congo,murray,darling,ural,don,dnieper,dniester,dnipro,tiber,arno,tagus,douro,ebro,severn,mersey,tyne,trent,everest,kilimanjaro,kenya,elbrus
denali,mckinley,aconcagua,matterhorn,eiger,etna,vesuvius,krakatoa,fuji,ararat,olympus,olympia,olympic,alps,andes,himalayas,rockies,pyrenees,urals
caucasus,carpathians,appalachians,apennines,atlas,sahara,sahel,gobi,kalahari,namib,negev,sinai,pacific,arctic,antarctic,antarctica,arctica,atlantica
asia,europe,africa,america,eurasia,oceania,caribbean,mediterranean,adriatic,aegean,baltic,balkan,black sea,red sea,caspian,huron,superior,erie,eerie
titicaca,tanganyika,baikal,ladoga,balaton,como,garda,victoria falls,manhattan,brooklyn,queens,bronx,harlem,haarlem,haarlemmer,hollywood,holywood
american,african,asian,european,australian,austrian,argentine,argentinian,albanian,algerian,armenian,belgian,brazilian,bulgarian,canadian,chilean
chinese,colombian,croatian,cuban,danish,dutch,egyptian,english,estonian,finnish,french,german,greek,hawaiian,hungarian,icelandic,indian,indonesian
iranian,iraqi,irish,israeli,italian,jamaican,japanese,javanese,kenyan,korean,kurdish,latvian,lebanese,libyan,lithuanian,malay,malayan,malayalam,maltese
mexican,mongolian,moroccan,nepali,nigerian,nigerien,norwegian,pakistani,persian,peruvian,polish,portuguese,romanian,russian,prussian,scottish,serbian
siberian,sicilian,slovak,slovene,slovenian,somali,spanish,sudanese,swedish,swiss,syrian,thai,tibetan,tunisian,turkish,ukrainian,vietnamese,welsh
zambian,gambian,arabic,aramaic,amharic,basque,bengali,breton,britain,briton,catalan,castilian,cornish,croat,serb,czech,dane,farsi,gaelic,galician
gujarati,hausa,hebrew,Hebrews,hindi,hindu,urdu,igbo,kannada,khmer,latin,latino,mandarin,cantonese,marathi,maori,punjabi,pashto,quechua,romansh,romany
sanskrit,swahili,tagalog,tamil,telugu,tigrinya,turkmen,uzbek,yiddish,yoruba,xhosa,zulu,koran,quran,roman,romans,saxon,norman,viking,celtic,celts,goths
tibet,kashmir,kurdistan,punjab,bengal,bihar,assam,kerala,goa,orissa,gujarat,balochistan,dagestan,tatarstan,turkestan,holland,flanders,wallonia,tyrol
peloponnese,anatolia,cappadocia,galilee,judea,samaria,judah,nazareth,bethlehem,jericho,sodom,gomorrah,nineveh,ur,eden,angkor,machu picchu,petra
stonehenge,chernobyl,fatima,lourdes,cannes,monza,imola,silverstone,interlagos,sochi,nagano,calgary,innsbruck,albertville,grenoble,squaw valley
`
