// Case forms of given names that are also ordinary words, by language: Polish "ani" means "neither" and is a case form of "Ania".
export const NAMES_THAT_ARE_ALSO_WORDS: Readonly<Record<string, string>> = {
  nl: 'elke toon',
  pl: 'ani franka franku frankiem frankowi alka alku alkiem arka arki oli uli izo eli ali stasi lecha lechu danie mai panie kuby kubie lilka ida sara mona bruna wery wiery heli roman romanie asi emilka julie regina adela bela juli jola klara klary magda marii maria jana janie jan alan leon ale were oliwie antonim',
  cs: 'lada lady ladu lade ladě ladou misa misu mise misy miso roman romanu romane romany romanem romana jana jan ota oty tom max eva evy dana ema emy ivo alena blanky blanku jarda standa standy leona lenka mila dita oto vita pepa hugo nina linda marie anna martin martina petra petru petre petr sara adam helene stane',
  uk: 'ані олені валі валю валя влада владу владом владі марка марку марком марко максима максими максиму максимі соня соню соні тоня тоні тоню саша роман романа яна яни мила ліза лізи лізу дарка дарма рома гора галі жені женя яків люба леви лева міна зої катя каті мар стас адам петра ігор романі романи романів романами романах яною яну яні',
  ru: 'катя кати катю маня мани маню тоня тони тоню гена гены гене гену геном геной рома ромы рому роме жени женю жене женя женей степи степе степой боре боря бори машу маши маша маше лени лене лена толи вики вику вика дани соня сони соню соней паши пашу вали валю варю паша марина дина диной клара яны яна сашка инна роза макс стас стаса томом тома тому адам лина лиза макар макара семена лиды лидам гали юли',
  el: 'μηνας μηνα χρυσα χρύσα χρυσω αγαπη αυγη γαληνη δωρα ελπιδα ζωη νικη χαρα ηρω λινα φανη ζηση ζησης θεμη θεμης μανο πανο ρηγα λια',
  hu: 'aron áron mate lehel alma barna virag viola ida edit mara mira arany gal pal mor rozsa piros juli bori vera luca luci panni adel abel mari kata maria emma dani erika eri janka jani mina terka pali éta eta balazs laura lara liza zora nora hilda lili pista peti szonja szilard marit orban norma adamot',
  ro: 'ion alina ana dan dana maria luca laura vali dora doru lia vlad marga oana clara stan sanda mircea radu paul marin roman ilie florea florica sandu ghita gabi toma ioan pavel petre alin',
  it: 'elio fausto monica lino lia lina luca tito moreno vera carla rocco ciro pia bianca marina nina edda sara diego mila toni patrizio patrizia',
  fr: 'clem mona lise louise pascal rose basile clément jules guy gilles denis laure fabrice patrice blanche lola lou alice olive germain romain firmin germaine michel max ben jade luna aimé merlin lucette manon',
  es: 'maxi paca pili maite abel elsa fran consuelo amparo rosario ventura soledad encarnación asunción ascensión celia salva pura luna alba abril gema nieves nati mercedes merche remedios charo dolores concha elisa sara clara cesar ángeles angeles marcos tomas primitivo encarna',
  pt: 'lia rui ema edite dina elisa linda bento mauro regina raul guida clara sara graça glória vera rosa mel zé linda melissa marcos tais tome armando',
  de: 'can ben till hanna horst ernst falk jens tom axel carla otto ole bodo reiner traute',
  fi: 'anna ainoa pian akun joukosta joukon joukossa joukolle ansan ansassa hiljaa aarre',
};
