// Elements, scientific terms, vitamins and programming languages.
import { judged } from './judged.ts'

export const science = [
  judged(
    'elements',
    `
    Fluorine <- flourine | Florine | Fluorinne
    Phosphorus <- phosphorous | Phosporus | Phosphorsu
    Aluminium / Aluminum <- aluminum | Alumnium | ALUMINIUM | aluminuim
    Sulfur / Sulphur <- sulphur | sulfur | Sulfer
    Magnesium <- magnesuim | Magnisium | Magnessium
    Silicon <- silicon | Silcon | Silicoon
    Iridium <- iridium | Irridium | Iridum
    Cerium <- cerium | Ceriumm
    Thorium <- thorium | Thoruim | Throium
    Radium <- radium | Raduim
    Potassium <- potasium | Pottasium | Potassum
    Zinc <- zinc
    Iron <- iron
    Gold <- gold | GOLD
    Lead <- lead
    Neon <- neon
    Tin <- tin
    Argon <- argon
    Boron <- boron
    Tungsten / Wolfram <- tungstun | Tungstan | wolfram | Tungsen
    Molybdenum <- molybdinum | Molybdenium | Molybdneum
    Praseodymium <- Praeseodymium | praseodynium | Praseodymuim
    Ytterbium <- yterbium | Ytterbuim
    Plutonium <- Plutonuim | plutoniumm
    `,
    `
    Chlorine | Manganese | Silicone | Indium | Caesium | Cesium | Thulium | Radon | zine | zing | irony | ion | golf | bold | cold
    leaf | load | head | nylon | noon | ten | thin | ton | argument | jargon | baron | moron | Barium | Bohrium | Terbium
    Erbium | Yttrium | Neptunium | Polonium | Platinum | Pluto | Magnolia | Flower | Gold Coast | Iron Man | Cerberus | Radius
    Sodium | Element | Tantalum | Photos | Stadium | Iranian | Rhodium | gas
    `,
  ),
  judged(
    'scientific terms',
    `
    Mitosis <- mitosis | Mitossis | Mitoiss
    Photosynthesis <- photosynthesis | Photosinthesis | photosythesis | photo synthesis | Photosynthsis
    Entropy <- entropy | Entrophy | Enrtopy
    Stalactite <- stalactites | Stalacite | Stalctite
    Antigen <- antigens | Antigne
    Refraction <- refracton | Reffraction
    Hypothesis <- hypothisis | Hypothesus | hypotheis
    Neutrino <- neutrinos | Nuetrino | Neutrinno
    Nuclear fusion / Fusion <- fusion | Nucelar fusion | nuclear-fusion
    Boyle's law <- boyles law | Boyle’s Law | Boyl's law | BOYLE'S LAW
    Newton's first law <- newtons first law | Newton's 1st law | newton's 1st law | Netwon's first law
    Schrödinger's cat <- schrodingers cat | Shrodinger's cat | Schrodinger's Cat | schroedinger's cat
    Heisenberg uncertainty principle <- Heisenburg uncertainty principle | heisenberg uncertainty principal
    <- the Heisenberg Uncertanty Principle
    Chromosome <- chromosomes | Cromosome | Chromozome
    Eukaryote <- eukaryotes | Eukariote | Eukayrote
    Mitochondrion / Mitochondria <- mitochondria | mitocondria | Mitochondrai
    Adsorption <- adsorption | Adsorbtion
    Atom <- atoms | an atom
    DNA <- D.N.A. | dna
    pH <- ph | PH
    Doppler effect <- the Doppler effect | Dopler Effect | Doppler Effct
    Ångström <- angstrom | Ångstrom | Angstrem
    `,
    `
    Meiosis | Prometheus | Enthalpy | Stalagmite | Antibody | Reflection | Diffraction | Neutron | Nuclear fission | Fission
    Charles's law | Newton's second law | Newton's 2nd law | Newton's third law | law | effect | cat | the cat | Prokaryote
    Mitosis and Meiosis | RNA | DNB | Absorption | Adam | Ohm | Atomic bomb | hp | pi | Coriolis effect | Heisenberg | Chrome
    Chromatid | Photon | Photograph | Synthesis | Hypothermia | nuclear | N. fission | first | Newton's 11th law | auntie
    Hooke's law | principle
    `,
  ),
  judged(
    'vitamins',
    `
    Vitamin A / Retinol <- vitamin a | retinol | Vit-amin A
    Vitamin B1 / Thiamine <- vitamin b1 | Vitamin B-1 | Vitamin B 1 | thiamin | vitamin b one
    Vitamin B6 <- vitamin b6 | Vitamin B-6 | Vitamin B six
    Vitamin B12 / B12 / Cobalamin <- vitamin b-12 | b 12 | B-12 | Vitmain B12 | cobalamine
    Vitamin C / Ascorbic acid <- vitamin c | Vitamin-C | asorbic acid | Ascorbic Acidd | Vtiamin C
    Vitamin D <- vitamin d | VITAMIN D
    Vitamin E <- vitamin e | Vitamin  E
    Vitamin K <- vitamin k | vitaminK
    `,
    `
    vitamin | Vitamin B | Vitamin B2 | Vitamin B3 | Vitamin B7 | Vitamin B13 | Vitamin B21 | B13 | B2 | B | A | Vitamin F | Vitamin 12 | Vitamin G
    vitamins | Vitamin 100 | Vitamin 500 | acid | Citric acid | Vitamin B 2 | Rental | the vitamin | Vitamin X
    `,
  ),
  judged(
    'programming languages',
    `
    C <- c | C
    C++ / CPP <- c++ | C ++ | cpp
    C# / C Sharp <- c# | c sharp | C-Sharp | csharp
    Java <- java
    Python <- python | Pyhton | Pythoon
    Ruby <- ruby
    Perl <- perl
    Go / Golang <- go | golang
    Scala <- scala
    Swift <- swift
    Haskell <- haskel | Hasklel | Haskelll
    TypeScript <- typescript | Type Script | Typscript | TypeScirpt
    Objective-C <- objective c | ObjectiveC | Objectiv-C | Objective  C
    Visual Basic <- visualbasic | Visual-Basic | Viusal Basic
    Fortran <- FORTRAN | Fortan | Fortrann
    COBOL <- cobol | Cobol
    Kotlin <- kotlin | Koltin | Kotlinn
    R <- r | R
    Assembly <- assembley | Assembbly
    Julia <- julia
    Fortran 77 <- fortran77 | FORTRAN-77
    `,
    `
    JavaScript | Javascript | Jive | Lava | F# | D | Rubik | Rust | Rugby | pearl | Peru | Pert | goo | Gogo | Scale | scalar | shift
    Taylor Swift | Pascal | CoffeeScript | ActionScript | PostScript | Script | Objective | Basic | Visual C | Visual | fortune
    Fortran 90 | Fortran 7 | cobra | Julie | Juliet | S | PHP | Erlang | Elixir | +++ | # | C++++++++++++ and more | 77
    Monty | Piton | Hassle | object
    `,
  ),
]
