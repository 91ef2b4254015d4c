// Words beside a name that show the gender of its bearer. Words for both genders ("Chef", "collega") are left out.
const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

export const FEMALE_WORDS = words(
  `daughter sister wife mother mom mum mommy mama aunt auntie niece girlfriend fiancée grandmother grandma granny gran nan nana nanna bride stepdaughter
  stepmother stepmom goddaughter granddaughter ex-wife ex-girlfriend sister-in-law mother-in-law daughter-in-law girl woman lady mrs ms miss
  landlady headmistress midwife waitress actress tochter schwester ehefrau frau mutter mutti tante nichte freundin enkelin schwiegermutter schwägerin oma
  omi kollegin chefin nachbarin lehrerin ärztin hausärztin vermieterin mieterin patientin kundin mitbewohnerin cousine
  fille sœur soeur femme mère tante nièce copine cousine voisine patronne directrice maîtresse infirmière grand-mère belle-mère belle-sœur mamie madame mme
  hija hermana esposa mujer madre mamá tía sobrina novia abuela suegra cuñada prima vecina jefa casera profesora maestra compañera doña dona señora sra
  figlia sorella moglie mamma madre zia nipotina fidanzata nonna suocera cognata cugina vicina capa maestra professoressa dottoressa signora sig.ra
  filha irmã mãe tia sobrinha namorada avó sogra cunhada prima vizinha síndica patroa professora madrinha
  dochter zus vrouw moeder vriendin tante oma schoonmoeder schoonzus buurvrouw juf mevrouw
  pani panią mama mamą mamę żona żoną żony żonie córka córką córki córkę siostra siostrą siostry siostrę babcia babcią babci ciocia ciocią teściowa teściową
  szefowa koleżanka koleżanką sąsiadka sąsiadką dziewczyna wychowawczyni nauczycielka polonistka
  kızım annem ablam karım karısı teyzem halam anneannem babaannem kayınvalidem kardeşim
  mamma mormor farmor syster dotter fru fröken flickvän svärmor moster faster lärarinna søster datter kone
  lányom anyám feleségem nővérem húgom nagymamám nagyanyám barátnőm anyósom főnöknőm kolléganőm tanárnő menyem
  زوجتي مراتي أختي أختها أخته بنتي بنتنا ابنتي أمي خالتي عمتي جدتي صديقتي صاحبتي رفيقتي جارتي مديرتي معلمتي معلمته زميلتي خطيبتي مدام السيدة الآنسة الأستاذة الدكتورة المعلمة المهندسة
  خانم زنم دخترم مادرم خواهرم خاله عمه مامان خاله‌ام عمه‌ام بیوی بہن بیٹی امی والدہ ساس نند بھابھی خالہ پھوپھو ممانی باجی آپا مس مسز محترمہ بیگم
  אשתי אחותי בתי הבת בתנו סבתא דודה דודתי חברתי המורה הגננת גברת גב' גב׳ המנהלת גיסתי חמותי השכנה המזכירה אמא אמי
  पत्नी बेटी बहन माँ मां मम्मी चाची मामी बुआ मौसी दादी नानी श्रीमती सुश्री सहेली भाभी ননদ মেয়ে মেয়ে স্ত্রী বোন খালা ফুফু দিদি চাচী মামি বান্ধবী আপা
  κυρία κα γυναίκα κόρη αδελφή αδερφή μητέρα φίλη γιαγιά δασκάλα δασκάλας chị bà cô vợ mẹ dì ibu bu istri mbak nenek tante
  дружина дружини мати мама сестра дочка донька подруга свекруха теща начальниця начальниці жена дочь тёща свекровь`,
);
export const MALE_WORDS = words(
  `son brother husband father dad daddy papa uncle nephew boyfriend fiancé grandfather grandpa grandad groom stepson stepfather stepdad godson
  grandson ex-husband ex-boyfriend brother-in-law father-in-law son-in-law boy man gentleman mr mister landlord headmaster
  sohn sohnes sohne bruder bruders ehemann mannes vater vaters onkel neffe neffen enkel schwiegervater schwager opa opi kollege kollegen nachbar nachbarn
  lehrer arzt hausarzt vermieter mieter mitbewohner herr herrn
  fils frère mari père oncle neveu copain cousin voisin grand-père beau-père beau-frère papi tonton monsieur hijo hermano esposo marido padre papá tío
  sobrino novio abuelo suegro cuñado primo vecino casero profesor maestro señor sr don figlio fratello marito papà babbo zio fidanzato nonno suocero
  cognato cugino vicino maestro signor filho irmão pai tio sobrinho namorado avô sogro cunhado primo vizinho síndico patrão genro seu
  zoon broer man vader oom neef vriend opa schoonvader zwager buurman meester meneer
  pan pana panem panu mąż męża mężem mężowi syn syna synem synowi brat brata bratem bratu dziadek dziadkiem wujek wujkiem teść teściem szef kolega sąsiad
  oğlum babam abim ağabeyim kocam kocası dayım amcam dedem kayınpederim
  pappa morfar farfar bror pojkvän svärfar morbror farbror sønn søn mand
  fiam fiamat apám férjem bátyám öcsém nagyapám nagyapa apósom vejem
  زوجي جوزي أخي أخويا أخوها ابني أبي بابا خالي عمي جدي صديقي صاحبي رفيقي جاري جارنا مديري زميلي خطيبي السيد الأستاذ الدكتور المهندس الحاج رئيسي
  آقای شوهرم پسرم پدرم برادرم بابا دایی عمو داماد شوہر بھائی بیٹا بیٹے ابو والد چچا ماموں سسر دیور جناب مسٹر
  בעלי אחי בני הבן בננו סבא דוד הדוד מר המנהל גיסי חמי השכן אבא אבי बच्चा पति बेटा बेटे भाई पिता पापा चाचा मामा दादा नाना ताऊ श्री
  ছেলে স্বামী ভাই চাচা মামা বাবা কাকা জনাব κύριος κ άντρας γιος αδελφός αδερφός πατέρας φίλος παππούς anh ông chú chồng bố cậu bapak pak suami mas kakek
  чоловік батько тато брат син друг сусід свекор тесть муж отец сын`,
);
