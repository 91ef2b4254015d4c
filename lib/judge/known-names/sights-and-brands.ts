// Sights, works, brands, shops and authorities that are known in one language's countries above all, by language. Written for this project.
export const SIGHTS_AND_BRANDS = `
قصر_الشوق زقاق_المدق اللص_والكلاب دعاء_الكروان قنديل_أم_هاشم النادي_الإفريقي أبو_شقرا أبو_طارق لولو_هايبر_ماركت ناس_الغيوان سيراميكا_كليوباترا هايبر_بنده السيدة_زينب
سيدي_بشر سيدي_جابر مرسى_مطروح معبد_الكرنك معبد_أبو_سمبل جبل_قاسيون شارع_المتنبي مدائن_صالح جامع_الشيخ_زايد سيدي_بوسعيد أيت_بن_حدو
bílá_nemoc válka_s_mloky povídky_malostranské staré_pověsti_české ostře_sledované_vlaky kofola becherovka velkopopovický_kozel svijany fidorka studentská_pečeť opavia
paralen knihy_dobrovský křivoklát konopiště hluboká_nad_vltavou český_krumlov kutná_hora mikulov radhošť praděd václavské_náměstí špindlerův_mlýn máchovo_jezero
fru_marie_grubbe ved_vejen superbrugsen imerco bog_&_idé arnold_busck skagen møns_klint hammershus kronborg amalienborg rubjerg_knude
der_schimmelreiter der_goldne_topf mario_und_der_zauberer unterm_rad berlin_alexanderplatz finanztip dallmayr spezi voltaren bepanthen iberogast schwartau fettes_brot
sanssouci rothenburg_ob_der_tauber zugspitze königssee berchtesgaden garmisch-partenkirchen kreuzberg warnemünde wörthersee
η_φόνισσα το_άξιον_εστί ύμνος_εις_την_ελευθερίαν ελεύθεροι_πολιορκημένοι ο_χριστός_ξανασταυρώνεται εοδυ gov.gr οπαπ μασούτης παπασωτηρίου φαγε μεβγάλ lacta goody's
εξάρχεια μετέωρα μυστράς υμηττός σαντορίνη κάρπαθος σπιναλόγκα λευκός_πύργος ψηλορείτης
luces_de_bohemia el_árbol_de_la_ciencia campos_de_castilla poeta_en_nueva_york romancero_gitano nocilla gallina_blanca el_jueves el_último_de_la_fila extremoduro
mago_de_oz los_tigres_del_norte bancomer dr._simi picos_de_europa covadonga peñíscola santillana_del_mar san_lorenzo_de_el_escorial santiago_de_compostela sierra_nevada
teide villa_de_leyva puerto_madryn
شازده_احتجاب جای_خالی_سلوچ عزاداران_بیل بامداد_خمار سمفونی_مردگان بانک_پاسارگاد چای_احمد علامه_طباطبایی علامه_حلی قلم‌چی شاه_عبدالعظیم امامزاده_صالح امامزاده_داوود
سید_خندان شاه_نعمت‌الله_ولی شیخ_صفی ارگ_کریم‌خان تخت_سلیمان قلعه_بابک شاهچراغ پل_خواجو مسجد_شیخ_لطف‌الله حضرت_معصومه
täällä_pohjantähden_alla sinuhe_egyptiläinen s-market k-citymarket citymarket alepa suomenlinna olavinlinna turun_linna nuuksio ylläs naantali
le_horla boule_de_suif la_peau_de_chagrin le_colonel_chabert la_bête_humaine spasfon dafalgan pronote carambar petit_écolier orangina le_gorafi saint-malo saint-tropez
saint-jean-de-luz saint-émilion mont_ventoux dune_du_pilat val_thorens père-lachaise chenonceau
חרבו_דרבו דירה_להשכיר מיץ_פטל מיכאל_שלי סיפור_על_אהבה_וחושך יינות_ביתן סופר_פארם קפה_גרג סטימצקי ויסוצקי הדג_נחש כנסיית_השכל קבר_רחל מערת_המכפלה הר_הרצל הר_מירון עין_הוד
זכרון_יעקב כיכר_דיזנגוף סמי_עופר ואדי_ניסנאס נבי_סמואל
नमक_का_दरोगा पंच_परमेश्वर दो_बैलों_की_कथा शतरंज_के_खिलाड़ी उसने_कहा_था मुथूट_फाइनेंस कल्याण_ज्वेलर्स मालाबार_गोल्ड डाबर हल्दीराम पारले_जी रूह_अफ़ज़ा गीता_प्रेस
बाँके_बिहारी_मंदिर खाटू_श्याम मेहंदीपुर_बालाजी करणी_माता वैष्णो_देवी नंदा_देवी हाजी_अली अजमेर_शरीफ हजरतगंज सरोजिनी_नगर काशी_विश्वनाथ जिम_कॉर्बेट हरमंदिर_साहिब
egri_csillagok az_aranyember bookline jófogás ügyfélkapu magyar_nemzet visegrád esztergom szentendre hollókő hortobágy lillafüred
sang_pemimpi maryamah_karpov anak_semua_bangsa jejak_langkah rumah_kaca mie_sedaap sarimi supermi le_minerale teh_botol_sosro sosro teh_pucuk_harum teh_kotak bear_brand
candi_borobudur candi_prambanan prambanan candi_mendut ratu_boko keraton_yogyakarta taman_sari tugu_jogja kaliurang gunung_merapi merbabu sindoro sumbing
il_deserto_dei_tartari la_luna_e_i_falò il_partigiano_johnny il_barone_rampante il_giorno_della_civetta tachipirina mulino_bianco gocciole pan_di_stelle loacker algida
rovagnati giovanni_rana cirio san_gimignano cortina_d'ampezzo madonna_di_campiglio san_martino_di_castrozza santa_maria_di_leuca castel_del_monte monte_bianco monte_rosa
san_candido san_teodoro alberobello villa_borghese
セイコーマート アカチャンホンポ ジュンク堂書店 ガスト ココス アサヒ カップヌードル ポッキー たけのこの里 軽井沢 由布院 城崎温泉 下呂温泉 道後温泉 洞爺湖 富良野 釧路湿原 十和田湖 弘前城 田沢湖 乳頭温泉 鶴ヶ城
벙어리_삼룡이 사랑손님과_어머니 꺼삐딴_리 우리들의_일그러진_영웅 엄마를_부탁해 하나로마트 g마켓 지그재그 메가박스 알라딘 밀리의_서재 짜파게티 참치캔_동원 종가집 섭지코지 정방폭포 만장굴 협재해수욕장 월정리 마라도 정동진 경포대 오죽헌 남이섬 대관령 창경궁 숭례문
de_aanslag de_ontdekking_van_de_hemel de_avonden de_donkere_kamer_van_damokles nooit_meer_slapen blokker funda cjib buienradar de_speld bnnvara sbs6 rtl_4 douwe_egberts
giethoorn volendam kinderdijk zaanse_schans keukenhof scheveningen vlieland ameland hoge_veluwe slot_loevestein vondelpark
markens_grøde karens_jul bunnpris europris jernia elkjøp preikestolen trolltunga besseggen nordkapp trysil grünerløkka
nad_niemnem ludzie_bezdomni syzyfowe_prace ziemia_obiecana moralność_pani_dulskiej mobywatel pudelek wirtualna_polska rmf_fm e._wedel ptasie_mleczko gripex
raków_częstochowa bajm giewont morskie_oko śnieżka zakopane wilanów karpacz szczyrk giżycko
o_crime_do_padre_amaro a_cidade_e_as_serras frei_luís_de_sousa auto_da_barca_do_inferno farsa_de_inês_pereira compal licor_beirão ben-u-ron vitória_de_guimarães
xutos_&_pontapés da_weasel piraquê buscopan titãs serra_da_estrela gerês óbidos torre_de_belém mosteiro_dos_jerónimos alfama chapada_diamantina paraty ipanema pelourinho
amintiri_din_copilărie o_scrisoare_pierdută moara_cu_noroc pădurea_spânzuraților patul_lui_procust altex mobexpert sameday ghișeul.ro metrorex pro_tv digi24 realitatea_tv
gazeta_sporturilor castelul_peleș castelul_bran sinaia bușteni băile_herculane retezat transfăgărășan vidraru costinești putna sighișoara humulești
записки_охотника кому_на_руси_жить_хорошо человек_в_футляре палата_№_6 старуха_изергиль читай-город король_и_шут наутилус_помпилиус корвалол валаам кижи шерегеш
мамаев_курган ясная_поляна троице-сергиева_лавра аю-даг
röda_rummet gösta_berlings_saga den_allvarsamma_leken fänrik_ståls_sägner en_man_som_heter_ove åhléns kappahl apotek_hjärtat hemnet kivra västtrafik skånetrafiken
trafikverket sydsvenskan gamla_stan södermalm drottningholm kebnekaise abisko höga_kusten fjällbacka mariefred rosengård österlen kullaberg
ศิลาจารึกหลักที่_1 เมีย_2018 ฮอร์โมน_วัยว้าวุ่น ชัตเตอร์_กดติดวิญญาณ กวน_มึน_โฮ เซเว่น_อีเลฟเว่น เทสโก้_โลตัส ท็อปส์ วิลล่ามาร์เก็ต กูร์เมต์_มาร์เก็ต ซีเจ_เอ็กซ์เพรส
ซีเจมอร์ แฟมิลี่มาร์ท ลอว์สัน_108 วัดโพธิ์ วัดอรุณ วัดสระเกศ ภูเขาทอง วัดสุทัศน์ วัดเบญจมบพิตร สนามหลวง ถนนข้าวสาร ปากคลองตลาด สำเพ็ง จตุจักร ตลาดนัดจตุจักร เอเชียทีค
yaprak_dökümü araba_sevdası ateşten_gömlek vurun_kahpeye kiralık_konak köfteci_yusuf eczacıbaşı ülker arveles majezik pierre_loti eyüp_sultan hacı_bayram meryem_ana_evi
ishak_paşa_sarayı akdamar_adası sümela_manastırı nemrut_dağı göbeklitepe uzungöl selimiye_camii
fata_morgana чорна_рада сад_гетсиманський зачарована_десна конотопська_відьма брсм-нафта рошен яготинське воплі_відоплясова друга_ріка плач_єремії пузата_хата драгобрат
піп_іван тарасова_гора нагуєвичі асканія-нова скелі_довбуша софіївський_парк труханів_острів
chinh_phụ_ngâm cung_oán_ngâm_khúc bình_ngô_đại_cáo hịch_tướng_sĩ nam_quốc_sơn_hà vinpearl vietnamobile fpt_shop bách_hóa_xanh cellphones điện_máy_chợ_lớn chợ_tốt nhà_tốt
batdongsan.com.vn hồ_gươm hồ_hoàn_kiếm hồ_tây cầu_thê_húc đền_ngọc_sơn văn_miếu chùa_một_cột hoàng_thành_thăng_long phố_cổ_hà_nội phố_tạ_hiện phố_hàng_mã chợ_đồng_xuân
cầu_long_biên
永辉超市 书亦烧仙草 一点点 真功夫 华莱士 连花清瘟 板蓝根 999感冒灵 美特斯邦威 香格里拉 九寨沟 张家界 峨眉山 普陀山 五台山 武当山 长白山 武夷山 雁荡山 三清山 玉龙雪山 泸沽湖
`;
