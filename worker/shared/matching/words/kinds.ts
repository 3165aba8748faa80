// Words that say only the kind of a thing, and names that show a list's kind.

/**
 * A line a kind: words before the name; words after it; names of that kind. A word may be added in
 * a list of that kind, and left out where a name stays. Before a line: `!` two such words make two
 * things (United, City), `-` none may be added, `*` one telling word is enough, `+` any list may
 * have it.
 */
export const kinds = `
river,river of;river,creek,stream;nile,amazon,danube,rhine,volga,thames,seine,mississippi,yangtze,ganges,mekong,congo,niger,zambezi,indus,loire,rhone,elbe,tigris,euphrates,severn,ebro,po
mount,mountain,monte,mont,mt;mountain,mount,peak,hill,volcano;everest,k2,kilimanjaro,denali,elbrus,aconcagua,fuji,etna,vesuvius,matterhorn,mont blanc,kangchenjunga,lhotse,makalu,annapurna,ben nevis,snowdon,rainier,olympus,stromboli,krakatoa
lake,loch,lac,lago,lake of;lake,loch,reservoir;superior,huron,michigan,erie,ontario,baikal,victoria,tanganyika,titicaca,ladoga,como,geneva,ness,windermere
sea,gulf of,bay of,strait of,straits of,sea of;sea,ocean,bay,strait,gulf,channel,canal;pacific,atlantic,arctic,baltic,mediterranean,caribbean,adriatic,aegean,caspian,aral,hormuz,gibraltar,bosphorus,panama,suez
isle of,island of;island,islands,isles,archipelago,atoll;madagascar,borneo,sumatra,java,honshu,crete,sicily,sardinia,corsica,malta,bali,maui,iceland,galapagos,canary,faroe,mauritius,tasmania
;desert;sahara,gobi,kalahari,atacama,mojave,namib,negev,thar,sonoran,patagonian
;falls,waterfall,waterfalls;niagara,victoria,iguazu,iguacu,angel
;glacier,valley,canyon,national park,park,forest,volcano;yellowstone,yosemite,serengeti,kruger,zion
! country of,nation of,republic of,democratic republic of,kingdom of,state of,united republic of,federal republic of,peoples republic of,islamic republic of,commonwealth of,republic;;france,germany,spain,italy,portugal,poland,sweden,norway,denmark,japan,china,india,brazil,argentina,chile,peru,mexico,canada,egypt,kenya,nigeria,ghana,congo,cuba,greece,turkey,iran,iraq,vietnam,thailand,south sudan,papua new guinea,costa rica,sri lanka,burkina faso,sierra leone,new zealand,south africa,south korea,north korea,saudi arabia,united kingdom,united states
! city of,town of;city,town;london,paris,rome,madrid,berlin,vienna,tokyo,beijing,cairo,lisbon,moscow,athens,oslo,dublin,prague,warsaw,budapest,delhi,nairobi,bangkok,lima,sydney,chicago,boston,amsterdam,ottawa,canberra,wellington,kyiv,reykjavik,copenhagen,helsinki,stockholm,brussels,bern,zagreb,belgrade,sofia,bucharest,kuala lumpur,jakarta,manila,hanoi,seoul,ulaanbaatar,kathmandu,dhaka,islamabad,kabul,tehran,baghdad,riyadh,amman,beirut,ankara,tripoli,tunis,algiers,rabat,accra,abuja,dakar,addis ababa,kampala,pretoria,havana,bogota,quito,caracas,santiago,buenos aires,montevideo,la paz,brasilia,mexico city,port of spain,phnom penh,washington dc
state of;state;texas,california,florida,ohio,oregon,nevada,utah,maine,iowa,kansas,alaska,hawaii,georgia,virginia
* afc,fc,ac,as,ss,ssc,cf,rc;fc,afc,cf,sc,football club;arsenal,chelsea,liverpool,everton,fulham,barcelona,real madrid,juventus,bayern munich,ajax,benfica,porto,celtic,rangers,leeds united,manchester united,manchester city,newcastle united,west ham united,inter milan,ac milan
!* borussia,bayer,real club;united,utd,club,city,town,rovers,wanderers,albion,athletic,county,hotspur,north end,argyle,and hove albion,ud,sv,fk,sk,calcio;arsenal,chelsea,liverpool,everton,fulham,barcelona,real madrid,juventus,bayern munich,ajax,benfica,porto,celtic,rangers,leeds united,manchester united,manchester city,newcastle united,west ham united,inter milan,ac milan
* ;airlines,airline,airways,air lines,air,aviation,aerolineas;lufthansa,ryanair,easyjet,qantas,emirates,delta,united airlines,american airlines,british airways,air france,klm,iberia,alitalia,aeroflot,finnair,qatar airways,singapore airlines,etihad,cathay pacific,delta air lines,aer lingus,turkish airlines
* ;airport,international airport,intl airport,international,intl,airfield;heathrow,gatwick,stansted,luton,schiphol,charles de gaulle,john f kennedy,jfk,changi,ohare,lax,orly,newark,laguardia
;station,underground station,tube station,tube,underground,railway station,train station,rail station;paddington,kings cross,euston,waterloo,victoria,baker street,bank,angel,oxford circus,charing cross,liverpool street,marylebone,st pancras,penn,grand central,gare du nord
! university of,the university of,college of;university,univ,uni,college,school,business school;oxford,cambridge,harvard,yale,princeton,stanford,mit,cornell,columbia,brown,durham,sorbonne,dartmouth,duke
* ;cheese;cheddar,brie,camembert,gouda,edam,feta,parmesan,mozzarella,stilton,gruyere,emmental,roquefort,gorgonzola,ricotta,halloumi,wensleydale,manchego,mascarpone,provolone
* ;pasta,noodles;spaghetti,penne,fusilli,farfalle,linguine,tagliatelle,lasagne,lasagna,rigatoni,macaroni,ravioli,orzo,fettuccine,vermicelli,conchiglie
! ;sauce,soup,stew,dish,salad,curry,bread,cake,pie;borscht,goulash,ramen,paella,pho,sushi,tacos,hummus,falafel,moussaka,kimchi,ceviche,bolognese,pesto,hollandaise,bechamel,korma,vindaloo
! ;wine,grape,beer,whisky,whiskey,vodka,cocktail,tea,coffee,rum,gin;merlot,shiraz,chardonnay,riesling,malbec,mojito,margarita,daiquiri,martini,negroni,oolong,darjeeling,espresso,cappuccino,guinness,heineken
! ;apple,apples,pear,pears;braeburn,gala,fuji,bramley,pink lady,granny smith,golden delicious,cox
! ;bean,beans,nut,nuts,tree,flower,plant,berry,berries,fruit,leaf;kidney,pinto,lima,cashew,pecan,macadamia,oak,ash,birch,willow,maple,cedar,rose,tulip,daffodil,mango,papaya,banana
* ;dog,dogs,hound,terrier,retriever,spaniel,puppy;labrador,poodle,beagle,boxer,dachshund,rottweiler,pug,chihuahua,dalmatian,bulldog,german shepherd,golden retriever,great dane,shih tzu,husky,corgi,collie,border collie,great dane,doberman,saint bernard
* ;cat,cats;siamese,persian,maine coon,bengal,sphynx,ragdoll,burmese,manx
! ;bird,fish,shark,whale,bear,monkey,snake,dinosaur,lizard;robin,eagle,sparrow,heron,salmon,trout,cod,tyrannosaurus,triceratops,velociraptor,cobra,python,mamba,grizzly,orca
* ;period,era,epoch,eon,age;jurassic,triassic,cretaceous,cambrian,ordovician,silurian,devonian,carboniferous,permian,paleocene,eocene,oligocene,miocene,pliocene,pleistocene,holocene,mesozoic,cenozoic,paleozoic,hadean,archean,edwardian,victorian
the god,god,goddess,the goddess,titan,the titan;god,goddess;zeus,hera,poseidon,hades,athena,apollo,artemis,ares,aphrodite,hermes,dionysus,demeter,jupiter,juno,neptune,mars,venus,mercury,odin,thor,loki,freya,anubis,osiris,isis,ra,horus,vishnu,shiva
vitamin;vitamin;a,b12,c,d,e,k,b6
planet,the planet,dwarf planet;planet,asteroid;mercury,venus,earth,mars,jupiter,saturn,uranus,neptune,pluto,ceres,eris
constellation,constellation of,star;constellation,star,nebula,galaxy,cluster,comet,supernova;orion,cassiopeia,ursa major,ursa minor,andromeda,pegasus,cygnus,lyra,sirius,betelgeuse,rigel,vega,polaris,perseus,gemini,leo,draco
moon;moon;europa,io,ganymede,callisto,titan,enceladus,triton,phobos,deimos,miranda
* ;language,tongue;english,french,spanish,german,italian,portuguese,mandarin,arabic,hindi,russian,japanese,basque,welsh,irish,finnish,swahili,bengali,turkish,korean,hungarian,catalan,tagalog,urdu,norwegian,haitian,gaelic
;bone,bones,muscle;femur,tibia,fibula,humerus,radius,ulna,patella,clavicle,scapula,sternum,mandible,pelvis,skull,stapes
!* ;disease,syndrome,fever,virus,flu,disorder;malaria,measles,mumps,cholera,tuberculosis,polio,smallpox,rabies,ebola,typhoid,leprosy,tetanus,parkinsons,alzheimers,lupus,anthrax,dengue
element,mineral,metal;element,crystal,powder,metal,gas,ore,mineral,stone,gem,gemstone,acid;hydrogen,helium,lithium,carbon,nitrogen,oxygen,sodium,iron,copper,gold,silver,mercury,lead,quartz,topaz,talc,gypsum,diamond,ruby,emerald,sapphire,opal,aluminum,sulfur,tungsten,chlorine,neon,argon,helium,potassium,calcium,titanium,chromium,nickel,zinc,silicon,phosphorus,uranium,plutonium,platinum,cobalt,magnesium,manganese,iodine,amethyst,jade,garnet,pyrite,malachite,obsidian,feldspar,calcite,fluorite,apatite,corundum,lapis lazuli,turquoise,rose quartz
;currency;dollar,euro,yen,pound,peso,rupee,franc,ruble,rouble,won,yuan,rand,krona,zloty
feast of,festival of;festival,holiday,feast,day;diwali,holi,eid al fitr,easter,christmas,hanukkah,passover,ramadan,vesak,yom kippur,purim
;religion,faith,church;islam,christianity,buddhism,hinduism,judaism,sikhism,jainism,taoism,shinto
! battle of,the battle of,siege of,war of,treaty of,the treaty of,peace of;battle,treaty,war,siege;hastings,waterloo,trafalgar,agincourt,gettysburg,stalingrad,marathon,somme,bosworth,culloden,bannockburn,versailles,utrecht,westphalia,maastricht,tordesillas,lisbon
! ;inc,corp,corporation,company,co,ltd,limited,plc,motors,motor company,motor,cars,group,holdings,electronics,computers,bros,brothers;apple,microsoft,google,amazon,samsung,sony,intel,ibm,toyota,honda,ford,bmw,volkswagen,nissan,hyundai,ferrari,tesla,nike,adidas,ikea,nestle,kellogg,netflix,nintendo
! ;dance,music;tango,waltz,foxtrot,salsa,samba,rumba,flamenco,polka,jive,quickstep,reggae,jazz
;board game,game,card game;monopoly,scrabble,cluedo,risk,chess,backgammon,poker,bridge,catan,pictionary,jenga
* ;guitar,organ;piano,violin,guitar,flute,clarinet,oboe,trumpet,trombone,tuba,cello,harp,drum,drums,saxophone,ukulele,bassoon,viola,xylophone,banjo,mandolin,accordion
!- ;street,st,road,rd,avenue,ave,square,sq,lane,boulevard,blvd,bridge,tower,palace,cathedral,castle,stadium,theatre,museum,house;eiffel,pisa,buckingham,trafalgar,leicester,wembley,anfield,old trafford,golden gate,brooklyn,windsor,edinburgh
! degree;scale;kilogram,metre,litre,celsius,kelvin,richter,beaufort,newton,pascal,joule,watt,volt,ohm,ampere,second,mole,hertz,fahrenheit,gram,byte,tesla
!+ film,movie,album,song,novel,play,musical,opera,band,game,game of,tragedy of,comedy of;film,movie,album,song,novel,musical,opera,board game,video game,card game,tv show,tv series;
`

/**
 * Words before the semicolon may be added to any person, the others only where the list has them.
 */
export const titleWords =
  'sir,doctor,professor,president,captain,general,mister,inspector,painter,artist,composer,scientist,singer,lord,madame,monsieur,chief,detective;' +
  'saint,king,queen,lady,emperor,empress,pope,prince,princess,judge,colonel,major,admiral,sergeant,count,duke,baron,dame,father,sister,brother,reverend,commander,lieutenant,agent,officer,tsar,czar,kaiser,sultan,emir,senator,governor,chancellor,missus,miss,ms,don,nurse,uncle,aunt,chef,archbishop,cardinal,bishop'
