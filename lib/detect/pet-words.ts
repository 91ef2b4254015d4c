// Words for pets. A name after "my dog" is as private as the name of a child.

/** Words for pets, as they stand after the word for "my". */
export const PET_WORDS = `dog dogs cat cats puppy kitten kitty pup pony horse hamster rabbit bunny parrot budgie tortoise gerbil ferret labrador retriever poodle
  beagle chihuahua dachshund terrier spaniel
  hund hündin katze kater welpe kätzchen pferd stute hamster kaninchen hase papagei wellensittich meerschweinchen dackel
  chien chienne chiot chat chatte chaton cheval jument lapin hamster perroquet
  perro perra perrito perrita cachorro gato gata gatito gatita caballo yegua conejo loro hámster
  cane cagnolino cagnolina cucciolo gatto gatta gattino micia cavallo coniglio pappagallo criceto
  cão cachorro cachorra cadela gato gata cachorrinho gatinho cavalo coelho papagaio
  hond hondje poes kat kater paard konijn
  pies psa psem suczka suczką suczki kot kota kotem kotka kotkę koń konia królik królika papuga
  собака собаки собаку собаке пес пёс пса щенок щенка кот кота коту кошка кошки кошку кошке котёнок котенок попугай хомяк
  собаку цуценя кіт кота кішка кішки кішку папуга
  katt katten hunden valp häst hest kanin hunden katten kat hest
  pes psa psem fenka fena kočka kočku kocour kocoura kůň pes mačka mačku
  pas psa mačka mačku`;

/** Words for pets in languages that express "my" by an ending or by a word after the noun. */
export const WORDS_FOR_MY_PET = `(?:kuty|macsk|cic|kiskuty)(?:ám|áim|ánk|ája|ámat|ámnak|ámmal)|(?:köpeğim|kedim|kuşum|köpeğimiz|kedimiz)(?:in|e|i|iz)?|(?:anjing|kucing|kelinci|burung) (?:saya|aku|kami|ku)|(?:con )?(?:chó|mèo|cún)(?: cưng)?(?: (?:nhà|của))? (?:tôi|em|mình|cháu)|(?:σκύλος|σκυλάκι|σκυλίτσα|γάτα|γατάκι|γάτος)(?: μου| μας)(?:,? (?:ο|η))?|(?:koira|kissa)(?:ni|mme)|(?:câinele|cățelul|cățelușa|pisica|motanul) (?:meu|mea|nostru|noastră)`;
