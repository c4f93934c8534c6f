/**
 * What 10,000 of the commonest passwords are made of, in lower case, without digits and signs around them: the list of
 * @zxcvbn-ts/language-common 4.1.3 (MIT), the commonest first, without those that `weaknessOf` refuses anyway.
 */
export const commonPasswords = `
a1a2a a1a2a3a4a a1b2c a1b2c3d4e a1s2d a1s2d3f a2a3a a2a3a4a a2b3c a2b3c4d5e a2s3d a2s3d4f aabbcc aaliyah aardvark aaron
aassdd abacab abacus abbey abbott abby abdulla abdullah aberdeen abigail abnormal abracadabra abraham abrakadabra
abraxas abrupt absolut absolutely abstr abstract abudfv abulafia acacia academy acapulco accept access acclaim accord
account acdc aceman acer aces acetate achilles achtung acid acidburn acoustic action active actor acura adagio adam
addict addison address adelaida adelaide adelina adeline adgjmptw adidas admin administrator admiral adonai adonis
adrenalin adria adrian adrien adrienne adult advance advent adventure advocate aerosmit aeynbr aezakmi africa afrika
afrodita again agassi agatha agent aggie aggies agnes agnieszka aguila aguilera agyvorc ahmed aida aikido aikman aileen
aimee airborn airborne airbus aircraft airforce airman airplane airport airwolf aisan ajax akatsuki akira al9agd
alabama aladdin aladin alain alan alaska alatam albany albatros alberta alberto albina albino albion alcat alcatel
alcatraz alchemy alcohol alec alejandr aleksa aleksander aleksandr aleksei aleksey alenka alessand alessandro alessia
alessio alex alexande alexandr alfa alfarome alfons alfonso alfredo algebra algernon alibaba alice alicia aligator
alina alisher alison alissa alkaline all4one alla allah allan allblack allday allegra allegro allen alley alleycat
allgood alliance allie alligator allison allman allmine allnight allright allsop allstar allstate allure ally allyson
almond aloha alone alonso alonzo alpha alphabet alphaman alpina alpine altair altec alterego althea altima altoids
alucard alvaro alvin always alyson alyssa amadeus amador aman amand amanda amarillo amateur amatory amazing amazon
amber ambition ambrose ambrosia amelia amelie america amerika ameteur amethyst ametuer amidala amiga amigo amir amnesia
amonra amor amorcit amoremio amos amour amstel amsterda amsterdam anaconda anakin anakonda anal analsex ananas ananda
anarchy anastasi anastasia anastasiya anatoliy anatomy anchor anders anderson andi andover andre andrea andrey android
andromed andromeda andros anduril andy anechka anette anfield anfisa angel angeleye angelica angelika angelina angeline
angelito angelofwar angie angus anhyeuem animal animated anime anita anjali anna annabelle anne annette annie annika
annmarie annual anonymous another anselmo antares anteater antelope anthon anthony anthrax antigone antioch antoine
anton antonina antonio antonius antoshka antwerp anubis anything anytime aolsucks apache apathy apelsin apollo apple
applepie apples apricot april apteka aptiva aquafina aqualung aquaman aquarium aquarius aquila aqwzsx arabella arabic
aragon aragorn aramis ararat arcade arcadia arcane arcangel arch archange archer archie architec arctic area argent
argentin argentina argonaut argyle arhangel aria ariadne arianna ariel aries arigato arina arioch arizona arjay arlene
armada armageddon armagedon armand armani armenia armitage armored armstron army arnold around arrakis arrow arrowhea
arschloch arse arsenal arslan artem artemis artemka arthur artist artofwar artur aruba asasin asgard ashes ashish ashle
ashlee ashleigh ashley ashlyn ashman ashton ashtray asia asian aside asimov asmodeus aspen asphalt aspire aspirin
aspirine assasin assassin assault assclown asscock asses assface assfuck asshol asshole asslover assman assmunch
asswipe astalavista asterios asterix asthma astonvil astoria astra astrid astro astroboy astros asylum atdhfkm athena
athens athletic athlon atlanta atlantic atlantis atlas atomic atreides attack atticus attila attitude attorney attract
aubrey auburn auckland auction audi audia audrey auggie august auralo aurelia aurelie aurelius aurora aussie austin
australi australia auto autocad autumn avalanch avalon avangard avanti avatar avenger avenue avery avgust aviation
aviator away awesome awful awnyce axel axeman axio ayanami azamat aziz azrael azsxdc azsxdcfvgb aztec azteca aztecs
aztnm babe babemagn baberuth babes babies baboon babushka baby babyboy babycake babydoll babyface babygirl babygurl
babylon bacardi bacchus bach back backdoor backspac bacon badabing badass badboy baddest baddog badger badgirl badguy
badkarma badlands badman badnaamhere bagels bagger baggins baggio bagira bagpuss bagwell bahamas bahamut bajingan baker
balance balboa balder baldrick baldur baldwin baldy balloons ballsack balrog baltika baltimor bambi bamboo banaan banan
banana banane band banderas bandit bang bangkok banjo bank banker banshee bantam banzai baphomet baraban baracuda
baraka barakuda barb barbados barber barbie barca barcelon barcelona barclay bareback barefeet barefoot barfly baritone
barker barkley barks barley barlow barnaby barnes barnett barney barnie barnsley baron barracud barrage barrel barret
barrett barron barry barselona barsik bart bartlett bartman base baseball basement basher basic basil basket basketba
basketball bass bassett bassist bassman bassoon bastard bastet bastian bastos bateman batgirl batigol batista batma
batman battery battle bauhaus baura bavaria baxter bayern baylee bayliner bayview baywatch bazooka bcfields bdfyjd bdsm
beach beachbum beacon beaker beaks beamer bean beanbag beaner beanie bear bearcat beardog beast beat beater beating
beatle beatles beatrice beatriz beau beaumont beautiful beauty beaver beavis bebop because becca beck becker beckett
beckham becky bedford bedlam bedrock bedroom beebop beech beef beefcake beeker beeline beemer beeper beer beerman
beethove beetle before begemot behemoth beijing belair belarus belfast belgium believe belinda belinea belkin bell
bellaco bellagio bellevue belmont beloved beluga bench bender bendover benedict benessere benfica beng bengals benito
benjami benjamin benji bennett bennie benning benny benoit benson bentley benton benz beowulf beretta bergen berger
bergkamp berkeley berkut berlin bermuda bernard bernhard bernice bernie berry berserk bertram bertrand besiktas bessie
best bestbuy beta beth bethann bethany betsy better bettie bettina bettis betty bettyboo beverley beverly beyonce
beyond bgates bhbcrf bhbirf bhbyrf bhjxrf bian bianca bianchi biao biatch bible biceps bicycle biff bigal bigass bigbad
bigballs bigbang bigbear bigben bigbird bigblack bigblock bigblue bigbob bigboi bigboobs bigbooty bigboss bigboy
bigbucks bigbutt bigcat bigcock bigd bigdaddy bigdave bigdawg bigdick bigdog bigfish bigfoot bigg biggdogg bigger
biggest biggie biggirl biggun bigguy bighead bigjim bigjohn bigmac bigmama bigman bigmike bigmoney bignasty bigone
bigpapa bigpenis bigpimp bigpoppa bigpun bigpussy bigred bigsexy bigshot bigshow bigstick bigtime bigtit bigtits bigtoe
bigtruck biguns bigworm biit bike bikini bilbo bill billabon billiard billing billion billows billy billybob billyboy
bimbo bimmer binder bing bingo binky binladen biohazard biology bionic bionicle bird birddog birdie birdman birgit
birthday biscuit bishop bismarck bismark bismilla bismillah bitch bitchass bite biteme bitter bizarre bizkit bizzare
black blackass blackbelt blackbir blackboy blackcat blackcoc blackdog blackhaw blackice blackjac blacklab blackman
blackops blackout blacksun blade blades blah blaine blair blaise blake blam blanche blanked blanket blast blaster
blastoff blazin bleach bledsoe blessed blessing blind blink bliss blizzard blobby blocked bloke blond blonde blondie
blondinka blood bloomin bloopers blossom blow blowjob blowme blubber blue blueberr bluebird blueboy bluedog blueeyes
bluegill bluejay bluejays blueman bluenose bluenote bluesky bluesman blunt blunts bmwm boat boating bobafett bobb
bobbie bobby bobcat bobdole bobdylan bobmarle bobmarley bodies body boeing bogart bogdan bogey boggie bogie bogota
bogus bohica boiler boingo bolero bolitas boliva bolivi bollocks bollox bologna bolton bomb bombay bomber bonanza bond
bondage bondarenko bone bonehead boner bones bonethug bonfire bong bonghit bongo bonita bonito bonjour bonjovi bonkers
bonner bonnie bonovox bonsai bonzai bonzo boob boobies boobs boogaloo booger boogie boohoo book booker bookworm boom
boomer booper booster boot booter bootie boots booty booyah bopper bordeaux border borders bored borg borges boricua
boris borman boroda boromir bosco boss bosshog bossman bosstone boston boswell bosworth bottle bottom boulder bounce
bound bounty bourbon bourque bowie bowler bowling bowman bowser bowtie bowwow boxer boxing boxster boxter boys boytoy
boyz bozo br0d3r brabus bracken brad bradford bradley bradshaw bramble branden brandi brando brandon brandt brandy
brasil brat bravehea braveheart braves bravo braxton brayden brazil brazzers bread break breaker breanna breast breath
breeze breezy bremen brenda brenden brenna brennan brent brentfor brest bretagne brett brewster brian bridge briefs
brigada briggs bright brighton brigitte brisbane bristol british britney britt brittany brittney broadway brodie broken
broker bronco broncos bronson bronte bronze broodwar brook brooke brooklyn brooks brother brown browndog browneye
brownies browning browns bruce brucelee bruins bruiser brunette bruno brutal brutis brutus bryce bryson bubba bubble
bubblegum bubbles bubby bublik buceta buchanan buck buckaroo buckeye buckeyes buckley buckshot buckwhea bucs budapest
budd buddah buddha buddie buddy buddyboy buddydog budget budgie budlight budlite budman buds budweise buff buffa
buffalo buffer buffet buffett buffy bugatti bugger buggy bugman bugs bugsbunn buick builder bukkake bukowski bull
bulldog bullet bullock bullseye bullshit bullwink bumble bummer bumper bundy bungalow bungee bunghole bungle bunker
bunnie bunnies bunny buratino burger burgess burke burly burn burning burnley burnout burns burrito burton bush bushido
bushman business businka buste busted buster bustle busty butch butkus butler butt butter buttercup butterfly butthead
butthole buttman buttons buttplug buttsex buzz buzzard bynthytn byron byteme c2h5oh c3por2d cabbage cabernet cabinet
cable cableguy caboose cabron cachorro cactus caddis caddy cadence cadets cadillac cadman caesar cafc cafe caffeine
caitlin caitlyn cajun cake calamity calcio calculus calcutta caldwell caleb calendar calgary calibra calico caliente
californ caligula calimero call callahan callaway callie calling callisto callofduty callum calvary calvin calypso
camara camaro cambiami cambridg camden camel cameltoe camera camero cameron camil camila camilla camille camino camp
campbell camper camping canad canada canadian canary cancel cancer cancun candace candice candle candy candyass
candyman cang cannabis cannibal cannon canon cantona cantor canuck canucks canyon capa capcom capecod capetown capital
capoeira caprice capricor capricorn capslock capt captain caracas carajo caralho caramba caramel caravan carbon card
cardiff cardinal cards care carebear caribou carissa carl carling carlisle carlito carlitos carlo carlos carlotta
carlson carlton carmel carmen carmex carmine carnage carney carnival carol carolina caroline carpedie carpente carpet
carrera carrie carroll carrot cars carson carsten carter carthage cartier cartman cartoon carver carwash casablan
casablanca casanova cascade case caserta casey caseydog cash cashflow cashman cashmone casino casio caspar caspe casper
cassandr cassi cassidy cassie caster castillo castle castor castro casual catalin catalina catalog catalyst catch
catdaddy catdog caterina catfight catfish catfood catherin catholic cathy catlover catman catnip cats catter cattle
catwoman caught caution cavalier cavallo cavalry caveman cayenne cayman cazzo cbr900rr cdtnbr cdtnkfyf ceasar ceaser
cecil cecile cecilia ceckbr cedar cedars cedric celeb celebrity celeron celeste celica celina celine celtic cement ceng
cent central centrino century cerber cerberus cerebus cesar cesare cessna cevthrb cfiekz cfitymrf cfvceyu cgfhnfr
chachi chad chadwick chai chainsaw chair chairman chambers champ champagn champion champs chan chance chandler chandra
chanel chang changeme channel chantal chantel chao chaos chapin chaplin chapman characte charcoal charge charger
charisma charity charlene charles charli charlie charlott charlton charly charm charmed charming charon charter chas
chase chastity chat chateau chatham chatter chauncey chavez cheater check checkers checkmat cheddar cheeba cheech
cheeks cheeky cheer cheerleaers cheers chees cheese cheesy cheetah chef chelse chelsea chemical chemist chen cheng
cherie cherokee cherries cherry cheryl cheshire chess chessie cheste chester chestnut chesty cheval chevelle chevrole
chevy chevyman chewbacc chewey chewie chewy cheyanne cheyenne chiara chicago chicas chicco chick chicken chickenwing
chicks chico chief chiefs chiks child children chillin chillout chimera chin china chinese chingon chino chinook chip
chipmunk chipper chiquita chisox chitown chivas chloe chobits chocobo chocolat choice choke chong chooch chopin chopper
chou chowder chris chrisbln christel christia christie christin christma christmas christop christopher chrome chronic
chrono chrysler chuai chuang chubby chuck chuckles chui chump chun chuo church ciao ciccio cicero cigar cigars cimbom
cinder cindy cinema cinnamon cipher circle circuit circus cirrus cisco citadel citation citibank citizen citroen citron
citrus city civic civilwar cjkysirj cjkywt cjytxrf ckfdbr claire clancy clapton clarence clarinet clarion clark class
classic claude claudi claudia claudio clay claymore clayton clean cleaner cleaning clemens clement clemson cleo
cleopatr clerks cletus clevelan cliff clifford clifton climax climber climbing clint clinton clipper clit clitoris
clock cloggy close close-up cloud clovis clown club clubber clueless clues cluster clutch clyde cneltyn cnfcbr cnfkrth
cnfybckfd cnhtktw cntgfy cnthdf coach coast coaster cobain cobalt cobra cocacol cocacola cocaine cochise cock cocktail
cocoa coconut codeblue codered cody coffee cognac cohiba coke cola cold coldbeer coldplay cole coleman colgate colin
collect colleen college collette collie collin collins colnago colombi colombia colombo colonel colonial colony
colorado colors colossus colour colt coltrane columbia columbo columbus comanche combat comcast come comedy comein
comeon comet comfort comicbook comicbookdb comics command commando comment commerce commodor common comp compact
company compass complete complex compton compute computer conan concept concord concorde concrete condom condor conejo
confirm conflict confused cong conker connect connection conner connie connor conover conquer conquest conrad constant
consuelo consult consumer contact contains content contest continue contortionist contour contra contract control
converse convoy conway coochie cook cookie cooking cool coolboy coolcat coolguy coolman coolness coolone coop cooper
coors cooter copenhag copper coral corazo corbin cordelia cordoba core corey corgan corina corinna corinne corky
corleone corn corndog cornell corner cornhole cornholi cornwall corolla corona corporal corps corrado correct corsair
corsica cortez cortina corvet corvette corwin cory cosmic cosmo cosmos costanza costaric costello cosworth cottage
cotton cougar count counter country county couple couples courage courier court courtney cousin covenant coventry
cowboy cowgirl cowman cows coyote crack cracker cradle craft crafty craig cramer cramps crane crank crap crappie crappy
crash crave craving crawford crayon crazy crazybab crazyman cream creampie create creatine creation creativ creative
creator creature credit creed creek creep creeper creepers creepy crescent cretin crevice crfprf cricket criminal
crimson crisis crispy crissy cristal cristi cristian cristin cristina critical critter crjhgbjy crocodil cromwell
cronic crosby cross crossbow crow crowbar crowley cruise crumbs crunch crusade crusader crusher crybaby crysis crystal
csyekz csyjxtr ctdfcnjgjkm cthtuf cthulhu cthutq ctrhtn cuan cubano cubbies cubs cubswin cucumber cuddles cuervo cujo
culinary cullen culture cum4me cumeater cumload cumm cumming cummins cumonme cumshot cumslut cunt cupcake curious
curley curly current curtis custard custer custom cute cuthbert cutie cutiepie cutlass cutter cvbhyjd cvbhyjdf cvthnm
cvzefh1gkc cwoui cxfcnkbdfz cxfcnmt cyber cybersex cyborg cyclone cyclops cygnus cynthia cypher cypress cyprus cyrano
cyrus dabears dabulls daddy daedalus daemon daewoo daffodil daffy dagestan dagger dagobert dagwood dahlia daisey daisy
daisydog daisymae dakine dakota dale dalila dallas dalshe dalton damage daman damian damien damion dammit damn damnit
damon dance dancer dancing dandfa dang danger dangerous daniel daniil danila danilka danilo danish dank danman danmark
danni danny dannyboy dante danzig daphne dapper daredevi darian darina darius dark darkelf darkman darknes darkness
darkone darkside darkstar darlin darling darnell darrell darren darryl dart darth darthvad darwin dasani dasher dashka
data datsun daughter dave david davidoff davidson davies davinci davis dawg dawn dawson daydream daylight days daytek
daytime dayton daytona dazzle dbnfkbq dbnfkbr dbnfkz dbrecz dbrf dbrnjh dbrnjhbz deacon dead deadeye deadhead deadman
deadspin deal dealer dean death deathnote deathrow debbie deborah debra decatur december decimal decker declan deejay
deep deepthro deepthroat deer deeznuts deeznutz default defender defense defiant deftones degree deicide dejavu delaney
delano delaware delboy delete delfin delgado delight delilah delivery dell delorean delores delphin delphine delpiero
delsol delta deluxe demo democrat demon dempsey denali deng denied deniro denis denise denmark denni dennis denny
density dental dentist denver depeche deputy derby derek derevo derf derparol derrick descent design desire desk
deskjet desktop desmond desperad desperado destin destiny destroy details detect detroit deuce deutsch develop device
devil devildog devilman devilmaycry devils devin devious devo dewalt dewey dewitt dexter dfcbkbcf dfcbkbq dfkthbz
dfkthf dfktynby dfktynbyf dfvgbh dharma dhip6a dhjnvytyjub diabl diablo dialog diamant diamante diamon diamond dian
diana diao diaper dick dickens dickhead dickman diddle didier diego diehard diesel dietcoke dieter digger diggler
digimon digital dildo dilligaf dillon dillweed dima dimasik dimebag dimension dimitri dimple dimples dina dinamo dinara
dindom dinero ding dingbat dingdong dinner dino dinosaur diplomat dipper dipset dipshit dipstick direct director
direwolf dirk dirt dirtbag dirtbike dirtydog disabled disaster disco discount discover discreet discus disney distance
disturbed ditto diva dive diver divine diving divorce divx dixie dixon dizzy django djdjxrf djivanfros djkjlz dkflbckfd
dkflbr dkflbvbh dkflbvbhjdbx dkflbvbhjdyf dmitrii dmitriy dmitry dnsadm dobber doberman doctor document dodge dodger
dodgers dogbone dogboy dogcat dogface dogfart dogfish dogfood dogg doggie doggone doggy doggydog doghouse dogma dogman
dogmeat dogpound dogs dogshit dogwood doit doitnow dokken doktor dolemite doll dollar dolly dolores dolphin dolphins
domain dome domenow domestic dominate dominator domingo dominic dominik dominion dominiqu domino dominus donald dong
donjuan donkey donna donner donnie donny donovan dontknow donut doobie doodah doodle doofus doogie dookie dooley doom
doomsday door doorknob dope dorado doreen dorian doris dork dorothy dorsey dortmund dotcom dottie double douche doug
doughboy doughnut douglas dove down download downtown draco dracula drag drago dragon dragonfly dragrace dragster drake
drakon dream dreamcas dreamer dreaming dreams dresden drifter drifting driller drink drinker dripping drive driver
driving drizzt drjynfrnt dron droopy drop dropkick drowssap druid drum drummer drunk drywall dte4uw dthjxrf dthjybrf
dtkjcbgtl dtxyjcnm dtythf duan dublin ducati duchess duck duckman dude dudeman dudley duffer duffman duffy duke dumb
dumbass dummy dumpster dunbar duncan dundee dungeon dunhill dunkin dunlop dupa duracell duranduran durango durden
durham dust duster dustin dusty dustydog dutch dutchess dutchman dwarf dwight dyjuy dylan dynamic dynamite dynamo
dzxtckfd e2w1q eadgbe eagle eagles earl earnhard earth earthlin earthlink east easter easton eastside eastwood easy
easypay eatme eatmenow eatpussy eatshit ebony echo eclipse ecstasy ecuador eddie eddy edgar edge edinburg edison edith
edition editor edmond edmonton edmund edthom eduard edward edwin eeyore egghead eggman eggplant egorka egorov eight
eighteen eileen einstein ejaculation ekaterina ekim ekmzyf elaine elbereth elcamino eldorado eleanor electra electric
electro electron elefant elektra element elena eleonora elephant elevator eleven elgato elijah elisabet elise elissa
elite elizabet elizaveta ella ellen ellie elliot elliott ellis elmer elmira elmo elodie elohim eloise elpaso eltoro
elvira elvis elway elwood embalmer embassy emerald emerson emil emilia emilie emilio emily eminem emma emmett emmitt
emperor empire encore ender endless energize energy enforcer engage engine engineer england english enigma enjoy enough
enrico enrique enter enternow enterpri entropy entry envelope epaulson epsilon epson equinox eragon eraser erasure
erection erfolg eric ericsson erik erin ernest ernie erotic error errors erwin escalade escape escher escobar escort
eskimo espresso esprit esquire essence essendon esteban estelle esther estrell estrella eternal eternity ethan ethernet
etienne etnies euclid eugene euphoria eureka europa europe evan evanescence evangeli evangelion evelina evelyn evenflow
ever everest everett evergree everlast everques everton everyday evgenii evgeniy evil evilone evolutio evolution
excalibu excell excellen excess exchange excite exeter exigen exkp exodus exotic experience experienced explode
exploite explore explorer export express extensa extra extreme eyes ezekiel f**k fabia fabian fabie fabienne fabio
fabric fabrizio fabulous face facial factor factory faggot failsafe fairlane fairview fairway faith faithful fakepass
falco falcon falling fallout falstaff famil family famous fanatic fancy fandango fang fanny fantasia fantasies fantasti
fantasy fantom fantomas faraon farcry farida farley farm farmboy farmer farrell farscape farside fart fartman fashion
fast faster fatass fatboy fatcat fathead father fathom fatim fatima fatluvr fatman fatpussy fatty faulkner faust
favorite favre fcbayern fduecn feanor fearless feather february federal fedorov feeder feedme feelgood feeling feet
felice felicia felicity felipe felix fellatio fellow felony female femmes fencer fender feng feniks fenix fenris fenway
fergie fergus ferguson fermat fernand fernando ferrari ferret ferris fester festival fetish fettish feyenoord fgtkmcby
fhctybq fhntvrf fhvfutljy fialka fick ficken fiction fiddle fidelio fidelity field fields fiesta fifteen fifty figaro
fight fighter fighting figment figure filimon filippo film films filter filthy final finalfantasy finally finance
finder finger finish finland finnegan fiona fire firebird fireblad firedog firefigh firefly firefox fireman firenze
firestor firetruc firewall fischer fish fishcake fisherma fisherman fishing fishman fishnet fist fister fitness fitter
five fkbyjxrf fkbyrf fkmnthyfnbdf fktrcfylh fktrcfylhjdbx fktrcfylhjdyf fktrctq fktyeirf fktyrf flame flamengo flames
flamingo flanker flapjack flapper flare flash flashman flathead flatron flavor fleming flesh fletch fletcher flex
flexible flhtyfkby flint flintsto flip flipflop flipper floppy florence flores florian florida flossie flossy flounder
flow flowe flowers floyd flubber fluff fluffy flvbybcnhfnjh flyaway flyboy flyer flyers flyfish flyguy flying fmale
fnkfynblf focus foghorn fokker follow fomoco fonzie foobar food fool foolish foot football footjob footman forbes force
ford fordman fordtruc foreman foreplay foreskin forest foreve forever forfun forge forget forgiven forgot forgotten
forklift forlife format forme formula forrest forsaken forsberg fortress fortuna fortune forum forward foryou fossil
foster fountain four fowler foxcg foxfire foxhound foxtrot foxy fozzie fraggle fragile framer fran franc france
francesca francesco francine francis franco frank frankfur franklin frantic fraser frasier frazier freak freaky
freckles fred freddie freddy frederick free freedom freefall freeman freesex freeuser freeway frehley freiheit fremont
french frenzy fresca fresh fresno friday friend friends friendster fright frisbee frisco frisky fritz frodo frog
frogger froggie froggy frogman from front frontera frontier frosch frost frosty frozen fruit fruitbat fruity fubar
fucing fuck fuck_inside fuckall fuckedup fuckers fuckface fuckfest fuckher fucking fuckme fuckoff fuckthat fuckthis
fuckyou fucmy fudge fugazi fujifilm fujitsu fukkc fulcrum fulham full fullback fuller fullmoon fun4me function funeral
fungus funguy funhouse funk funky funn funny funnyman funstuff funtik funtime furious furman fusion fussball futbol
futura futurama future futyn fuzzball fuzzy fy.nrf fyfcnfcbz fyfnjkbq fylhtq fynjirf fynjybyf fytxrf fyutkbyf fyutkjr
fyutkjxtr fyyeirf gabber gabriel gadget gaell gaetano gaffer gagarin gagged gagging gaijin gail galactic galadriel
galahad galary galatasaray galaxie galaxy galeries galileo galina gallardo gallaries gallery galore galway gambit
gamble gambler game gameboy gamecube gameover games gamma gandalf gandolf gandon ganesh gang gangbang gangrel gangsta
gangster ganja ganjaman ganjubas gannibal gannon ganster garage garbage garcia garden gardner gareth garfield gargoyle
garion garland garlic garner garnet garret garrett garrison garry garten garter garth gary gasman gaston gate gateway
gatit gato gator gatorade gators gatsby gaucho gavin gawker gayboy gaylord gaymen gaysex gazelle gbcmrf gbhfvblf gbpltw
gbyudby gdtrfb gecko gegcbr geheim geibcnbr geil gemini gemstone gene general generic genesis geneva geneviev geng
genghis genius genocide gentle geoffrey geology georg george georgia georgina gerald gerard gerber gerhard germaine
german geronimo gerrard gerry gertrude gesperrt getin getit getlost getmein getmoney getoff getout getsdown getsome
getting gfcgjhn gfgfvfvf gfhfljrc gfhjdjp gfhjkzytn gfhkfvtyn gfhnbpfy gfnhbjn gfynthf ghbdtn ghbdtndctv ghbdtnrfrltkf
ghblehjr ghblehrb ghbrjk ghbrjkbcn ghbywtccf ghetto ghfdlf ghhh47hj ghjcnbnenrf ghjcnjgfhjkm ghjcnjnfr ghjcnjq ghjdthrf
ghjnjnbg ghjnjrjk ghjuhfvvf ghjvtntq ghost ghostman ghostrider ghtktcnm giacomo gianluca gianni giant giants gibbon
gibbons gibson giddyup gideon gidget gifted gigabyte giggle giggles gilles gillette gillian gilligan gilmore gilmour
gimme gina ginge ginger ginola ginscoot giorgi giovanna giovanni giraffe girfriend girl girlies girls girsl gisela
giulia giuseppe give giveitup giveme gixxer gizmo gizzmo gjgeufq gjkbyf glacier gladiato gladiator glamour glamur
glasgow glass glassman glen glenda glenn glennwei glenwood glider glitter globus glock gloria glory glow gman gn56gn
go2hell goal goalie goat goatboy goaway gobears goblin gobucks gocubs godawgs godbless goddess godfathe godfather
godfrey godlike godofwar godsmack godspeed godwin godzilla goethe goforit gogeta gohan gohogs goku gold goldberg golden
goldeneye goldfing goldfish goldie goldman goldwing golf golfer golfgti golfing golfman golfnut golfpro goliath gollum
gomez gonads gonavy gone gong gonzales gonzalez gonzo goober goochi good goodboy goodbye goodday gooddog goodfell
goodguy goodies goodison goodluck goodman goodness goodone goodsex goodtimes goodwin goofball goofy google gooner
goonies goose gooseman gopher gordo gordon gore gorgeous gorilla gorman gospel gotcha goten goth gothic gotmilk
gotohell gotribe gotyoass govols grace gracie graduate graham grainger gramma grammy gramps granada grand grande
grandma grandpa grandpri granite granny grant grape grapeape grapes graphic graphics grass grateful gratis graves
gravis gravity gray grayson graywolf grease great greatest greatone greatsex greece greedisgood greedy greek green
greenbay greenday greenman greentea greg gregory gremlin grendel greta gretchen gretta gretzky grey greyhoun greywolf
griffey griffin griffith griffon grifter grils grimace grime grin grinch grinder gringo grizzly gromit groove groovy
groucho ground group groupd groups grout grove grover growler grumpy grunt gryphon gsxr gthcbr gtkmvtym gtnhjdbx guai
guan guang guard guardian gubber gucci guess guesswho guest guevara guide guido guillaum guillerm guilty guiness
guinness guitar gulliver gulnara gulnaz gumbo gumby gump gundam gunman gunnar gunner gunsling gunsmoke gunter gunther
guru gussie gustav gutter guyute guyver gwen gy3yt2rgls gymnast gypsy h2opolo habibi hack hacked hacker hacking haggis
hailey hair hairball hairy hakr halcyon haley halflife halfmoon halibut halifax hall hallo hallowee halo hambone
hamburg hamilton hamish hamlet hammer hammond hamper hampton hamster hancock hand handbag handball handcuff handsome
handyman hang hangman hank hannah hannibal hannover hanover hans hansen hansolo hanuman happines happiness happy
happyday happydog happyman harald harbor harcore hard hardcore harding hardone hardware haribo harlem harley harmon
harmony harold harper harpoon harpua harrier harriet harris harrison harry hart hartford hartley hartman harvard
harvest harvey hash hassan hastings hatchet hate hatfield hatter hattie hattrick havefun having havoc hawaii hawk
hawkeye hawkins hawthorn hayabusa hayden hayes hayley haynes hazard hazmat hd764nw5d7e1vb head headache headless healey
health heart hearts heat heater heather heaven heavy hecate heckfy hector hedgehog heeled heels heidi heineken heinlein
heinrich heinz hejsan helen hell hellboy hellfire hellion hello hellokit hellothe helloyou hellsing hellyeah helmet
helmut help helpless helpme helsinki hemi hemicuda hemlock henderso henderson hendrix heng henley hennessy henning
henrik henry hentai henti herald herbie hercule hercules here heretic herewego heritage herman hermes hermione hermit
hernande heroes herring hershey hesoyam hester hetfield hewitt hewlett heynow heyyou hfjdk hfleuf hfljcnm hfytnrb
hibernia hickory hidden higgins high highbury highheel highland highway hilary hilfiger hill hillary hillside hilltop
hilton hiphop hippie hippo hiroshi hirsch history hitachi hithere hitler hitman hitomi hitter hiziad hjccbz hjvfirf
hobbes hobbit hobbs hocke hockey hoddle hoes hoffman hogan hogtied hogwarts hokies hola holdem holden hole holeinon
holger holiday holla holland holley hollie hollis hollow holly hollywoo holmes holycow holyshit hombre home homeboy
homeless homemade homer homies hommer homo honda hondacbr hondacrx hondo honduras honest honesty honey honeybee
honeybun honeydew hong hongkong honolulu honor hooch hoochie hook hookem hooker hookup hooligan hooper hoops hoopster
hoosier hooter hooters hootie hoover hooyah hope hopeful hopeless hopkins hopper horatio hores horizon horn horndog
hornet horney horny hornyboy hornyguy hornyman horror horse horseman horsemen horses horton horus hose hospital hoss
hosted hot2trot hot4u hotass hotbabe hotbabes hotbox hotboy hotchick hotcock hotdog hotel hotgirl hotgirls hotlegs
hotlips hotmama hotman hotone hotpussy hotrats hotrod hotsauce hotsex hotshit hotshot hotspur hotstuff hott hottest
hottie hotwheel hotwife houdini hound hounddog house housewife housewifes houston howard howdy howell howie hr3ytm
hrdnw hrfzlz hrvatska hsu75kpot htubcnhfwbz htubyf huai huan huang hubbard hudson huge hughes hugo hulk hulkster human
humble humbug hummel hummer humphrey humpty hung hungry hunt hunter hunting hurley hurrican husband husker huskers
huskies husky hussain hustle hustler hxboqg hybrid hydro hydrogen hyperion hyundai iamcool iamgod iawgk ib6ub ibanez
ibilljpf ibilltes ibrahim icarus iceberg icecold icecream icecube icehouse iceland iceman icetea iddqd idiom idiot
idontkno idontknow idunno ignacio ignatius igor ihateyou ijrjkfl iklo ilikeit ilikepie ilikesex illegal illini illinois
illmatic illusion ilovegod iloveher iloveit iloveme ilovemyself iloveporn ilovepussy ilovesex iloveyo iloveyou ilya
image imagine imation immortal imogen impact impala imperial imperium implants impulse imzadi incest inches incubus
indahous indain index india indian indica indiglo indigo indira indon indonesia indy infantry infected inferno infinite
infiniti infinity info information ingram ingrid inna innocent insane insanity insertion insertions inside insight
insomnia inspiron install instant instinct integra intel intelligence intense inter interacial intercourse interest
internal internat internet interpol intrepid intruder inuyasha invest invictus invis ip76k ipswich ireland irene irina
irinka iris irish irishman iriska iron ironhors ironmaid ironmaiden ironman irvine irving isaac isabel isabella
isabelle isacs isaiah ishikawa ishmael island israel issues istanbul itachi italia italy itisme itsme itworks ivan
ivanhoe ivanov iverson iwantsex iwantu iwantyou izzicam j3qq4h7h2v j4ye3uz jabba jabber jabroni jachin jack jackass
jackdog jackets jackie jackman jackoff jackson jacob jacque jacques jacqui jade jadzia jaeger jagger jagr jaguar
jailbird jaime jakarta jake jakedog jakester jamaica james jamesbon jamie jamila jamison jammer jammin jane janelle
janeway janice janine januar january janus japan japanees japanese jared jarhead jarrett jarrod jarvis jasmin jasmine
jason jasper java javelin javie javier jaws jaybird jaycee jaydee jayden jayhawk jayman jayson jazmine jazz jazzman
jeadmi jean jeanette jeannie jedi jediknig jedimast jeep jeepers jeepster jeeves jeff jefferso jeffery jeffrey jehovah
jello jelly jellybea jenifer jenkins jenn jenna jennie jennife jennifer jennings jenny jensen jerem jeremiah jeremy
jericho jerk jerking jerkoff jermaine jerome jeronimo jerry jersey jerusalem jesper jess jesse jessica jessie jessika
jester jesus jesuschrist jetaime jeter jethro jets jetski jetta jewboy jewel jewels jewish jezebel jian jiao jigga
jiggaman jiggy jigsaw jill jillian jimbeam jimbo jimbob jimmie jimmy jing jingles jktxrf jktymrf joachim joan joanne
joaquin jobs jocelyn jockey jodeci joeblow joebob joecool joel joemama joey johan johann johanna johannes john johnboy
johncena johndeere johndoe johngalt johnmish johnnie johnny johnson johnston joke joker jolene jolly jomama jonas
jonatha jonathan jonathon jonboy jones jonny jorda jordan jordon jordyn jorge jose joselui joseph josephine josh joshua
josiah josie joung journey joyce joyride joystick jrcfyf jsbach juan juanita juanito jubilee judge judith judy juggalo
juggle jughead juice juicy jukebox jules juli julia julian julie julieann juliette julio julius july jumanji jumbo jump
jumper jumping junction june junebug jungle junio junior juniper junk junkie junkyard juno jupiter jurassic just4fun
just4me justdoit justi justice justin justinbieber justme juvenile juventus jys6wz k.jdm k.lvbkf k2trix kabuki kahlua
kahuna kailua kaiser kaitlyn kajak kakarot kakashi kakashka kaktus kalle kamasutra kamehame kamikadze kamikaze kamila
kamilla kane kang kangaroo kansas kappa kapusta kara karachi karamba karamelka karaoke karapuz karate kareem karen
karin karina karl karma karmen karolina kasey kashmir kasper kassie kasumi katana katarina kate katelyn katerina
katharin katherin katherine kathleen kathrin kathryn kathy katie katrin katrina katten katy katya katzen kavkaz kawaii
kawasaki kaya kayak kayla kaylee kayleigh kazanova kazantip kban kbctyjr kcj9wx5n keegan keenan keeper keepout keith
kekc keksa keller kelley kelli kellie kelly kelsey kelvin kendall kendra keng kennedy kenneth kennwort kenny kenobi
kenshin kent kentucky kenwood kenworth kenya kenzie kermit kernel kerouac kerrie kerry kerstin kestrel ketchup kevin
keys keystone keywest kfcnjxrf kfgjxrf kfhbcf khan kick kickass kicker kicksass kidney kidrock kids kieran kikimora
kiko kilgore kilkenny kill killbill killemall killer killian killjoy killme killroy killyou killzone kilo kilroy kimber
kimberly kimchi kimmie kimmy kindbud kinder kindred king kingair kingdom kingkong kingpin kingsize kingston kingtut
kinky kipper kirby kirill kirk kirkland kirsten kismet kiss kissing kissme kissmyas kissmyass kitchen kiteboy kitkat
kitten kittie kitty kittycat kittykat kjkszpj kjrjvjnbd klaatu klaste klaster klaus kleenex klein kleopatra klingon
klizma klondike klopik knarf knickerless knickers knicks knife knight knock knockers knockout knowledge knuckles knulla
koala kochamcie kochanie kodak kodiak kojak kokomo kolbasa koleso kolibri kolobok kolokol kombat komodo komputer kona
konfetka kong konrad konstantin kontakt kontol konyor kookie kool koolaid kordell korean korn koroleva korova kosher
koshka kosmos kosova kostik kostya kotaku kotenok kovalenko kraken kram kramer krasnodar krasota krasotka kratos kris
krishna krista kristen kristi kristin kristina kristy krokodil krolik kronos kruger krypto krypton krystal ksenia
kseniya kthjxrf ktyjxrf kuai kuan kuang kubrick kukolka kume kungfu kurosaki kurt kuwait kyle kylie l58jkdjp labatt
labia labonte labrador labtec lacey lacoste lacrimosa lacrosse ladder laddie ladies lady ladyboy ladybug ladygaga
laetitia lager lagnaf laguna lagwagon lahore lake lakers lakeside lakewood lakings lakota lakshmi lambchop lambda
lamborghini lamer lamont lampard lancaste lancaster lance lancelot lancer lancia land lander landon landrove landscap
lane lang langley language lansing lantern lapdance lapochka laptop lara laracrof laracroft laredo large larisa larissa
larkin larry larsen larson larsson lasalle laser laserjet lasher lassie last lasttime lasvega lasvegas latex latin
latino latvia laugh laughing launch laura laurel lauren laurie lavalamp lavender lawdog lawman lawrence lawson lawyer
layla lazarus lazy lbfyjxrf lbvjxrf leader leafs league leah leahcim leanne learjet learning leather leavemealone
leaves lebanon lebowski lebron ledzep leeann leeds leedsutd leeloo leeroy left left4dead lefty legacy legend legion
legman legoland legolas legos legs lehjxrf lehman leiceste leigh leilani leinad lekker leland lemans lemieux lemmein
lemming lemmings lemon lemonade lemons lena leng lenin leningrad lennon lennox lenny leno4ka lenochka leon leonard
leonardo leonid leopard leopold leroy lesbain lesbean lesbens lesbian lesbos lesley leslie lespaul lestat lester
leticia letmei letmein letmesee letsdoit letsfuck letsgo letsplay letter level lewis lexicon lexingky lexmark lexus
lfhbyf lfitymrf lfybbk lfybkf lfybkrf lhfrjy liam lian liao libby libero libertad libido libra library lick licker
licking lickme licorice life lifehack lifeisgood light lighthou lighting lightnin lilbit lilian lilith lillian lillie
lilly lilman lilwayne lily limerick limewire limited limpbizkit limpone limpopo lincoln lind linda linden lindros
lindsay lindsey line lineage lineman ling lingerie link links linsey linus linux lion lioness lionking lips lipstick
lipton liquid lisa lisboa lisenok list listen lister lite lithium litle little live liverpoo livewire living liza
lizard lizaveta lizzard lizzie lizzy ljrnjh ljxtymrf llama llamas lloyd load loaded loading lobo lobster location lock
lockdown lockerroom lockheed lockout locks loco locust locutus logan logger logical logitech loglatin lokomotiv lola
lolipop lolita loll lollipop lollypop lolol loloxx lolwut lombard londo london lonely lonesome lonestar lonewolf long
longbow longhair longhorn lonnie look looker looking lookout loomis looney loop loose looser lopas lopata lopez lord
loredana lorelei loren lorena lorenzo loretta lori lorraine losangel losangeles loser lost lothar lotion lottie lotus
loud louie louis louise lounge lourdes love lovebug lovegod lovegun lovejoy loveless loverboy loverman lovesex lovesme
loveyou loving lowdown lowell lowrider loyola ltdjxrf ltkmaby ltybcrf ltymub luan luca lucas lucia luciano lucien
lucifer lucille lucinda luck lucky luckyboy luckydog luckyman luckyone lucy ludacris ludmila ludwig lugano lugnut luigi
luis lukas luke lumber lumina lumpy luna lunatic lunch lunchbox luscious lust luther luv2epus lvbnhbq lydia lynette
lynn m2do5bs macaco macaroni macbeth macdaddy macgyver machine macho machoman maciek macintos mack mackenzi macleod
macman macross madagaskar madala madcat madcow madden maddie maddog maddux maddy madeline madina madiso madison madman
madmax madness madoka madonna madrid madsen maestro mafia magadan magali maganda magazine magdalena magelan magellan
maggi maggie maggot magic magician magicman magnavox magnet magnolia magnum magnus magoo magpie magyar mahalkita
mahalko mahalo mahler maiden mail mailbox mailcreated mailman main maine mainland maison majestic major makaka makarov
makaveli makeitso makemone makemoney maker makoto maksim malachi malaga malaka malaysia malcolm malcom malibu malina
malinka mallard mallorca mallory mallrats malone mamacita mamamia mamapapa mamas mambo mamedov mamita mamma mammamia
mammoth mamo4ka mamochka mamont manage manager manatee manchest manchester mancity mandarin mandingo mandolin mandrake
manfred mang mango manhatta mania maniac manifest manila manish manitou mankind mann mannheim manning manolo manowar
mansell mansion manson mansur mantis mantle mantra manu manuals manuel manunited manutd mapet maple mara maradona
marajade marat marathon marauder marble marc marcel marcius marco marcus marduk margaret margarit margarita margaux
margie margit margo margot mari maria marianna marianne marie marietta marijuana marika marilyn marin marina marine
marino mario marion maripos mariposa marisa marishka marisol marissa marius marjorie mark marketin marketing markiza
marlboro marley marlin marma marmite marnie maroon marquis marriage married marriott mars marseill marshall marta
martha marti martin marusya marvel marvin marx mary maryann maryjane marykay maryland masamune maserati mash mashina
mason massage massey massimo massive maste master masterbaiting masterbate masterbating masterkey mastermind
masturbation matador match matchbox mate material mateusz mathew mathias mathieu mathilde matilda matisse matri matrix
matros matt matthew matthias mattingl mature matvei matvey maureen maurice maurici maurizio mauro maurolarastefy maus
maveric maverick maxdog maxell maxfli maxi maxim maxima maximilian maximum maximus maxine maxpayne maxwell maxx maya
maybe mayday mayfair mayfield mayhem maynard mazafaka mazda mccabe mccarthy mckenna mckenzie mclaren meadow meagan
meaghan meandyou meat meatball meathead meatloaf mechanic media medic medical medicina medicine medina medion medusa
medved meeting megadeth megatron meggie meghan meier meister melani melanie melbourn melina meliss melissa mellon
mellow melody melon melons melrose meltdown melville melvin member memnoch memo memorex memorial memories memory
memphis menace mendoza meng mensch mental menthol mentor mentos meonly meow meowmix mephisto mercede mercedes mercer
merchant mercury mercy meredith meridian merli merlin merlot merlyn mermaid merrick merrill mersedes message messenger
messi messiah messier metal metalica metallic metalman meteor method methos metro metroid metropol mets mettss mewtwo
mexic mexican mexico meyer miami miamo mian miao mich michael micheal michel michele michelle michigan mick mickey
micro microlab micron microphone microsof microsoft middle midget midland midnight midnite midori midway midwest mierda
mighty miguel mihail mika mikado mikael mike mikkel mikki miko milagro milamber milan milano milashka mildred milena
milenium miles milfnew milford milhouse military milk milkman milkyway mill mille millenium miller millie millwall milo
milton mimosa minako mind mindless mindy mine minecraft minerva ming mini minime minimoni minimum minister ministry
minnesot minnie minotaur mint minute miracle mirage miranda miriam miroslav mirror mischief misery misfit mishka
misiaczek misiek miss misses missie missing mission mississi mississippi missouri missy mistake mister mistral mistress
misty mitch mitchell mitsubishi mittens mizuno mizzou mjolnir mobbdeep mobile mobydick model models modem modena modern
modles mofo mogwai mohamed mohammad mohammed mojave mojo molina mollie molly mollydog moloko molotok molson momdad
moment mommie mommy momsanaladventure momsuck mona monaco monalisa monarch monday mondeo mone money moneybag moneyman
mongo mongoose monic monica monies monika monique monitor monk monke monkey monkeyboy monkeyman monolith monopoly
monroe monsoon monste monster montag montana montauk monte monterey montgom month montoya montreal montrose monty
moochie moocow mookie moon moonbeam moondog moonligh moonman moonpie moonshin moore moose mopar morales morbid mordor
more morga morgan morgen morgoth moritz morkovka morley morlii mormon morning moron morozov morozova morpheus morrigan
morris morrow morrowind mortal morten mortgage morticia mortimer mortis morton mosaic moscow moses moskva mosquito
mostwanted motdepasse mothe mother motherfucker motherlode mothra motion motley moto motocros motor motorcyc motorola
mountain mouse mousepad mousse mouth movie mowgli mozart mpegs muaddib muaythai mudar mudvayne mueller muenchen mufasa
muff muffdive muffin muffy mugwump muhammad mulberry mulder muller mullet mulligan mullins multimedia multiplelo
multisyn mummy munch munchkin munich munson munster muppet murat murder murdock muriel murph murphy murray murzik
musashi muschi muscle mushroom music musician musicman muskie muskrat mustafa mustang mustard mutabor mutant mutley
mutter muttley my3sons myangel myname mypasswo myrtle myself mysterio mystery mystic mystuff myszka mywife myxworld
mzepab nachos nacional nacked nada nadegda nadejda nadezhda nadia nadine nagrom naked name nancy nang nanook naomi
napalm naples napoleon napoli napster narnia narut naruto nascar nash nassau nastena nastenka nastia nasty nastya
nataha natali natalie natalka nataly natas natascha natasha natchez nate natedog natedogg natha nathalie nathan
nathaniel nation national native natural nature naught naughty nautica nautilus navajo navarro navigato navigator navy
navyseal nazgul nbuhtyjr nbvjatq ncc1701a ncc1701d ncc1701e neal nebraska nebula necklace nectar needforspeed needit
needle needles negative negrit negro neil nellie nelso nelson nemesis nemo nemrac neng neon neptune nessie nestle
nestor netscape nettie network neutron nevada never nevermin nevermind nevermor nevets neville newark newbie newcastl
newday newhouse newjob newlife newman newness newone neworder newpass newport newproject news newstart newstyle newton
newuser newworld newyear newyork nextel nexus nfhfrfy nfnmzyf nfvfhf nfy.irf nguyen nhfrnjh niagara nian niao nibbles
nice niceass niceday niceguy nichola nicholas nichole nichols nick nickels nickolas nicol nicola nicolas nicole nielsen
nigeria nigga nigger night nighthaw nightmare nightowl nightwin nightwish nihongo nika nike nikit nikita nikitin
nikitos nikki nikko niklas niko nikola nikon nimbus nimitz nimrod nina nine nineinch niners ning ninguna ninja nino
nintendo nipper nipple nipples nirvan nirvana nissan nitram nitro nittany nixon noah nobody nocturne nodoubt noel
noelle nofear nogard nokia nolan noles nolimit nomad noname none nong nonmembe nonrev nonstop noob noodle noodles
nookie noonan nopassword nordic noreen norfolk noriko norm normal norman norris north northern norton norway norwich
norwood nose nosferat nosferatu nostromo not4you notebook nothing notice notnow notredam notused nounours nova novell
november novifarm novikov novikova noway nthvbyfnjh ntktajy ntktdbpjh nuan nuclear nude nudist nudity nugent nugget
null number numlock nurlan nurse nurses nursing nutella nutmeg nutsack nutter nuttertools nvidia nwo4life nxjmt nyjets
nylons nymets nympho o9i8u o9i8u7y oakland oakley oaktree oasis oatmeal oberon obiwan objects oblivion obrien obsidian
oc247ngucz ocarina ocean ocelot octavia october octopus odessa odette odin odysseus odyssey oedipus oemdlg office
offroad offshore offspring ohmygod ohyeah oicu oilers oilman okay okinawa oklahoma okmijn oksana oktober older oldfart
oldham oldman oldnavy oldone olds oldschool olechka oleg olemiss olenka olesya olga oliver olivetti olivi olivia
olivier ollie olympia olympic olympus omanko omegared onelove onepiece oneshot onetime onetwo onion online only onlyme
onlyone ontario oops open opennow openup opera operator ophelia opiate optical optima optimist optimus option options
optiplex opus oracle oral oralsex orange orbital orchard orchid order oregon oreo organic orgasm orgy orient oriflame
origin original oriole orioles orion orkiox orlando orleans orpheus ortega orwell osama osborne oscar osiris osprey
oswald otis ottawa otter otto out3xf outback outcast outkast outlaw outside ovation oven over overlord owen ownage
oxygen oyster ozzie ozzy p0o9i p0o9i8u pablito pablo pacers pacific pacino pack packard packer packers pacman paco
paddle paddy padres pagan page paige pain paint paintbal painter painting paisley pajero pakista pakistan palace
paladin palermo pallmall palmer palmetto palmtree paloma palomino pamel pamela panache panama panasoni panasonic
pancake panchito pancho panda pandora pang panhead panic panorama panter pantera panther pantie panties pants pantyhos
paola paolo papabear papamama papaya paper papercut paperino papichul papillon papit papito pappy parade paradigm
paradis paradise paradox paragon paramedi paramore paranoia paranoid parasite paris park parker parking parkour
parlament parliament parol parola parrot parsifal parsons parties partizan partner pasadena pascal pass passage
passcode passfan passfind passing passion passmast passord passport passthie passwor password pasta pastor patata
patate patch patches pathetic pathfind patience patit pato patric patricia patrick patrik patriot patriots patrizia
patron patryk patsy pattaya patter patterso patti patton patty paul paulina pauline pavel pavement pavilion pavlik
pavlov paxton payday payton pdiddy pdtplf peabody peace peaceful peaceout peach peaches peacock peanu peanut pearl
pearljam pearson peavey pebble pebbles pecker pedersen pedro peekaboo peeper peewee pegasus peggy pelican pelikan
pembroke penal pencil pendejo pendrago penelope penetrating penetration penfold peng penguin penis penn pennstat penny
pennywis pentagon penthous pentium people pepito peppe pepper pepsi percival percy peregrin perfect perils perkele
perkins perrin perro perry persian persik person personal pertinant pervasive pescator pete peter peterose peterpan
petersen peterson petite petra petrov petrovich petrus petter petunia peugeot peyton pfkegf pfqxbr phaedrus phantom
pharao pharmacy phat pheasant phenix pheonix phialpha phil philip phillies phillip philly phish phoebe phoeni phoenix
phone photo photos phpbb phrases phreak phrowz phuket phyllis physics pian pianoman piao piazza pic's picard picasso
piccolo picher pick pickett pickle picks pickup picnic pics pictere pictuers picture picturs piedmont pieman pierce
piercing pierre pietro pigdog pigeon piggies piggy piglet pigpen pikachu pilgrim pillow pilot pilsner pimp pimpdadd
pimpin pimpster pinch pineappl pinetree pinewood ping pinguin pingvin pinhead pink pinkfloy pinnacle pintail pinto
pioneer pioner pipe pipeline piper pipiska pippen pippin pippo piramida piramide piranha pirata pirate pisces piss
pissant pissed pisser pissing pissoff pistol piston pistons pitbull pitch pitchers pitt pitures pixie pixies pizda
pizdec pizza pizzahut pizzaman pizzapie pjkjnj place placebo placid plague planet planner plasma plaster plastic
platinum plato platon platypus play playboy player playing playmate playoffs playstat playtime pleasant please pleasure
plokij ploppy plum plumber plumbing plummer plus pluto plymouth pobeda pochta pocket poetry poets pogo pointer poisson
pokemo pokemon poker pokey poland polar polarbea polaris polaroid polgara police policy polina polinka polish politics
polka polkmn pollux polly polniypizdec polo polska pommes pompey pontiac ponyboy poobear pooch poochie poodle pooh
poohbea poohbear pookey pookie pooky pool poon poontang poop poopsie pooter popcorn popeye popova popper poppet poppie
poppy pops popsicle poptart popular pork porkchop porn porn4life porn4me pornographic porsche porshe port portal porter
portia portland portugal poseidon positive possum post postal postman posture potato pothead potter pounded pounding
powder powell practice prague prairie praise prakash prancer prasad prashant praxis prayer preacher precious predator
pregnant prelude premier premium presario present presiden presley press pressure prestige presto preston pretty
pretzel pride priest prikol prima prime primetim primo primus princ prince princess pringle pringles print printer
printing priscill prison prissy privacy privat private privet priyanka prizrak probes process prodigy produce producer
product professional professor profile profit program progress project promise pronto prophecy prophet prospect prosper
prosto protect proteus protocol proton protoss prototype proview prowler proxy prozac prudence psyche psychnau psycho
public puck puckett puddin pudding puddle puddles puff puffer puffin puffy pufunga pugsley pulamea pulled pulsar pumkin
pump pumper pumpkin punani punch punisher punjab punk punkass punkin punkrock punter pupkin puppet puppies puppy
puppydog pupsik purdue purgen purpl purple pusher pushing pushkin pushok puss pussey pussie pussies pussy pussy4me
pussycat pussyeat pussylov pussylover pussyman pusyy puta putter puzzle pyon pyramid python q1q2q q1q2q3q4q q1w2e
q1w2e3r q1w2e3r4t q2q3q q2q3q4q5q q2w3e q2w3e4r q2w3e4r5t6y qawsed qawsedrftg qian qiao qing qpalzm qqwwee quack quaint
quake quality quan quant4307s quantum quarter quasar quattro quebec queen quentin quest question quick quincy quinn
quixote qw12qw qw23e qw23er qw34er qwas qwaszx r2d2c3p r2d2c3po r4e3w2q rabbi rabbit rabota raccoon race racecar racer
racerx rachael rachel racing racoon radar radeon radiance radical radio radiohea radius raduga rafael raffles rage
raging ragnar ragnarok raiden raider raiders railroad rain rainbow raindrop rainier raining rainman rainyday raisin
raistlin rajesh rakesh raketa rakkaus raleigh ralph ramada ramair ramazan rambler rambo ramjet rammstei rammstein ramon
ramona ramones rampage ramrod rams ramses ramsey ramstein ramzes ranch ranchero rancid randall randolph random ranetki
rang ranger ransom raoul raphael rapid rapier rapper raptor rapture rapunzel raquel rascal rashid rasmus rasputin rasta
rastaman raster ratboy ratchet ratdog rated ratfink ratman rats rattle raul rave raven rawhide rayman raymond raziel
razor razorbac razz rb26dett rbcekz rbhbkk rctybz rdfhnbhf reader reading ready reagan real reality really realmadrid
realtor reaper reason reaver rebbyt rebecca rebekah rebels rebelz rebirth reboot reborn reckless recon record records
recovery redalert redbaron redbeard redbird redbone redbull redd reddevil reddog reddwarf redeye redfish redfive redfox
redhat redhead redhot redleg redlight redline redman redneck redone redrock redrose redrum reds redshift redskin
redskins redsox redstar redstorm redtruck redwall redwine redwing redwings redwolf redwood reebok reed reefer reeses
reeves referee reflex regal regent reggae reggie regina regional register regret rehbwf reilly reindeer reklama relax
release reliant relief reload remingto remote remy renat renata renate renato renault renee renegade reng reno rental
repair repoman report reptile repytwjd repytwjdf requiem rerehepf rereirf rerfhfxf rerfhtre rescue reserve reset
resident resist respect restart restless resume retard retep retire retired retsam return reuben reveal revenge
reverend reverse review revival revolt revoluti revolver reynolds rfgbnjirf rfgecnf rfhbyf rfhfgep rfhfvtkmrf rfhfylfi
rfhlbyfk rfhnjirf rfkbyf rfnthbyf rfntyjr rfntymrf rfrfirf rfrnec rfvfcenhf rhapsody rhbcnbyf rhfcfdbwf rhfcfdxbr
rhfcjnf rhfcjnrf rhiannon rhino rhjrjlbk rhodes rhtdtlrj rhubarb rhythm ribbit ricardo riccardo rice rich richard
richie richmond richter rick rickster rico ricochet riddick riddle rider ridge riffraff rigger right rightnow riker
riley rimmer rincon ring ripken ripley ripped ripper ripple riptide rising rita ritter river riverrat riversid riviera
rjcnbr rjcvjc rjhjdf rjhjds rjhjktdf rjirfrgbde rjitxrf rjntyjr rjnzhf rjs1la7qe rjyatnrf rjycnfynby rjyjgkz rktjgfnhf
roach road roadkill roadking roadrunn roadster roadway robbie robbins rober roberta roberto roberts robin robinhoo
robinhood robinson robocop robot robotech robotics robson robyn rocco rochard rochelle rock rocket rocketman rockies
rocking rockman rocknrol rockwell rockydog rodent rodeo roderick rodger rodion rodman rodney rodrig rodrigo rodrigue
roger rogue roland rolex roll roller rolling rollins rolltide romain roman romanova romantic romashka rome romeo romero
rommel romulus ronald ronaldinho rong ronnie ronny roodypoo roofer rookie room rooney rooster root rootbeer rootedit
rosa rosalie rosanna rosario rosco roscoe rose rosebud rosette rosie rosita ross rostik rostov roswell rotary rotten
rotterda rouge rough round route rover rovers rowdy rowing roxanne roxy royal royals royboy roygbiv rsalinas rt6ytere
ruan rubber rubbing rubbish rubble ruben rubicon ruby rudeboy rudolf rudolph rudy ruffles rufus rugby ruger rugger
rugrat rule rules rulez rulz rumble rumple runaway rundmc runescape runner running rush ruslan russ russell russia
rustam rusty rustydog rutgers ruth ruthless ryan ryjgrf s3t4p saab sabaka sabbath saber sabina sabine sable sabre
sabres sabrin sabrina sachin sacred saddam saddle sadie safari safe safety safeway saffron sahara saibaba saigon sail
sailboat sailing sailor saint saints sairam saiyan sakura salad salamander salamandra salami salasana saleen salem
sales salesman sally salman salmon salome salomon salope salsa salsero salt saltydog salute salvador salvator salvatore
samadams samael samanta samanth samantha samara samba sambo samdog same samhain samir samira samm sammie sammy sammydog
samoht samolet sampson samson samsun samsung samtron samuel samurai samwise sanane sanchez sancho sand sandals sandberg
sandeep sander sandie sandiego sandman sandr sandra sandrine sandro sandwich sandy sandydog sanford sanfran sang sanity
sanjay sanjose sanjuan santa santacru santana santiag santiago santino santo santos saopaulo saphire sapper sapphic
sapphire sara sarah sarajevo saratoga saratov sarge sarina sascha sasha sashka sashok saskia sassie sassy sasuke satan
satchel satchmo satellit satellite satin sativa satori satriani saturday saturn sauce saun saunders sauron sausage
savage savanna savannah save13tx sawdust sawyer saxman saxophon sayang scandinavian scania scanner scarab scarface
scarlet scarlett scenery schalke schastie schatz scheisse schlong schmidt schmuck schneider schnuffi school schubert
schultz schumi schwanz schwartz schwarz schweiz schwinn science scimitar scirocco scissors scoob scoobie scooby
scoobydoo scoop scoote scooter score scorpi scorpio scorpion scotch scotia scotland scott scout scrabble scrapper
scrappy scratch screamer screen screwyou script scrooge scrotum scruffy scuba scully scumbag seabass seabee seadog
seadoo seagate seagull seahawk seahawks seahorse seal sealteam seaman seamus sean searay search seaside season seattle
seaweed seawolf sebastia sebastie sebring second secre secret section sector secure security sedona seductive seeker
seeking sega segblue segreto seinfeld sekret select selene selina seller semaj semen seminole semper semperfi senator
seneca seng senior senna sensatio sensei sensual sentinel sentra sephirot sephiroth septembe seraph seraphim serebro
serega seren serena serenity sergbest sergeant sergei sergej sergey sergi sergio serial series serious serpent
sersolution server service sesame sestra seth seven severin sevilla seville seviyi sex4me sexbomb sexboy sexe sexgod
sexman sexo sexpot sexsexse sexslave sextoy sexual sexx sexy sexyass sexyboy sexyguy sexymama sexyman sexyone sexyred
seymour sf49ers shabba shade shado shadow shady shaft shag shaggy shai shaker shakes shakti shakur shalom shaman shamil
shampoo shamrock shamus shan shane shaney shanghai shania shannon shao shaolin shari shark sharks sharma sharon sharp
shasta shaun shauna shaved shawn shayla shayne shazam shearer sheba sheeba sheena sheep sheepdog sheets sheila shelby
sheldon shelley shelly shelter sheltie shelton shemale shen sheng shepherd sheridan sheriff sherlock sherri sherry
sherwood sheryl shevchenko shibby shibumi shield shift shifty shiloh shimano shimmer shine shiner shinigami shining
shinji shinobi ship shipping shiraz shirley shit shithead shitter shiva shiznit shock shodan shoe shoes shogun shojou
shonuf shoot shooter shop shopping short shot shotgun shotokan shou shovel show showing showme showtime shredder shrike
shrimp shrink shui shun shuo shurik shuttle shutup shyguy siberian sick sickboy sickness sidekick sideways sidewind
sidney siemens sienna sierra sigma sigmachi signal sigrid silence silent silicon silk silly silva silvana silver
silverado silvi silvia simba simcity simeon simmons simon simple simply simpson simpsons sims sinatra sinbad sincere
sincity sinclair sinful singapor singer singh single sinister sinjin sinned sinner siobhan sirius sissy sister site
sithlord sitruc sixers sixpack sixteen sixty sixtynin sizzle sk84life sk8ordie sk8ter skate skateboa skater skating
skazka skeeter skeleton skeletor skelter skibum skidoo skiing skilled skillet skin skinhead skinner skinny skip skipper
skippy skirt skittles skoal skolko skorpion skull skulls skunk skydive skyhawk skylar skyline skynet skypilot skywalke
slacker slacking slam slamdunk slammed slammer slap slapnuts slapper slappy slapshot slash slater slava slave slavik
slayer sleep sleeper sleeping sleepy slicer slick slide slider slim slimjim slimshad slimshady slinky slipkno slipknot
slipper slippery slippy slonik sloppy slow slowhand sludge slugger sluggo slurred slut sluttey slydog smackdow small
smallville smartass smarties smarts smashing smeghead smegma smeller smelly smile smiley smirnoff smirnov smith
smithers smitty smoke smokedog smokey smokie smokin smooch smooth smudge smuggles smurf smut snacks snafu snake
snakeman snapper snappy snapshot snatch sneaker sneakers sneaky snicker snickers sniffer sniffing snikers sniper
snoogans snooker snooks snoop snoopdog snoopy snow snowball snowboar snowdog snowflak snowman snuffy snuggle snuggles
snyder snz9g sobaka sober sobriety socce soccer social socks socrate socrates soda sodapop sofia sofiya soft softail
softball softtail software sojdlg123aljg sokolov sokolova solace solar solaris soldat soldier soleda soleil solid
solidsnake solitude solnce solnishko solo solomon solrac solution some someday someone somerset somethin sommer sonata
song songoku sonia sonic sonja sonne sonny sonnyboy sonoma sony sonyvaio sooner sooners sophia sophie soprano soraya
sorcerer sorrow sorry sosiska soso123aljg soul soulfly soulmate sound soup source south southern southpar southpark
southpaw southsid southside soviet space spaceman spade spades spalding spam spaniel spanish spank spanking spankme
spanky spanner sparhawk sparkey sparkle sparks sparky sparrow sparta spartak spartan spawn speaker spears special
spectrum speed speedway speedy spence spencer sperm sperma sphinx spice spide spider spiderman spidey spiffy spike
spinach spinner spiral spirit spitfire splash splatter spleen splendid spliff splinter splurge spock spoiled spongebo
spongebob spooge spook spooky spoon sport sporting sports spot spotty spread spring sprint sprite sprout spud spunky
spurs sputnik spyder sqdwfe squall square squash squeak squeeze squerting squid squiggy squire squirrel squirt squish
srinivas stacey stacie stacy staff stafford staind stalin stalker stallion stamford stampede stamps stan standard
standby stanford stanger stanislav stanley stanton staple staples star starbucks starcraf starcraft stardust starfox
stargate starligh starlite starman starship starsky startac started starter startrek starwar starwars stas stasik state
static station status stayout steak stealth steamer steaua steel steele steelers steelhea stefan steffen steffi steiner
stell stella step stepan steph stephane stephani stephen stereo sterlin sterling stern sterva stetson steve steven
stevie stew steward stewart stick stickman sticky stiffy stigmata stiletto stimpy sting stinger stingray stink stinks
stinky stirling stitch stock stocking stocks stockton stokes stolen stomper stone stonecol stones stonewal stooge stop
stoppedby storage store stories storm stormy story storys straight strange strannik strap strat stratfor stratus
strawber strawberry streaming streets strelok strength stretch strider strife strike string strip stroke stroller
strong stryker student studman stuffer stunner stuttgart style styles stylus suan subaru sublime submarin submit
suburban subway subzero succes success suck sucker sucking suckit suckme suckmydick suede sugar suicide suikoden sukebe
sullivan sully sultan summe summer summit sunbeam sunbird sundance sunday sunderla sundevil sundown sunfire sunflowe
sunita sunkist sunlight sunny sunnyday sunrise sunset sunshin sunshine suntzu super superbow superdup superfly superman
supernov supersta supply support supra supreme sure surf surfer surfing surfsup surgeon surgery surprise survey
surveyor survival survivor susan sushi susie susieq suslik sutton suzanne suzie suzuki sven sverige sveta svetik svetka
svetlana svetlanka svoboda swallow swampy swanky swansea swanson swat swede sweden swedish sweeney sweeper sweeps sweet
sweetass sweethea sweetnes sweetpea swift swifty swim swimmer swimming swinger swinging swiss switch swoosh sword
swordfis sydne sydney sylvania sylveste sylvia sylvie symphony syncmaster synergy syracuse syrinx sysadmin system
syzygy tabasco tabatha tabitha table tacit taco tacobell tacoma tactical tadpole taekwond taekwondo taffy tagheuer
tahiti tahoe taichi tail tailgate tainted taipan taiwan takamine takashi take talbot talent tales talgat talisman talk
talks talon tamara tamerlan tammie tammy tampabay tamuna tanaka tandem tang tank tanker tanner tantra tanya tara
tarakan tarantul tardis target tarheel tarheels tartan tarzan tasha tashkent taste tasty tatarin tater tatiana tatjana
tattoo tatyana taurus taxi taxman taylo taylor tazdevil tazman tazz tdutybq tdutybz teabag teacher team teapot teaser
tech technics techniques techno tecumseh teddy teddybea teejay teen teenage teens tekken tele telecast telecom telefon
telephon televizor teller temp tempest templar temple temptress tenchi tender tenerife teng tennesse tennis tenpin
tequier tequila terefon terence teres teresa terminal terminat terminator terminus termite terra terrance terrapin
terrell terrence terri terrible terrier terror terry tess tessa tessie test testing tetris tetsuo teufel texaco texans
texas thailand thanatos thanks thankyou thanos thatcher thatsme theatre thebear thebeast thebes thebest thebomb theboss
theboys thecat theclash thecrow thecure thedog thedon thedoors thedude theduke theedge theend theflash theforce thegame
thegreat their thejoker thekid theking thelast thelma theman thematri thematrix theo theodore theone therapy theraven
theresa therion therock thesaint these theshit thesims thetachi thething thetruth thewall thewho theworld thick thierry
thing think thinking thinkpad third thirdeye thirteen this thisisit thistle thoma thomas thompson thomson thongs thor
thorsten thought thrasher thrawn three threesom thriller throat thrust thug thuglife thumb thumbnils thumbs thumper
thunder thursday thurston tiamat tian tiao tiberian tiberius tiburon ticket tickle tickling ticklish ticktock tictac
tiff tiffany tiger tigercat tigers tigge tigger tight tightass tigre tiller tillie timber timbo time timeless timeout
timmy timosha timothy timoxa timur tina ting tinker tinman tiny tipper tippy tiptop tiramisu tired tires titan titanic
titanium titans titfuck tities titleist titlover titman tito tits titten titties titts titty titus tkbpfdtnf tkfkdg
toad toast toaster tobacco tobago tobias toby tobydog today todd toejam toes toffee together toggle toilet tokiohotel
tokyo toledo tolkien tomahawk tomas tomate tomato tomboy tomcat tommie tommy tommyboy tomorrow tomservo tong tongue
toni tonka tonto tony toobad toocool toohot tookie tool toolbox toolman toomuch toon toonces tooshort toosweet tooth
tootie tootsie topaz topcat topdog topgun tophat topher topless topolino topper topsecre topsecret topspin toriamos
torino torment tornado toronto torpedo torque torrent torres tortoise tortuga torture toshiba tosser total totoro
tottenha touch touchdow touching toughguy toulouse town toxic toyota toys tracey tracie track tracker tractor tracy
trader traffic trafford trailer train training trains traktor tralala tramp trample trance tranny trans transam
transexual transfer transfor transit translator trapper trash trashman trauma travel travis treacle treasure treetop
trekker trenton trfnthbyf trial triangle tribble tribe tricia trident trigger trigun trilogy trina trinidad trinitro
trinity trinket trip triple tripod trippin trish trisha trista tristan triton triumph trivia trixie trojan troll
trombone trooper trophy tropical trotter trouble trousers trout troy truck trucker trucking trucks true trueblue
truelove truffle truffles truman trumpet trunks trust trustno trustnoone truth tryagain tsunami tuan tucker tucson
tuesday tuffy tugboat tugger tujhrf tulip tulips tuna tunafish tundra tupac tupelo turbo turk turkey turner turnip
turtle tuscl tuttle tuxedo twat tweet tweety twelve twenty twiggy twilight twin twinkle twins twist twisted twister
twiztid twodogs twostep tycoon tyler type typhoon tyrant tyrell tyrone tyson tzzqi ub6ib ubnfhf ufhvjybz ufkbyf uftyx
ugd5hip2j uhbujhbq ukraina ukraine uldv ulrike ultima ultimate ultra ultraman ulysses umbrella umpire unbelievable
uncencored uncle under underdog underground undertak undertaker undertow underwear unicorn union unique united
universal universe universi university unknown unlock unreal update uptown upyours uranus urlaub ursitesux ursula
usarmy useless user username usmc usnavy ussy usuckballz utahjazz utjhubq utopia uzumymw vacation vader vadim vagabond
vagina valdemar valdepen valdez valencia valentin valera valeri valeria valerie valery valhalla valkyrie valley vamp
vampir vampire vampyre vancouve vandal vaness vanessa vangogh vanguard vanhalen vanilla vanity vantage vargas varsity
vaseline vasilisa vatoloco vaughan vaughn vauxhall vbhevbh vbienrf vbifyz vbkbwbz vbkfirf vbkfyf vector vectra vedder
vegas vegeta vegita vegitta vegitto vehpbr velcro velocity velvet vendetta venera venezia venezuel venice venom ventura
venture venus vepsrf vera verbatim verena vergeten verify veritas verizon vermont vernon verona veronic veronica
veronika versace version versus vertigo verygood vesper veteran vette vfcnth vfczyz vfhbirf vfhbyf vfhbyjxrf vfhbyrf
vfhecz vfhnsirf vfhufhbnf vfhujif vfibyf vfitymrf vfkbyf vfksirf vflfufcrfh vfnbkmlf vfndtq vfnhbwf vfntvfnbrf vfpfafrf
vfrcbvrf vfvekz vfvfgfgf vfvfvskfhfve vfvjxrf vfylfhby viagra vibrate vicecity vicente vicious vicki vickie vicky victo
victor victoria video vides vienna vietnam view viewsoni viewsonic vika viking viktor viktoriya villa village vince
vincent vincenzo vineyard vinnie vintage violator violent violet violin viper vipergts virago virgil virgin virginia
virgo virtual virus visa vishnu vision visited visitor visual vitalik vitaliy vitamin vittorio vivaldi vivian vivid
vivitron vixen vjcrdf vjkjrj vjqgfhjkm vkontakte vlad vladik vladimir vladislav vodafone vodka voiture volcano volcom
volkodav volkov volkswag volley volodin volodya vols voltage voltaire voltron volume volvo voodoo vorona vortex vostok
vova voyage voyager voyeur vqsablpzla vsegda vsjasnel vthctltc vtldtlm vulcan vulture vulva w00t w1w2w3w w4g8at
wachtwoord wacker waffenss waffle wage wagner wahoo waiting wakeup walden waldo walk walker walking walkman wallace
wallet walleye wally walmart walnut walrus walter walton wanda wanderer wang wanker wanking wannabe wanrltw wanted
wantit wapbbs warcraft ward wareagle warehous wargames warhamme warhammer warhawk warhol warlock warlord warner warning
warped warpten warren warrior wars warsaw warthog warwick wasabi washburn washer washingt washington wasser wassup
wasted watashi watch watcher watching water waterboy waterfal waterloo waterman watermel watermelon waterski watford
watson wave wayer wayne wazzup wdtnjr wdtnjxtr wealth weapons weare wearing weasel weather weaver webber webcam
webhompas webmaste webmaster website websol websolutions webster wedding wednesda weeble weed weekend weenie weiner
weird welcom welcome welder welkom weller wellhung wellingt wendell wendy weng wesley west westcoast western westham
westside wetlands wetpussy wetter wg8e3wjf whale whales what whateve whatever whatsup whatthe wheel wheeler wheels
whiplash whiskers whiskey whisky whisper whistler white whiteboy whiteout whitesox whitney whkzyc whoami whocares
whodat whoknows whoopass whore whosyourdaddy whynot wibble wiccan wicked wicket widget wife wifes wifey wiggle wiggles
wilbur wilcox wild wildcat wildcats wildfire wildman wildone wilhelm will willard william willie willis willow willy
wilma wilmer wilso wilson winamp winchester wind windmill window windows windsor windsurf winfield wing winger wingman
wingnut wings winifred winkle winky winner winnie winona winston winter wipeout wireless wisconsi wisdom wiseguy
wishbone wishes witch wives wizard wizzard wnsyo wobble wolf wolfgang wolfman wolfpac wolfpack wolverin wolves wolvie
womam woman wombat womble women wonder wonderboy wonderful wood woodland woodman woodrow woodside woodson woodstoc
woody woof woofer woohoo wookie wooster word wordpass work working workout world worldcup worm wormix worship worthy
wowser wp2003wp wr2i7h wraith wrangler wrench wrestle wrestlin wright wrigley wrinkle writer written wtpfhm wutang
wyatt wyoming wysiwyg wyvern x2zkg8w x72jhhu3z x7pxr xanadu xander xantia xavier xbox xerxes xfiles xian xiao xing xman
xmas xmen xthtgfirf xuan xytfu yackwin yahweh yamaha yamato yang yankee yankees yanks yannick yardbird yaroslav yasmin
ybrbnf ybrbnjc ybrjkfq yeah yeahbaby yecgaa yello yellow yendor yess yessir yesterda yfafyz yfcntyf yfcntymrf yfhenj
yfnfif yfnfirf yfnfitymrf yfnfkb yfnfkmz ying yinyang yitbos yjdsqgfhjkm yjdsqujl yngwie ynot yoda yogi yogibear yogurt
yokohama yolanda yomama yomomma yong yorkie yorkshir yorktown yosemite yoshi youandme youknow young your yourmama
yourmom yousuck youtube yoyoma ytngfhjkz ytrhjvfyn ytyfdbcnm yuan yugioh yukon yummy yvonne yzerman z1x2c z1x2c3v4b
z2x3c z2x3c4v5b zach zachary zack zalupa zamboni zander zang zanzibar zapata zaphod zappa zapper zaraza zardoz zarina
zasada zaxscd zcxfcnkbdf zealots zebra zeke zelda zeng zenith zephyr zeppelin zepplin zeus zhai zhan zhao zhen zheng
zhjckfd zhong zhou zhuang zhui zhun zhuo zidane ziggy zigzag zildjian zimbabwe zimmer zinger zipper zippo zippy zliki
zodiac zoloto zolushka zombie zong zoom zoomer zooropa zorglub zorro zuan zulu zvezda zxasqw zydfhm zyjxrf zz8807zpl
zztop zzxxcc
`;
