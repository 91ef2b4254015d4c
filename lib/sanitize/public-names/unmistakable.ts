// Single words that name one public person or character and hardly any private one. Written for this project.
export const UNMISTAKABLE_NAMES = `
dostoevsky dostoyevsky dostoievski dostojewski dostoyevski dostojevski tolstoy tolstoi tolstoj tchaikovsky tschaikowski chekhov tschechow čechov čajkovskij solzhenitsyn pasternak nabokov bulgakov
shakespeare goethe schopenhauer nietzsche hegel heidegger wittgenstein kierkegaard spinoza descartes montesquieu voltaire rousseau machiavelli kafka hemingway steinbeck faulkner orwell tolkien asimov
balzac flaubert baudelaire rimbaud verlaine proust camus sartre apollinaire maupassant molière racine stendhal zola houellebecq saint-exupéry simenon ionesco derrida foucault deleuze bourdieu lévi-strauss
cervantes góngora unamuno lorca almodóvar boccaccio petrarca pirandello d'annunzio leopardi ungaretti pasolini fellini berlusconi mussolini garibaldi caravaggio botticelli michelangelo modigliani
eça_de_queirós saramago bolsonaro pelé maradona messi ronaldo mbappé zidane ibrahimović haaland ronaldinho neymar
mozart beethoven vivaldi paganini rachmaninoff rachmaninov shostakovich stravinsky prokofiev mussorgsky debussy tchaikovsky chopin liszt dvořák smetana sibelius
rembrandt vermeer monet cézanne gauguin picasso kandinsky matisse magritte mondrian kokoschka dürer banksy hokusai
copernicus galileo kepler einstein heisenberg schrödinger schrodinger oppenheimer feynman lavoisier mendeleev faraday pasteur
socrates plato aristotle pythagoras archimedes euclid sophocles euripides aeschylus cicero seneca herodotus thucydides avicenna averroes confucius laozi buddha
platon aristoteles sokrates pythagore archimède aristote sócrates platón aristóteles platone aristotele socrate sokratész arisztotelész arystoteles sokrat
napoleon napoleón napoléon bismarck hitler stalin lenin trotsky gorbachev yeltsin putin zelensky zelenskyy erdoğan erdogan netanyahu gandhi mandela obama reagan thatcher churchill roosevelt eisenhower nixon merkel macron
sarkozy mitterrand de_gaulle zapatero feijóo puigdemont berlusconi meloni mattarella orbán kaczyński wałęsa piłsudski masaryk ceaușescu atatürk mevlana
beyoncé beyonce rihanna eminem shakira oprah zendaya björk avicii rammstein metallica nirvana coldplay radiohead
dracula frankenstein voldemort dumbledore gandalf frodo gollum sauron aragorn legolas bilbo hogwarts darth_vader yoda chewbacca batman superman spiderman deadpool thanos godzilla pikachu
mephistopheles raskolnikov raskolnikow heathcliff gulliver quasimodo sherlock pinocchio cinderella rapunzel schneewittchen rotkäppchen hamlet macbeth othello odysseus achilles prometheus sisyphus zeus poseidon aphrodite
naruto sasuke goku vegeta luffy totoro doraemon sephiroth kratos geralt yennefer daenerys tyrion katniss hermione_granger
mickiewicz słowacki sienkiewicz szymborska gombrowicz tokarczuk sapkowski kochanowski kopernik hrabal hašek komenský eminescu brâncuși cioran andrić krleža prešeren cankar
пушкин лермонтов гоголь достоевский чехов тургенев булгаков маяковский есенин ахматова цветаева пастернак солженицын бродский набоков бахтин бердяев чайковский рахманинов шостакович
путин сталин ленин горбачёв горбачев ельцин хрущёв брежнев троцкий зеленский зеленський лукашенко наполеон гитлер черчилль навальный жириновский эйнштейн менделеев ломоносов гагарин
раскольников онегин печорин чичиков обломов базаров воланд хлестаков плюшкин чебурашка штирлиц
достоевски шекспир ницше кафка камю сартр гегель фрейд аристотель сократ
القذافي السيسي المتنبي الجاحظ الغزالي الخوارزمي شكسبير أينشتاين دوستويفسكي نيتشه أفلاطون أرسطو سقراط نابليون هتلر
נתניהו ביאליק רמב"ם רש"י שייקספיר איינשטיין קפקא דוסטויבסקי ניטשה
प्रेमचंद तुलसीदास कबीरदास चाणक्य टैगोर आइंस्टीन शेक्सपियर दुर्योधन युधिष्ठिर
রবীন্দ্রনাথ জীবনানন্দ বঙ্কিমচন্দ্র শরৎচন্দ্র
soekarno soeharto jokowi megawati diponegoro
鲁迅 孔子 孟子 老子 庄子 屈原 李白 杜甫 苏轼 曹操 刘备 诸葛亮 秦始皇 孙悟空 猪八戒 贾宝玉 林黛玉 莎士比亚 尼采 康德 黑格尔 卡夫卡 牛顿 爱因斯坦 马斯克 特朗普 普京 魯迅 諸葛亮 孫悟空 賈寶玉
夏目漱石 太宰治 芥川龍之介 紫式部 清少納言 織田信長 豊臣秀吉 徳川家康 聖徳太子 卑弥呼 ドラえもん ピカチュウ ナポレオン ニーチェ ドストエフスキー アインシュタイン トランプ大統領
세종대왕 이순신 홍길동전 셰익스피어 아인슈타인 도스토옙스키 니체 소크라테스 푸틴 트럼프 손흥민 봉준호
`;
