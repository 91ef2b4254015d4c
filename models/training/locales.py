"""The words of each language that generated text needs: months, weekdays, jobs, conditions, streets, companies, countries."""

ENGLISH = {
    "months": "January February March April May June July August September October November December".split(),
    "weekdays": "Monday Tuesday Wednesday Thursday Friday Saturday Sunday".split(),
    "streets": "{n} {name} Street|{n} {name} Road|{n} {name} Avenue|{n} {name} Lane|{n} {name} Drive|{n} {name} Court|{n} {name} Way|"
               "{n} {name} Close|{n} {name} Boulevard|{n} {name} St|{n} {name} Rd|{n} {name} Ave|{n} {name} St.|{n} {name} Blvd|{n} {name} Terrace|"
               "{n} N. {name} Ave|{n} West {name} Street|{n} {n}th Street|{n} {n}nd Ave, Apt {n}|P.O. Box {n}|Unit {n}, {n} {name} Road".split("|"),
    "suffixes": "Ltd,Inc.,GmbH,LLC,AG,Group,Logistics,Consulting,Partners,Solutions,Bank,Software,Insurance,Systems,Media,& Sons,Holdings,Labs,Foods,"
                "Energy,Hospital,Clinic,University,High School,Foundation,Airlines,Hotel,Pharmacy,Motors,Technologies,Capital,Law,Council,City Council,Credit Union".split(","),
    "conditions": "depression,anxiety,asthma,type 2 diabetes,type 1 diabetes,diabetes,migraine,migraines,hypertension,high blood pressure,breast cancer,"
                  "epilepsy,bipolar disorder,ADHD,HIV,COPD,eczema,arthritis,rheumatoid arthritis,multiple sclerosis,Crohn's disease,PTSD,autism,dementia,"
                  "back pain,insomnia,chronic fatigue,panic attacks,obesity,hepatitis C,lupus,schizophrenia,Parkinson's disease,flu,pneumonia,"
                  "kidney stones,a herniated disc,celiac disease,hypothyroidism,endometriosis,OCD,anaemia,leukaemia,prostate cancer,stroke,"
                  "heart disease,chest pain,fever,a miscarriage,cancer,psoriasis,glaucoma,alcoholism,chlamydia,burnout,sleep apnea,gout".split(","),
    "places": None,
}
OTHERS = {
    "de": {
        "countries": ("DE", "AT", "CH"), "zip": 5,
        "months": "Januar Februar März April Mai Juni Juli August September Oktober November Dezember".split(),
        "weekdays": "Montag Dienstag Mittwoch Donnerstag Freitag Samstag Sonntag".split(),
        "dates": ("{d}. {month} {y}", "{dd}.{mm}.{y}"), "money": ("{k} €", "{k} Euro", "EUR {k}"),
        "streets": "{name}straße {n}|{name}str. {n}|{name}weg {n}|{name}gasse {n}|Am {name} {n}|{name}allee {n}|{name}platz {n}".split("|"),
        "suffixes": "GmbH,AG,KG,e.V.,GmbH & Co. KG,Versicherung,Bank,Klinik,Logistik,Stadtwerke".split(","),
        "jobs": "Lehrerin,Lehrer,Ingenieur,Krankenschwester,Buchhalter,Verkäuferin,Anwältin,Arzt,Koch,Programmierer,Erzieherin,Busfahrer,Pfleger,Friseurin".split(","),
        "conditions": "Depressionen,Diabetes,Asthma,Bluthochdruck,Brustkrebs,Migräne,Rückenschmerzen,Epilepsie,eine Angststörung,Multiple Sklerose,Burnout,Grippe".split(","),
    },
    "fr": {
        "countries": ("FR", "BE"), "zip": 5,
        "months": "janvier février mars avril mai juin juillet août septembre octobre novembre décembre".split(),
        "weekdays": "lundi mardi mercredi jeudi vendredi samedi dimanche".split(),
        "dates": ("{d} {month} {y}", "{dd}/{mm}/{y}"), "money": ("{k} €", "{k} euros"),
        "streets": "{n} rue {name}|{n}, rue de {name}|{n} avenue {name}|{n} boulevard {name}|{n} place {name}|{n} bis, rue {name}|{n} chemin de {name}".split("|"),
        "suffixes": "SARL,SA,SAS,et Fils,Assurances,Banque,Conseil,Logistique".split(","),
        "jobs": "infirmière,professeur,ingénieur,comptable,vendeuse,avocate,médecin,cuisinier,informaticien,chauffeur de bus,aide-soignante,coiffeuse".split(","),
        "conditions": "dépression,diabète,asthme,hypertension,cancer du sein,migraines,mal de dos,épilepsie,troubles anxieux,sclérose en plaques,grippe".split(","),
    },
    "es": {
        "countries": ("ES", "MX", "AR"), "zip": 5,
        "months": "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre".split(),
        "weekdays": "lunes martes miércoles jueves viernes sábado domingo".split(),
        "dates": ("{d} de {month} de {y}", "{dd}/{mm}/{y}"), "money": ("{k} €", "{k} euros"),
        "streets": "Calle {name} {n}|C/ {name}, {n}|Avenida {name} {n}|Plaza {name} {n}|Calle de {name}, {n}, 2º B|Paseo {name} {n}".split("|"),
        "suffixes": "S.L.,S.A.,Seguros,Banco,Hermanos,Consultores,Logística".split(","),
        "jobs": "enfermera,profesor,ingeniero,contable,vendedora,abogada,médico,cocinero,programador,conductor,camarero,peluquera".split(","),
        "conditions": "depresión,diabetes,asma,hipertensión,cáncer de mama,migrañas,dolor de espalda,epilepsia,ansiedad,esclerosis múltiple,gripe".split(","),
    },
    "it": {
        "countries": ("IT",), "zip": 5,
        "months": "gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre".split(),
        "weekdays": "lunedì martedì mercoledì giovedì venerdì sabato domenica".split(),
        "dates": ("{d} {month} {y}", "{dd}/{mm}/{y}"), "money": ("{k} €", "{k} euro"),
        "streets": "Via {name} {n}|Via {name}, {n}|Viale {name} {n}|Piazza {name} {n}|Corso {name} {n}|Vicolo {name} {n}".split("|"),
        "suffixes": "S.p.A.,S.r.l.,Assicurazioni,Banca,e Figli,Consulenza".split(","),
        "jobs": "infermiera,insegnante,ingegnere,contabile,commessa,avvocato,medico,cuoco,programmatore,autista,cameriere,parrucchiera".split(","),
        "conditions": "depressione,diabete,asma,ipertensione,un tumore al seno,emicrania,mal di schiena,epilessia,ansia,sclerosi multipla,influenza".split(","),
    },
    "nl": {
        "countries": ("NL", "BE"), "zip": 4,
        "months": "januari februari maart april mei juni juli augustus september oktober november december".split(),
        "weekdays": "maandag dinsdag woensdag donderdag vrijdag zaterdag zondag".split(),
        "dates": ("{d} {month} {y}", "{dd}-{mm}-{y}"), "money": ("€ {k}", "{k} euro"),
        "streets": "{name}straat {n}|{name}laan {n}|{name}weg {n}|{name}plein {n}|{name}gracht {n}|{name}kade {n}-{n}".split("|"),
        "suffixes": "B.V.,N.V.,Verzekeringen,Bank,en Zonen,Groep".split(","),
        "jobs": "verpleegkundige,leraar,ingenieur,boekhouder,verkoopster,advocaat,arts,kok,programmeur,buschauffeur,kapper".split(","),
        "conditions": "depressie,diabetes,astma,hoge bloeddruk,borstkanker,migraine,rugpijn,epilepsie,een angststoornis,multiple sclerose,griep".split(","),
    },
    "pt": {
        "countries": ("PT", "BR"), "zip": 5,
        "months": "janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro".split(),
        "weekdays": "segunda-feira terça-feira quarta-feira quinta-feira sexta-feira sábado domingo".split(),
        "dates": ("{d} de {month} de {y}", "{dd}/{mm}/{y}"), "money": ("{k} €", "R$ {k}", "{k} reais"),
        "streets": "Rua {name}, {n}|Rua de {name} {n}|Avenida {name}, {n}|Praça {name} {n}|Travessa {name} {n}".split("|"),
        "suffixes": "Lda.,S.A.,Ltda.,Seguros,Banco,Irmãos,Consultoria".split(","),
        "jobs": "enfermeira,professor,engenheiro,contabilista,vendedora,advogada,médico,cozinheiro,programador,motorista,cabeleireira".split(","),
        "conditions": "depressão,diabetes,asma,hipertensão,cancro da mama,enxaqueca,dores nas costas,epilepsia,ansiedade,esclerose múltipla,gripe".split(","),
    },
}
