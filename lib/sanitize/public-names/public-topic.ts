// Tells whether a short prompt asks about a public subject, such as cricket, a novel or a computer game, in languages without capitals. A given name that
// only a list found there is a player's or a character's: "সাকিব নাকি মাশরাফি, ওয়ানডেতে কার উইকেট বেশি?"
const LONGEST = 200;

const TOPICS =
  /ওয়ানডে|ওয়ানডে|টি-টোয়েন্টি|টেস্ট ম্যাচ|উইকেট|সেঞ্চুরি|বিশ্বকাপ|বিপিএল|উপন্যাস|গল্পের|কবিতার|সারাংশ|চরিত্র|মুক্তিযুদ্ধ|পাঁচালী|(?<!\p{L})(?:گل ملی|جام جهانی|لیگ برتر|رمان|شاهنامه|सुपर ओवर|वनडे|शतक|विकेट|उपन्यास|चरित्र[ -]चित्रण|विश्व ?कप|आईपीएल|चौपाई|هداف|كأس العالم|الدوري الإنجليزي|رواية|قصيدة)(?!\p{L})|리그 오브 레전드|(?<![가-힣])롤(?:에서)? |챔피언스리그|월드컵|소설|드라마에서|애니에서/u;
/** Words for the writer and those near, to whom the name may belong after all. */
const OWN =
  /আমার|আমাদের|আমি|আমাকে|বন্ধু|ভাইয়ের|ছেলে|মেয়ে|মেয়ে|স্কুল|পাড়া|(?<![\p{L}\p{M}])(?:(?:به|برای|با) (?:من|ما)|پسرم|دخترم|دوستم|برادرم|خواهرم|همکارم|همسرم|بچه‌ام|تیممون|मेर[ाीे]|हमार[ाीे]|मैं|हम|मुझे|बेट[ाीे]|भाई|बहन|दोस्त|मोहल्ले|स्कूल|أنا|انا|ابني|بنتي|صديقي|صديقتي|أخي|اخوي|ولدي|مدرسة)(?![\p{L}\p{M}])|우리|내 |제 |친구|아들|딸|동생|남편|아내|저는|나는|학교/u;

/** Whether the prompt asks about such a subject and mentions nobody near. */
export const isAboutPublicTopic = (text: string): boolean =>
  text.length <= LONGEST && !text.includes('\n') && TOPICS.test(text) && !OWN.test(text);
