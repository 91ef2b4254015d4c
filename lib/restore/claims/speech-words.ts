// Words that show that a sentence repeats the person's words, passes on a question, or continues the sentence before.
import { wordList } from './word-list.ts';

/** Words that show that a sentence restates the facts of the person, or writes them for the person ("you said", "your", "my"). */
export const RESTATEMENT_WORDS = wordList(
  [
    `thank you | thanks | sorry to hear | you said | you mentioned | you told | you wrote | you asked | you take | you're taking | you are taking | you use | you have | you're on | you are on | you were prescribed | your | since you | as you | given your | I | I'm | I've | my | me | we | our |
     he | she | his | her | patient | patients | prescribed | diagnosed | diagnosis | takes | taking | history of | medication | medications | dear | summary | noted | reports`,
    `danke | tut mir leid | sie sagten | sie erwähn~ | sie schrieben | sie fragten | sie fragen | sie nehmen | sie haben | du nimmst | du hast | dein~ | ihr | ihre | ihren | ihrem | ihrer | ich | mein~ | mir | mich | wir | unser~ | er | patient~ | verschrieben | verordnet |
     diagnostiziert~ | diagnose~ | nimmt | eingenommen | medikation | medikamente | vorgeschichte | sehr geehrte~`,
    `merci | vous avez | vous prenez | vous dites | vous demandez | vous êtes | tu prends | votre | vos | ton | ta | tes | je | j'ai | mon | ma | mes | moi | nous | notre | il prend | elle prend | patient | patiente | prescrit~ | diagnosti~ | antécédent~ |
     médicament | médicaments | madame | monsieur`,
    `gracias | lo siento | usted | mencion~ | dijo | dice | preguntó | pregunta | toma | tomas | tiene | tienes | su | sus | tu | tus | mi | mis | tomo | tengo | me | padezco | sufro | nosotros | nuestr~ | él | ella | paciente~ | recetad~ | diagnostic~ | antecedente~ |
     medicación | medicamento | medicamentos | estimad~`,
    `obrigad~ | lamento | você | mencion~ | disse | perguntou | toma | tomas | tem | seu | sua | seus | suas | teu | tua | meu | minha | meus | minhas | tomo | tenho | sofro | nós | nosso~ | nossa~ | ele | ela | paciente~ | receitad~ | prescrit~ | diagnostic~ |
     medicação | medicamento~ | prezad~ | caro | cara`,
    `grazie | mi dispiace | lei | ha detto | ha scritto | ha chiesto | prende | prendi | suo | sua | tuo | tua | mio | mia | miei | mie | prendo | soffro | ho | noi | nostr~ | lui | paziente~ | prescritt~ | diagnos~ | terapia | medicinal~ | gentile | egregi~`,
    `dank | bedankt | u zei | u schreef | u vroeg | u gebruikt | je gebruikt | uw | jouw | mijn | ik | wij | hij | zij | patiënt~ | voorgeschreven | diagnose | medicatie | beste | geachte`,
  ],
  '谢谢|您说|您提到|你说|你提到|您服用|你服用|您在|你在|您的|你的|您患|你患|我|患者|病人|确诊|诊断|处方|开了|他|她|尊敬的|病史',
);

const ASKED =
  `(?:(?:could|can|would|will) you (?:please )?)?(?:ask(?:s|ed|ing)?|wonder(?:s|ed|ing)?|want(?:s|ed)? to know|would like to know|check(?:s|ed|ing)?|confirm(?:s|ed)?|clarify|discuss(?:es|ed)?|tell (?:me|us)|find out|question)[^.!?;:]{0,60}?\\b(?:whether|if)\\b
|(?:frag(?:e|en|t|te|ten)|wissen|klär(?:e|en|t)|prüf(?:e|en|t)|bestätig(?:e|en)|besprech(?:e|en)|sagen)[^.!?;:]{0,60}?\\bob\\b
|(?:demand(?:e|er|ez|ent|é)|savoir|vérifi(?:e|er|ez)|confirm(?:e|er|ez)|dire)[^.!?;:]{0,60}?\\bsi\\b
|(?:pregunt(?:a|ar|e|o|ó)|saber|confirm(?:a|ar|e)|consult(?:a|ar|e)|decir(?:me|nos)?)[^.!?;:]{0,60}?\\bsi\\b`.replace(
    /\n/gu,
    '',
  );
/** An indirect question, which asserts nothing: "Ask your pharmacist whether it is safe". */
export const INDIRECT_QUESTION = new RegExp(
  `(?:${ASKED})[^.!?;,]*|(?:询问|问|咨询|确认|知道)[^。！？；，]{0,30}(?:是否|能否|可否|能不能|什么|哪种)[^。！？；，]*`,
  'giu',
);

/** Words that begin a sentence about the same subject as the sentence before. */
export const SENTENCE_START_ON_SAME_SUBJECT =
  /^[\s*_"'“(>-]*(?:(?:yes|no|well|so|but|and|however|also|therefore|because|both|neither|either|it|its|it's|this|that|that's|these|those|they|such|the (?:two|drug|drugs|medicine|medicines|medication|combination|mixture|interaction|illness|condition|disease|same)|taking (?:it|them|both)|combining|together|avoid|instead|ja|nein|aber|und|daher|deshalb|außerdem|es|das|dies(?:e[rsmn]?)?|er|sie|beide[sn]?|solche|davon|damit|dadurch|die kombination|zusammen|oui|non|mais|donc|cela|ça|c'est|ce|cet|cette|ces|il|elle|ils|elles|les deux|l'association|ensemble|sí|no|pero|por eso|además|eso|esto|este|esta|estos|estas|ambos|ambas|la combinación|juntos|lo)(?![\p{L}])|是的|不|但|因此|所以|而且|它|这|该|此|两者|二者|两种|同时)/iu;

/** Words later in a sentence that refer to the subject of the sentence before: "In general this drug …". */
export const BACK_REFERENCE =
  /(?<!\p{L})(?:it|them|this (?:drug|medicine|medication|combination|illness|condition|disease)|these (?:drugs|medicines|two)|the combination|both|dieses (?:mittel|medikament)|diese (?:kombination|medikamente|krankheit)|beide|ce médicament|ces médicaments|cette association|cette maladie|les deux|este medicamento|estos medicamentos|esta combinación|esta enfermedad|ambos)(?!\p{L})|该药|这种药|此药|两药|这两种/iu;
