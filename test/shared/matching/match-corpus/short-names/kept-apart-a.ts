// Lists kept apart, with what people type for their items.
import { judged } from '../judged.ts'

export const keptApartA = [
  judged(
    'Novels with long titles',
    `
    The Hitchhiker's Guide to the Galaxy
    <- part: hitchhikers guide | the hitchhikers guide | hitchhikers guide to the galaxy
    <- phone: the hitchhikers guide 2 the galaxy
    The Curious Incident of the Dog in the Night-Time
    <- part: curious incident | the curious incident of the dog | curious incident of the dog | the curious incident
    One Hundred Years of Solitude
    <- other: 100 years of solitude | a hundred years of solitude
    <- sound: one hundred years of solitood
    To Kill a Mockingbird
    <- word: mockingbird
    <- phone: 2 kill a mockingbird | to kill a mocking bird
    <- sound: to kill a mokingbird
    The Strange Case of Dr Jekyll and Mr Hyde
    <- part: dr jekyll and mr hyde | jekyll and hyde | dr jekyll & mr hyde | strange case of dr jekyll and mr hyde
    <- sound: jeckyl and hide
    One Flew Over the Cuckoo's Nest
    <- word: cuckoo's nest
    <- phone: 1 flew over the cuckoos nest
    <- sound: one flew over the cookoos nest | one flu over the cuckoos nest
    Twenty Thousand Leagues Under the Sea
    <- other: 20000 leagues under the sea | 20 thousand leagues under the sea | twenty thousand leagues under the seas
    <- sound: twenty thousand leegues under the sea
    The Lion, the Witch and the Wardrobe
    <- part: narnia the lion the witch and the wardrobe | lion the witch and the wardrobe
    <- other: the lion witch and wardrobe
    <- sound: the lion the which and the wardrobe
    The Girl with the Dragon Tattoo
    <- word: dragon tattoo
    <- part: girl with the dragon tattoo
    <- phone: the girl w/ the dragon tattoo
    <- sound: the girl with the dragon tatoo
    Frankenstein; or, The Modern Prometheus
    <- part: frankenstein | the modern prometheus | modern prometheus
    <- sound: frankinstine
    The Picture of Dorian Gray
    <- word: dorian gray
    <- part: picture of dorian gray
    <- sound: the picture of dorian grey
    For Whom the Bell Tolls
    <- phone: 4 whom the bell tolls
    <- slips: for whom the bell tlols | for wohm the bell tolls
    <- sound: for whom the bell toles
    Tess of the d'Urbervilles
    <- word: tess
    <- part: tess of the d'urbervilles a pure woman
    <- sound: tess of the durbavilles | tess of the derbervilles
    Moby-Dick; or, The Whale
    <- part: moby dick
    <- sound: mobey dick
    Tinker Tailor Soldier Spy
    <- word: tinker tailor
    <- sound: tinker taylor soldier spy
    <- slips: tinker tialor soldier spy
  `,
    `
    the restaurant at the end of the universe | guardians of the galaxy | hitch | galaxy quest | the hound of the baskervilles | the dog
    the curious case of benjamin button | a dog in the manger | night time | one hundred and one dalmatians | love in the time of cholera | hundred years war
    go set a watchman | a view to a kill | killing eve | hyde park | the day of the jackal | the cuckoo's calling | cuckoo clock | the nest | one
    ten thousand leagues under the sea | the sea the sea | under the dome | journey to the centre of the earth | prince caspian | the lion king | the witches
    the magician's nephew | the girl on the train | the girl who played with fire | the girl | red dragon | girl with a pearl earring | bride of frankenstein
    dracula | fifty shades of grey | earl grey | the portrait of a lady | the bell jar | the old man and the sea | a farewell to arms | tess daly
    jude the obscure | test | tinker bell | the spy who came in from the cold | toy soldier | the whale rider | dick tracy
  `,
  ),
  judged(
    'Famous universities',
    `
    Harvard University
    <- word: harvard
    <- class: harvard univ | harvard uni
    University of Oxford
    <- word: oxford
    <- class: oxford university | oxford uni
    Massachusetts Institute of Technology / MIT
    <- sound: massachussets institute of technology | massachusets institute of tecnology
    <- class: massachusetts inst of technology
    Yale University
    <- word: yale
    <- class: yale uni
    Stanford University
    <- word: stanford | leland stanford
    <- sound: standford
    University of California, Los Angeles / UCLA
    <- word: uc los angeles | california los angeles
    <- part: university of california la
    University of California, Berkeley
    <- word: berkeley | california berkeley
    <- class: uc berkeley
    <- sound: uc berkley
    London School of Economics / LSE
    <- part: london school of economics and political science
    <- sound: london school of economix
    Imperial College London
    <- word: imperial
    <- part: imperial college | imperial london
    Johns Hopkins University
    <- word: johns hopkins
    <- sound: jons hopkins
    <- other: john hopkins university | john hopkins
    University of St Andrews
    <- word: st andrews
    <- class: university of saint andrews | st andrews uni
    Trinity College Dublin
    <- word: trinity
    <- part: trinity college | trinity dublin
    <- sound: trinaty college dublin
    Northwestern University
    <- word: northwestern
    <- phone: north western university
    <- slips: northwesetrn university | northwestren university
    University of Notre Dame
    <- word: notre dame
    <- other: notre dame university
    <- sound: noter dame
    University of Edinburgh
    <- word: edinburgh
    <- other: edinburgh university
    <- sound: edinborough university
    Durham University
    <- word: durham
    <- class: durham uni
    Sorbonne University / The Sorbonne
    <- word: sorbonne
    <- sound: the sorbon
  `,
    `
    university | college | uni | harvey | pj harvey | oxford brookes | oxford brookes university | oxford circus | oxfam | university of cambridge | cambridge
    university of massachusetts | massachusetts | california institute of technology | caltech | georgia institute of technology | ale | kale
    women's institute | yale lock | stamford | stamford bridge | samford university | stan | university of california | uc davis | uc san diego | ucl
    university of southern california | berklee college of music | charles barkley | berkeley square | california | london | london business school
    university of london | economics | imperial war museum | university college london | king's college london | anthony hopkins | john | prince andrew
    saint | st johns university | trinity college cambridge | university college dublin | dublin city university | northeastern university
    southwestern university | northwest airlines | the hunchback of notre dame | dame edna | duke of edinburgh | heriot watt | edinburgh castle | bull durham
    county durham | sorbet
  `,
  ),
]
