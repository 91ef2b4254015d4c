// Words for people who are close to somebody or deal with somebody: relatives, friends, colleagues, clients, tenants. "My director Robin
// Vale" is private and "the director Christopher Nolan" is not, so they count only after "my" (see known-to-writer.ts). "Favourite", "idol"
// and "president" are left out, because they name public figures. A star stands for any ending, and an underscore for a space.
import { KIN_WORDS } from './general-words.ts';

/** One list for one or two languages. */
export const RELATION_WORDS: readonly string[] = [
  [...KIN_WORDS].filter((word) => !/^(?:pani|pan)$/u.test(word)).join(' '),
  `mother father dad mum parents wife husband spouse partner son daughter kid child stepson stepdaughter stepfather stepmother
   father-in-law mother-in-law brother-in-law sister-in-law fiancé fiancée fiance girlfriend boyfriend ex ex-wife ex-husband best_friend
   friend roommate flatmate housemate neighbor neighbour landlord landlady tenant lodger boss manager supervisor colleague coworker co-worker
   teammate employee intern assistant student pupil teacher tutor classmate patient client customer doctor gp dentist therapist nurse lawyer
   solicitor accountant plumber electrician contractor babysitter nanny cleaner trainee apprentice mentor supplier contact namesake`,
  `Mutter Vater Mann Frau Ehefrau Ehemann Sohn Tochter Kind Verlobte* Freund Freundin Nachbar Nachbarn Nachbarin Vermieter* Mieter Mieterin Mieters Chef Chefin
   Kolleg* Vorgesetzte* Mitarbeiter* Praktikant* Schüler Schülerin Student Studentin Lehrer Lehrerin Patient Patienten Patientin Mandant* Klient* Kund* Ärztin Arzt
   Anwalt Anwältin Steuerberater* Mitbewohner* Schwager Schwägerin Azubi Cousin`,
  `mère père mari femme fils fille enfant fiancé* ami amie copain copine voisin voisine propriétaire locataire patron patronne chef cheffe collègue
   employé employée stagiaire élève étudiant étudiante professeur patient patiente client cliente médecin avocat avocate comptable colocataire`,
  `madre padre marido esposo esposa mujer hijo hija novio novia amigo amiga vecino vecina casero casera inquilino inquilina jefe jefa colega compañero compañera
   emplead* alumno alumna profesor profesora paciente client* médico médica abogado abogada`,
  `marito moglie figlio figlia fidanzat* amico amica vicino vicina inquilin* capo collega dipendente alunn* studente studentessa insegnante paziente
   medico avvocato`,
  `mãe pai marido filho filha namorad* vizinho vizinha inquilino inquilina chefe aluno aluna professor professora advogado advogada`,
  `moeder vader vrouw man zoon dochter vriend vriendin buurman buurvrouw huurder huisbaas baas leerling patiënt klant collega`,
  `matka ojciec mąż żona syn córka przyjaciel przyjaciółka sąsiad sąsiadka szef szefowa kolega koleżanka pacjent pacjentka klient klientka`,
  `мать отец муж жена сын дочь друг подруга сосед соседка соседа соседки начальник начальница коллега пациент пациентка пациента клиент клиентка ученик ученица`,
  `granne chef kollega vän komşum arkadaşım patronum hastam`,
  // Trades and offices of people that one deals with, and further relatives, in both genders.
  `gran nan nana granny grandad grandpa grandma stepdad stepmum stepmom stepbrother stepsister half-brother half-sister childminder nanny dogwalker dog-walker vet physio
   trainer coach pt godson goddaughter godfather godmother bestie mate builder decorator roofer hairdresser barber counsellor counselor carer caseworker social_worker
   support_worker bridesmaid maid_of_honour maid_of_honor best_man groomsman wedding_planner caterer mechanic gardener bf gf bro sis grandson granddaughter cofounder
   co-founder business_partner line_manager team_leader team_lead foreman caretaker headteacher childhood_friend pen_pal penpal in-law niece nephew stepchild
   bookkeeper optician chiropractor osteopath midwife health_visitor physiotherapist psychologist psychiatrist letting_agent estate_agent realtor godchild guardian`,
  `Hausverwalter* Physio Physiotherapeut* Therapeut* Trainer* Schwiegermutter Schwiegervater Schwiegersohn Schwiegertochter Enkel Enkelin Enkelkind Oma Opa Zahnarzt Zahnärztin
   Hausarzt Hausärztin Nachhilfelehrer* Handwerker* Klempner* Elektriker* Friseur* Notar* Kumpel Teamleiter* Betreuer* Vorarbeiter* Patenonkel Patentante Patenkind Stiefsohn
   Stieftochter Mitschüler* Doktorvater Doktormutter Tagesmutter Babysitter* Hebamme Putzfrau Hausmeister* Makler* Gärtner* Physiotherapeutin Großvater Großmutter Neffe Nichte
   Partner Partnerin Geschäftspartner* Trauzeuge* Trauzeugin Cousine Lebensgefährt* Ex Exmann Exfrau Vorgänger* Nachfolger*`,
  `mec kiné plombier électricien coiffeur coiffeuse dentiste prof tuteur tutrice grand-père grand-mère papi mamie papy beau-père belle-mère beau-frère belle-sœur gendre
   belle-fille beau-fils neveu nièce parrain marraine filleul filleule associé associée notaire assureur coach psy bailleur conseiller conseillère nounou nourrice
   concierge gardien gardienne petit-fils petite-fille cousin cousine oncle tante frère sœur conjoint conjointe compagnon compagne maître maîtresse témoin`,
  `gestor gestora asesor asesora fontanero electricista niñera canguro entrenador entrenadora profe dentista terapeuta psicólogo psicóloga suegra suegro cuñado cuñada sobrino
   sobrina nieto nieta yerno nuera pareja tutor tutora ahijado ahijada compi socio socia notario notaria arquitecto arquitecta peluquero peluquera hijastro hijastra padrino
   madrina abuela abuelo tía tío primo prima hermano hermana prometido prometida fisio maestro maestra encargado encargada supervisor supervisora portero conserje`,
  `ragazzo ragazza commercialista idraulico elettricista suocero suocera genero nuora nipote socio socia notaio dentista parrucchiere parrucchiera coinquilino coinquilina maestro
   maestra professore professoressa prof capocantiere padrino madrina testimone compagno compagna direttore direttrice cognato cognata nonno nonna zio zia fratello sorella
   cugino cugina avvocato avvocata badante babysitter pediatra fisioterapista psicologa psicologo amministratore amministratrice`,
  `noivo noiva contador contadora encanador eletricista sogro sogra genro nora sobrinho sobrinha sócio sócia dentista psicólogo psicóloga treinador treinadora padrinho madrinha
   afilhado afilhada patrão patroa senhorio senhoria explicador explicadora cunhado cunhada avô avó tio tia irmão irmã primo prima neto neta colega amigo amiga orientador
   orientadora fisioterapeuta babá empregada diarista médico médica`,
  `verloofde boekhouder loodgieter broer zus neef nicht schoonvader schoonmoeder schoonzoon schoondochter zwager schoonzus kleinzoon kleindochter tandarts kapper kapster trainer
   huisarts leidinggevende begeleider begeleidster stagiair stagiaire opa oma oom tante juf meester docent docente verhuurder makelaar notaris oppas vriendje
   vriendinnetje partner ex stiefvader stiefmoeder peetoom peettante`,
  `chłopak* dziewczyn* narzeczon* teść teścia teściow* szwagier szwagr* wnuk* wnuczk* brat* siostr* kuzyn* księgow* hydraulik* elektryk* dentyst* trener* wspólnik* promotor*
   kierownik* kierowniczk* współlokator* lekarz* lekark* prawnik* wychowaw* babci* dziadk* dziadek wujek wujk* cioci* ciotk* synow* zięć zięci* opiekunk* niani* fryzjer*
   mechanik* sołtys* gospodarz* właściciel* sąsiad*`,
  `парень парня парню парнем жених* невест* бухгалтер* сантехник* племянник* племянниц* внук* внучк* свёкор свёкр* свекр* тесть тестя тёщ* зять зятя невестк* партнёр* партнер*
   врач* стоматолог* тренер* репетитор* руководител* адвокат* бабушк* дедушк* дядя дяди дяде тётя тёти тете тетя брат* сестр* двоюродн* юрист* няня няни соседк* хозяин* хозяйк*
   однокурсник* однокурсниц* одноклассник* одноклассниц* начальниц*`,
  `хлопець хлопц* наречен* бухгалтер* сантехнік* онук* зять зятя партнер* стоматолог* тренер* адвокат* репетитор* юрист* няня няні господар* однокласни* одногрупни* кум кума кумі
   племінник* племінниц* невістк* тесть тестя теща тещі свекор свекр*`,
  `pojkvän flickvän sambo sambon svärmor svärfar svåger svägerska bror syster farmor farfar mormor morfar faster farbror moster morbror kusin läkare tandläkare advokat tränare
   lärare hyresvärd barnvakt handledare`,
  `sevgilim nişanlım muhasebecim dedem anneannem babaannem amcam dayım teyzem halam abim kuzenim yeğenim kayınpederim kayınvalidem eniştem yengem ortağım avukatım dişçim antrenörüm`,
];
