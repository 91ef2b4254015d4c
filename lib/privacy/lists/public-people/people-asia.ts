// People, characters and works of Asia, the Near East and Africa that everybody knows, in the languages in which people ask about them. Written for this project.
export const PUBLIC_PEOPLE_ASIA = `
mustafa_kemal_atatürk mustafa_kemal atatürk ismet_inönü ismet_paşa adnan_menderes süleyman_demirel bülent_ecevit turgut_özal necmettin_erbakan tansu_çiller recep_tayyip_erdoğan erdoğan kemal_kılıçdaroğlu kılıçdaroğlu
ekrem_imamoğlu imamoğlu mansur_yavaş özgür_özel devlet_bahçeli bahçeli selahattin_demirtaş meral_akşener ahmet_davutoğlu ali_babacan mehmet_şimşek hakan_fidan deniz_gezmiş fethullah_gülen
fatih_sultan_mehmet kanuni_sultan_süleyman yavuz_sultan_selim osman_gazi abdülhamid ii._abdülhamid hürrem_sultan mimar_sinan evliya_çelebi hezarfen hezarfen_ahmed_çelebi piri_reis barbaros_hayrettin
mevlana mevlânâ mevlana_celaleddin_rumi şems-i_tebrizi yunus_emre hacı_bektaş_veli nasreddin_hoca karacaoğlan pir_sultan_abdal köroğlu dede_korkut fuzuli fuzûlî şeyh_galip katip_çelebi
namık_kemal ziya_gökalp mehmet_akif_ersoy tevfik_fikret halit_ziya_uşaklıgil recaizade_mahmut_ekrem ahmet_mithat_efendi halide_edip_adıvar yakup_kadri_karaosmanoğlu reşat_nuri_güntekin
ömer_seyfettin peyami_safa ahmet_hamdi_tanpınar tanpınar sabahattin_ali sait_faik_abasıyanık sait_faik nâzım_hikmet nazım_hikmet orhan_veli orhan_veli_kanık cemal_süreya turgut_uyar edip_cansever
attila_ilhan necip_fazıl_kısakürek necip_fazıl yahya_kemal_beyatlı yahya_kemal ahmet_haşim cahit_sıtkı_tarancı özdemir_asaf can_yücel yaşar_kemal orhan_kemal kemal_tahir orhan_pamuk elif_şafak oğuz_atay
yusuf_atılgan aziz_nesin rıfat_ılgaz ihsan_oktay_anar zülfü_livaneli ahmet_ümit ahmed_arif murathan_mungan ince_memed bihter_ziyagil çalıkuşu raif_efendi maria_puder kürk_mantolu_madonna aşk-ı_memnu
tutunamayanlar saatleri_ayarlama_enstitüsü mai_ve_siyah seyahatname kuyucaklı_yusuf içimizdeki_şeytan masumiyet_müzesi benim_adım_kırmızı sinekli_bakkal dokuzuncu_hariciye_koğuşu
keloğlan karagöz hacivat karagöz_ile_hacivat kemal_sunal şener_şen tarık_akan türkan_şoray cem_yılmaz ata_demirer nuri_bilge_ceylan yılmaz_güney zeki_demirkubuz kıvanç_tatlıtuğ beren_saat
barış_manço cem_karaca sezen_aksu tarkan ajda_pekkan zeki_müren müslüm_gürses ibrahim_tatlıses orhan_gencebay neşet_ertaş aşık_veysel sertab_erener mabel_matiz aziz_sancar canan_dağdeviren
arda_güler hakan_çalhanoğlu arda_turan hidayet_türkoğlu alperen_şengün naim_süleymanoğlu dostoyevski tolstoy
محمد_بن_سلمان الملك_سلمان عبد_الفتاح_السيسي السيسي جمال_عبد_الناصر عبد_الناصر أنور_السادات السادات حسني_مبارك صدام_حسين معمر_القذافي القذافي بشار_الأسد ياسر_عرفات محمود_عباس حسن_نصر_الله
الحبيب_بورقيبة بورقيبة زين_العابدين_بن_علي قيس_سعيد قيس_سعيّد عبد_المجيد_تبون هواري_بومدين الملك_محمد_السادس الحسن_الثاني الملك_عبد_الله الملك_فيصل الشيخ_زايد محمد_بن_راشد تميم_بن_حمد
صلاح_الدين_الأيوبي صلاح_الدين هارون_الرشيد خالد_بن_الوليد طارق_بن_زياد عمر_بن_الخطاب علي_بن_أبي_طالب أبو_بكر_الصديق عثمان_بن_عفان معاوية عمر_المختار عمرو_بن_العاص سيف_الدولة
امرؤ_القيس عنترة عنترة_بن_شداد زهير_بن_أبي_سلمى المتنبي أبو_تمام البحتري أبو_نواس أبو_العلاء_المعري المعري ابن_الرومي جرير الفرزدق الجاحظ ابن_المقفع ابن_خلدون ابن_سينا ابن_رشد الفارابي الكندي
الخوارزمي ابن_الهيثم ابن_بطوطة الغزالي أبو_حامد_الغزالي ابن_تيمية ابن_عربي جابر_بن_حيان سيبويه الخليل_بن_أحمد البخاري ابن_كثير الشافعي أبو_حنيفة مالك_بن_أنس أحمد_بن_حنبل النووي الزمخشري
أحمد_شوقي حافظ_إبراهيم إيليا_أبو_ماضي جبران_خليل_جبران ميخائيل_نعيمة أبو_القاسم_الشابي الشابي بدر_شاكر_السياب السياب نازك_الملائكة نزار_قباني محمود_درويش درويش غسان_كنفاني أدونيس
طه_حسين نجيب_محفوظ توفيق_الحكيم عباس_محمود_العقاد العقاد يوسف_إدريس إحسان_عبد_القدوس مصطفى_لطفي_المنفلوطي المنفلوطي علاء_الأسواني أحلام_مستغانمي الطيب_صالح محمد_شكري عبد_الرحمن_منيف حنا_مينه
أم_كلثوم عبد_الحليم_حافظ محمد_عبد_الوهاب وردة_الجزائرية كاظم_الساهر عمرو_دياب نانسي_عجرم إليسا محمد_منير عادل_إمام فاتن_حمامة عمر_الشريف يوسف_شاهين محمد_صلاح رياض_محرز أشرف_حكيمي ياسين_بونو حكيم_زياش
شهرزاد شهريار علاء_الدين علي_بابا سندباد جحا ألف_ليلة_وليلة كليلة_ودمنة قيس_وليلى زرقاء_اليمامة سي_السيد بين_القصرين أولاد_حارتنا موسم_الهجرة_إلى_الشمال شكسبير دوستويفسكي أينشتاين ماركس فرويد نيتشه أفلاطون أرسطو سقراط
muhammad_salah mo_salah mohamed_salah riyad_mahrez achraf_hakimi nizar_qabbani taha_hussein ghassan_kanafani abdel_halim_hafez
דוד_בן_גוריון בן_גוריון חיים_ויצמן תיאודור_הרצל הרצל זאב_ז'בוטינסקי גולדה_מאיר לוי_אשכול משה_דיין מנחם_בגין יצחק_שמיר יצחק_רבין רבין שמעון_פרס אריאל_שרון אהוד_ברק אהוד_אולמרט בנימין_נתניהו נתניהו ביבי
בני_גנץ יאיר_לפיד לפיד נפתלי_בנט איתמר_בן_גביר בצלאל_סמוטריץ' אביגדור_ליברמן אריה_דרעי יואב_גלנט יצחק_הרצוג אהרן_ברק חיים_כהן מאיר_שמגר
חיים_נחמן_ביאליק ביאליק שאול_טשרניחובסקי רחל_המשוררת נתן_אלתרמן אלתרמן לאה_גולדברג אורי_צבי_גרינברג יהודה_עמיחי נתן_זך דליה_רביקוביץ ש"י_עגנון עגנון שמואל_יוסף_עגנון עמוס_עוז א.ב._יהושע דויד_גרוסמן מאיר_שלו
אתגר_קרת חנוך_לוין אפרים_קישון נעמי_שמר אריק_איינשטיין שלום_חנוך שלמה_ארצי יהודית_רביץ עומר_אדם נועה_קירל עדן_גולן הרמב"ם רמב"ם רש"י רבי_עקיבא הלל_הזקן יהודה_הלוי אבן_גבירול הבעל_שם_טוב
אברהם_אבינו משה_רבנו דוד_המלך שלמה_המלך אליהו_הנביא יוסף_ואחיו אסתר_המלכה יונה_הנביא גל_גדות שייקספיר איינשטיין פרויד מרקס ניטשה קפקא דוסטויבסקי טולסטוי הארי_פוטר
شاملو احمد_شاملو فروغ_فرخزاد فروغ سهراب_سپهری سپهری نیما_یوشیج مهدی_اخوان_ثالث اخوان_ثالث هوشنگ_ابتهاج سعدی مولانا مولوی فردوسی خیام عمر_خیام نظامی_گنجوی عطار_نیشابوری رودکی پروین_اعتصامی
صادق_هدایت محمود_دولت‌آبادی جلال_آل_احمد آل_احمد سیمین_دانشور بزرگ_علوی هوشنگ_گلشیری سیمین_بهبهانی ابن‌سینا ابوعلی_سینا زکریای_رازی خواجه_نصیرالدین_طوسی ابوریحان_بیرونی
کوروش_بزرگ کوروش داریوش_بزرگ خشایارشا شاه_عباس نادرشاه امیرکبیر رضاشاه رضا_شاه محمدرضا_شاه محمد_مصدق مصدق روح‌الله_خمینی خمینی علی_خامنه‌ای خامنه‌ای حسن_روحانی محمود_احمدی‌نژاد ابراهیم_رئیسی مسعود_پزشکیان
محمد_خاتمی قاسم_سلیمانی رستم_و_سهراب سیاوش ضحاک کاوه_آهنگر اسفندیار تهمینه شیرین_و_فرهاد لیلی_و_مجنون بوف_کور شاهنامه گلستان بوستان کلیدر سووشون
محمدرضا_شجریان شجریان گوگوش داریوش_اقبالی محسن_یگانه عباس_کیارستمی اصغر_فرهادی علی_دایی سردار_آزمون مریم_میرزاخانی
narendra_modi amit_shah rahul_gandhi sonia_gandhi manmohan_singh atal_bihari_vajpayee arvind_kejriwal yogi_adityanath mamata_banerjee nitish_kumar lalu_prasad_yadav rajiv_gandhi
sardar_patel vallabhbhai_patel bhagat_singh subhas_chandra_bose chandrashekhar_azad bal_gangadhar_tilak swami_vivekananda vivekananda sri_aurobindo ramakrishna raja_ram_mohan_roy
apj_abdul_kalam a.p.j._abdul_kalam abdul_kalam c.v._raman homi_bhabha vikram_sarabhai satyendra_nath_bose jagadish_chandra_bose chandragupta_maurya akbar aurangzeb shah_jahan tipu_sultan
chhatrapati_shivaji shivaji maharana_pratap rani_lakshmibai prithviraj_chauhan chanakya kautilya kalidasa tulsidas surdas meerabai guru_nanak mirza_ghalib ghalib faiz_ahmed_faiz allama_iqbal
premchand munshi_premchand r._k._narayan arundhati_roy vikram_seth chetan_bhagat jhumpa_lahiri ruskin_bond satyajit_ray rajinikanth kamal_haasan hrithik_roshan ranveer_singh ranbir_kapoor alia_bhatt
kareena_kapoor katrina_kaif akshay_kumar allu_arjun vijay_devarakonda arijit_singh kishore_kumar mohammed_rafi shreya_ghoshal sachin_tendulkar virat_kohli kohli ms_dhoni m.s._dhoni dhoni rohit_sharma
sourav_ganguly rahul_dravid kapil_dev jasprit_bumrah neeraj_chopra mary_kom p.v._sindhu saina_nehwal viswanathan_anand mukesh_ambani gautam_adani ratan_tata tata ambani adani nirmala_sitharaman
bhishma duryodhana yudhishthira ravana lakshmana mahabharata ramayana bhagavad_gita sholay dilwale_dulhania_le_jayenge
नरेंद्र_मोदी नरेन्द्र_मोदी मोदी अमित_शाह राहुल_गांधी सोनिया_गांधी इंदिरा_गांधी राजीव_गांधी जवाहरलाल_नेहरू नेहरू महात्मा_गांधी गांधी_जी गांधीजी सरदार_पटेल भगत_सिंह सुभाष_चंद्र_बोस भीमराव_अंबेडकर अंबेडकर
अटल_बिहारी_वाजपेयी मनमोहन_सिंह अरविंद_केजरीवाल योगी_आदित्यनाथ लालू_प्रसाद_यादव नीतीश_कुमार राम_मनोहर_लोहिया जयप्रकाश_नारायण स्वामी_विवेकानंद विवेकानंद अब्दुल_कलाम चाणक्य अकबर बीरबल अकबर_बीरबल शिवाजी
महाराणा_प्रताप रानी_लक्ष्मीबाई औरंगज़ेब शाहजहाँ टीपू_सुल्तान कालिदास कबीरदास तुलसीदास मीराबाई गुरु_नानक मिर्ज़ा_ग़ालिब ग़ालिब प्रेमचंद मुंशी_प्रेमचंद हामिद जयशंकर_प्रसाद
सूर्यकांत_त्रिपाठी_निराला महादेवी_वर्मा सुमित्रानंदन_पंत रामधारी_सिंह_दिनकर दिनकर हरिवंश_राय_बच्चन मैथिलीशरण_गुप्त अज्ञेय मुक्तिबोध नागार्जुन फणीश्वरनाथ_रेणु हरिशंकर_परसाई भारतेंदु_हरिश्चंद्र मोहन_राकेश भीष्म_साहनी
हजारी_प्रसाद_द्विवेदी रामचंद्र_शुक्ल रवींद्रनाथ_टैगोर रवीन्द्रनाथ_ठाकुर होरी धनिया गोदान गबन कामायनी मधुशाला रश्मिरथी ईदगाह पूस_की_रात रामचरितमानस महाभारत रामायण द्रौपदी भीष्म दुर्योधन युधिष्ठिर हनुमान रावण
एकलव्य द्रोणाचार्य शकुनि अभिमन्यु अमिताभ_बच्चन शाहरुख_खान सलमान_खान आमिर_खान लता_मंगेशकर किशोर_कुमार मोहम्मद_रफ़ी सचिन_तेंदुलकर विराट_कोहली महेंद्र_सिंह_धोनी धोनी रोहित_शर्मा नीरज_चोपड़ा आइंस्टीन न्यूटन शेक्सपियर
রবীন্দ্রনাথ রবীন্দ্রনাথ_ঠাকুর রবি_ঠাকুর কাজী_নজরুল_ইসলাম নজরুল জীবনানন্দ_দাশ জীবনানন্দ জীবনানন্দের মাইকেল_মধুসূদন_দত্ত মধুসূদন শরৎচন্দ্র_চট্টোপাধ্যায় শরৎচন্দ্র বঙ্কিমচন্দ্র_চট্টোপাধ্যায় বঙ্কিমচন্দ্র বিভূতিভূষণ_বন্দ্যোপাধ্যায় বিভূতিভূষণ
মানিক_বন্দ্যোপাধ্যায় তারাশঙ্কর_বন্দ্যোপাধ্যায় সুকুমার_রায় সত্যজিৎ_রায় ঋত্বিক_ঘটক উত্তম_কুমার সুচিত্রা_সেন সুনীল_গঙ্গোপাধ্যায় শামসুর_রাহমান হুমায়ূন_আহমেদ হুমায়ুন_আজাদ সৈয়দ_মুজতবা_আলী জসীমউদ্দীন বেগম_রোকেয়া সুকান্ত_ভট্টাচার্য
ঈশ্বরচন্দ্র_বিদ্যাসাগর বিদ্যাসাগর রামমোহন_রায় লালন_শাহ শেখ_মুজিবুর_রহমান বঙ্গবন্ধু জিয়াউর_রহমান শেখ_হাসিনা খালেদা_জিয়া মুহাম্মদ_ইউনূস ড._ইউনূস তাজউদ্দীন_আহমদ মাওলানা_ভাসানী সুভাষচন্দ্র_বসু মমতা_বন্দ্যোপাধ্যায়
সাকিব_আল_হাসান তামিম_ইকবাল মাশরাফি মুশফিকুর_রহিম ফেলুদা ব্যোমকেশ মিসির_আলি বনলতা_সেন পথের_পাঁচালী শেষের_কবিতা গীতাঞ্জলি
soekarno ir._soekarno bung_karno bung_hatta mohammad_hatta soeharto b.j._habibie habibie gus_dur abdurrahman_wahid megawati megawati_soekarnoputri susilo_bambang_yudhoyono sby jokowi prabowo gibran_rakabuming
anies_baswedan ganjar_pranowo basuki_tjahaja_purnama ahok sri_mulyani ridwan_kamil luhut_binsar_pandjaitan erick_thohir r.a._kartini kartini ki_hajar_dewantara pangeran_diponegoro diponegoro
cut_nyak_dien tan_malaka sutan_sjahrir gajah_mada hayam_wuruk jenderal_sudirman raden_saleh wali_songo sunan_kalijaga hasyim_asy'ari buya_hamka hamka pramoedya w.s._rendra sapardi_djoko_damono tere_liye
andrea_hirata dewi_lestari eka_kurniawan laskar_pelangi bumi_manusia nyai_ontosoroh siti_nurbaya malin_kundang si_kancil si_kabayan sangkuriang dayang_sumbi gatotkaca roro_jonggrang iwan_fals
rhoma_irama isyana_sarasvati agnez_mo dewa_19 sheila_on_7 nicholas_saputra reza_rahadian joko_anwar mahathir tunku_abdul_rahman anwar_ibrahim najib_razak hang_tuah p._ramlee upin_ipin siti_nurhaliza
lee_hsien_loong lawrence_wong ninoy_aquino benigno_aquino corazon_aquino bongbong_marcos duterte emilio_aguinaldo aguinaldo andres_bonifacio jose_rizal josé_rizal rizal apolinario_mabini heneral_luna antonio_luna
lapu-lapu crisostomo_ibarra maria_clara padre_damaso simoun noli_me_tangere el_filibusterismo florante_at_laura ibong_adarna manny_pacquiao pacquiao lea_salonga vice_ganda sarah_geronimo jerrold_tarog
bác_hồ chủ_tịch_hồ_chí_minh võ_văn_kiệt lê_duẩn phạm_văn_đồng nguyễn_phú_trọng tô_lâm phạm_minh_chính võ_nguyên_giáp lê_lợi nguyễn_trãi nguyễn_huệ quang_trung trần_hưng_đạo hai_bà_trưng bà_triệu ngô_quyền
lý_thái_tổ lý_thường_kiệt gia_long minh_mạng bảo_đại ngô_đình_diệm nguyễn_văn_thiệu phan_bội_châu phan_châu_trinh hồ_xuân_hương nguyễn_khuyến nguyễn_đình_chiểu bà_huyện_thanh_quan tú_xương cao_bá_quát tản_đà
xuân_diệu huy_cận hàn_mặc_tử chế_lan_viên tố_hữu thạch_lam nam_cao ngô_tất_tố nguyên_hồng vũ_trọng_phụng tô_hoài kim_lân nguyễn_tuân nguyễn_minh_châu nguyễn_huy_thiệp bảo_ninh nguyễn_nhật_ánh quang_dũng xuân_quỳnh
nguyễn_trung_thành chí_phèo thị_nở bá_kiến lão_hạc chị_dậu thúy_kiều kim_trọng từ_hải hoạn_thư thúc_sinh lục_vân_tiên kiều_nguyệt_nga dế_mèn tấm_cám thánh_gióng sơn_tinh thủy_tinh lạc_long_quân âu_cơ
thạch_sanh xuân_tóc_đỏ vợ_nhặt số_đỏ truyện_kiều vợ_chồng_a_phủ tây_tiến trịnh_công_sơn phạm_duy văn_cao sơn_tùng_m-tp mỹ_tâm đen_vâu hồ_ngọc_hà trấn_thành công_phượng quang_hải park_hang-seo phạm_nhật_vượng
สมเด็จพระนเรศวรมหาราช พระเจ้าตากสิน รัชกาลที่_5 รัชกาลที่_9 ในหลวงรัชกาลที่_9 ทักษิณ_ชินวัตร ทักษิณ ยิ่งลักษณ์_ชินวัตร แพทองธาร_ชินวัตร ประยุทธ์_จันทร์โอชา ประวิตร_วงษ์สุวรรณ อภิสิทธิ์_เวชชาชีวะ พิธา_ลิ้มเจริญรัตน์ พิธา
เศรษฐา_ทวีสิน อนุทิน_ชาญวีรกูล ปรีดี_พนมยงค์ จอมพล_ป._พิบูลสงคราม สุนทรภู่ พระอภัยมณี ผีเสื้อสมุทร ขุนแผน ขุนช้าง นางวันทอง พระลอ รามเกียรติ์ ทศกัณฐ์ หนุมาน นางสีดา พระราม แม่นาค กฤษณา_อโศกสิน คึกฤทธิ์_ปราโมช
แม่พลอย คุณเปรม สี่แผ่นดิน บุพเพสันนิวาส ลิซ่า_blackpink เบิร์ด_ธงไชย บอย_ปกรณ์ โทนี่_จา บัวขาว เทนนิส_พาณิภัค วิว_กุลวุฒิ ไอน์สไตน์ เชกสเปียร์
문재인 윤석열 이재명 박근혜 이명박 노무현 김대중 김영삼 전두환 노태우 박정희 이승만 김구 조국 홍준표 오세훈 김정은 김일성 김정일 김여정 반기문
세종 태조_이성계 영조 광해군 연산군 사도세자 장희빈 정약용 이황 율곡_이이 퇴계_이황 신사임당 허난설헌 장보고 을지문덕 강감찬 광개토대왕 김유신 선덕여왕 단군 주몽 정몽주 정도전 장영실
전봉준 윤봉길 이봉창 홍범도 김좌진 신채호 한용운 이육사 김영랑 정지용 서정주 박목월 조지훈 박두진 김수영 신동엽 기형도 나태주 안도현 김유정 현진건 염상섭 채만식 황순원 이청준
최인훈 박완서 신경숙 공지영 조남주 김애란 홍길동 홍길동전 춘향 성춘향 이몽룡 심청 심청전 흥부 놀부 흥부전 콩쥐 팥쥐 허균 김만중 구운몽 박지원 허생 허생전 메밀꽃_필_무렵 운수_좋은_날
채식주의자 소년이_온다 난장이가_쏘아올린_작은_공 조세희 태백산맥 봉준호_감독 최민식 송중기 전지현 손예진 윤여정 배두나 마동석 유재석 강호동 백종원 하정우
지드래곤 장원영 뉴진스 아이브 에스파 르세라핌 세븐틴 엑소 빅뱅 소녀시대 트와이스 조용필 나훈아 임영웅 이문세 김광석 서태지 손흥민 차범근 박세리 추신수 안세영 선동열
임요환 이세돌 서태지와_아이들 강두 기택 올드보이 오징어_게임 성기훈 신과함께 미생 도깨비 뽀로로 둘리 이건희 이재용 정주영 정몽구 최태원 셰익스피어 아인슈타인 뉴턴 니체 칸트 소크라테스 플라톤 아리스토텔레스 공자 맹자 도스토옙스키 톨스토이 카프카 헤르만_헤세 무라카미_하루키
고레에다_히로카즈 트럼프 도널드_트럼프 바이든 오바마 푸틴 시진핑 일론_머스크 스티브_잡스 빌_게이츠 메시 호날두 음바페 해리_포터
徳川家光 徳川慶喜 徳川吉宗 武田信玄 上杉謙信 伊達政宗 明智光秀 石田三成 真田幸村 西郷隆盛 坂本龍馬 勝海舟 大久保利通 木戸孝允 伊藤博文 福沢諭吉 渋沢栄一 津田梅子 北里柴三郎 野口英世 樋口一葉 大隈重信 板垣退助 吉田松陰 近藤勇 土方歳三 沖田総司
聖徳太子 中大兄皇子 藤原道長 平清盛 源頼朝 源義経 北条政子 足利尊氏 足利義満 空海 最澄 法然 親鸞 日蓮 道元 卑弥呼 小野妹子 天智天皇 桓武天皇 昭和天皇 明治天皇 新井白石 田沼意次 松平定信 井伊直弼 杉田玄白 伊能忠敬 平賀源内 葛飾北斎 歌川広重 喜多川歌麿
森鴎外 島崎藤村 正岡子規 石川啄木 北原白秋 萩原朔太郎 高村光太郎 中原中也 志賀直哉 武者小路実篤 有島武郎 永井荷風 泉鏡花 尾崎紅葉 二葉亭四迷 坪内逍遥 国木田独歩 田山花袋 坂口安吾 井伏鱒二 中島敦 梶井基次郎 安部公房 遠藤周作 大岡昇平 井上靖 吉川英治 山崎豊子
向田邦子 星新一 筒井康隆 村上龍 吉本ばなな 宮部みゆき 湊かなえ 伊坂幸太郎 又吉直樹 村田沙耶香 西加奈子 小川洋子 谷川俊太郎 茨木のり子 金子みすゞ 新美南吉 小林一茶 与謝蕪村 松尾芭蕉 俵万智 西田幾多郎 和辻哲郎 柳田國男 丸山眞男 湯川秀樹 山中伸弥
吾輩は猫である 坊っちゃん 三四郎 羅生門 人間失格 走れメロス メロス 銀河鉄道の夜 ジョバンニ カムパネルラ 金閣寺 伊豆の踊子 山月記 李徴 蜘蛛の糸 源氏物語 光源氏 枕草子 平家物語 竹取物語 かぐや姫 徒然草 方丈記 奥の細道 浦島太郎 桃太郎 金太郎 一寸法師
石破総理 高市総理 野田佳彦 麻生太郎 河野太郎 小池百合子 鳩山由紀夫 田中角栄 吉田茂 中曽根康弘 竹下登 橋本龍太郎 玉木雄一郎 前澤友作 孫正義 三木谷浩史 柳井正 松下幸之助 本田宗一郎 稲盛和夫 豊田章男 堀江貴文 ひろゆき 西村博之 落合陽一 池上彰
木村拓哉 中居正広 松本人志 浜田雅功 明石家さんま タモリ ビートたけし マツコ・デラックス 綾瀬はるか 新垣結衣 石原さとみ 広瀬すず 吉永小百合 高倉健 三船敏郎 渡辺謙 役所広司 樹木希林 菅田将暉 米津玄師 星野源 藤井風 あいみょん 宇多田ヒカル 椎名林檎 浜崎あゆみ 安室奈美恵 中島みゆき 松任谷由実 坂本龍一 桑田佳祐
山下達郎 yoasobi 初音ミク hikakin 美空ひばり 久石譲 小澤征爾 王貞治 長嶋茂雄 野茂英雄 松井秀喜 ダルビッシュ有 佐々木朗希 山本由伸 三笘薫 久保建英 錦織圭 大坂なおみ 浅田真央 宇野昌磨 井上尚弥 内村航平 池江璃花子 北島康介 藤井聡太 羽生善治 白鵬 千代の富士
ドラえもん のび太 野比のび太 しずかちゃん ジャイアン スネ夫 サザエさん 波平 ちびまる子ちゃん クレヨンしんちゃん 野原しんのすけ アンパンマン 名探偵コナン 江戸川コナン 工藤新一 毛利蘭 ルフィ ナルト サスケ 悟空 孫悟空 ベジータ 竈門炭治郎 炭治郎 禰豆子 冨岡義勇 煉獄杏寿郎 五条悟 虎杖悠仁 両面宿儺 エレン リヴァイ兵長 リヴァイ
碇シンジ 綾波レイ 惣流・アスカ・ラングレー トトロ 千尋 ナウシカ ポニョ ハウル アムロ・レイ シャア ピカチュウ ルイージ ゼルダ セフィロス 鬼滅の刃 呪術廻戦 進撃の巨人 千と千尋の神隠し
アインシュタイン ニュートン ガリレオ・ガリレイ ガリレオ ダーウィン エジソン ナポレオン ヒトラー スターリン レーニン マルクス カント ニーチェ ヘーゲル デカルト ソクラテス プラトン アリストテレス フロイト ユング シェイクスピア ゲーテ カフカ ドストエフスキー トルストイ ヘミングウェイ カミュ バッハ モーツァルト ベートーヴェン ベートーベン ショパン
レオナルド・ダ・ヴィンチ ミケランジェロ ゴッホ モネ ピカソ トランプ ドナルド・トランプ バイデン オバマ プーチン ゼレンスキー イーロン・マスク スティーブ・ジョブズ ビル・ゲイツ メッシ ロナウド ハリー・ポッター テイラー・スウィフト マザー・テレサ
赵乐际 王沪宁 朱镕基 胡耀邦 赵紫阳 华国锋 林彪 刘少奇 彭德怀 朱德 陈独秀 李大钊 梁启超 康有为 谭嗣同 林则徐 曾国藩 李鸿章 左宗棠 袁世凯 张作霖 张学良 蔡元培 胡适 陈寅恪 王国维 梁思成 林徽因 徐志摩 朱自清 闻一多 戴望舒 艾青 郭沫若 曹禺 冰心 叶圣陶 丁玲 萧红 赵树理 孙犁
汪曾祺 王小波 史铁生 陈忠实 贾平凹 苏童 格非 王朔 阿来 毕飞宇 迟子建 金宇澄 王安忆 韩寒 郭敬明 余光中 席慕蓉 三毛 琼瑶 金庸 梁羽生 温瑞安 白先勇 龙应台 林语堂 季羡林 杨绛 傅雷 费孝通 钱学森 邓稼先 钱三强 李四光 华罗庚 陈景润 屠呦呦 杨振宁 李政道 丘成桐 竺可桢 钟南山 张文宏
屈原 司马光 司马相如 贾谊 班固 张衡 蔡伦 华佗 张仲景 李时珍 孙思邈 扁鹊 祖冲之 沈括 毕昇 郦道元 徐霞客 玄奘 鉴真 郑和 张骞 班超 霍去病 卫青 李广 韩信 项羽 刘邦 萧何 张良 吕后 商鞅 荆轲 勾践 夫差 管仲 齐桓公 晋文公 楚庄王 汉高祖 汉文帝 汉献帝 光武帝 王莽 董卓 袁绍 关羽 张飞 赵云 黄忠 马超 司马懿 庞统 郭嘉 貂蝉 大乔 小乔
隋炀帝 隋文帝 李世民 李渊 魏征 狄仁杰 唐玄宗 杨贵妃 安禄山 郭子仪 黄巢 赵匡胤 宋太祖 宋徽宗 包拯 寇准 秦桧 辛弃疾 陆游 李清照 柳永 晏殊 晏几道 周邦彦 姜夔 范仲淹 欧阳修 王安石 苏轼 苏东坡 苏洵 苏辙 曾巩 韩愈 柳宗元 刘禹锡 王勃 骆宾王 陈子昂 孟浩然 高适 岑参 王昌龄 李商隐 杜牧 李贺 贾岛 孟郊 温庭筠 李煜 陶渊明 谢灵运 曹植 曹丕
朱熹 王阳明 程颐 周敦颐 张居正 戚继光 海瑞 于谦 崇祯 李自成 吴三桂 陈圆圆 顾炎武 黄宗羲 王夫之 努尔哈赤 皇太极 多尔衮 雍正 和珅 纪晓岚 纳兰性德 光绪 溥仪 洪秀全 石达开 陈胜 吴广 孙膑 庞涓 鬼谷子 苏秦 张仪 蔺相如 廉颇 白起 李斯 赵高 吕不韦 西施 王昭君 花木兰 穆桂英 杨业 宋江 李逵 武松 林冲 吴用 潘金莲 西门庆 卢俊义 晁盖 高俅
贾母 贾政 王夫人 史湘云 妙玉 晴雯 袭人 刘姥姥 探春 迎春 惜春 元春 秦可卿 尤三姐 观音 如来佛祖 玉皇大帝 白骨精 牛魔王 铁扇公主 哪吒 二郎神 姜子牙 妲己 纣王 女娲 盘古 后羿 嫦娥 大禹 黄帝 炎帝 蚩尤 许仙 法海 牛郎 织女 孟姜女 祥子 虎妞 阿Q 阿q 孔乙己 祥林嫂 闰土 觉慧 高觉新 周朴园 鲁侍萍 四凤 周萍 翠翠 福贵 孙少平 孙少安 田晓霞 白嘉轩 鹿子霖
汪淼 叶文洁 罗辑 章北海 程心 云天明 维德 郭靖 黄蓉 杨过 小龙女 张无忌 周芷若 令狐冲 任盈盈 东方不败 岳不群 乔峰 萧峰 段誉 虚竹 王语嫣 韦小宝 陈家洛 胡斐 洪七公 黄药师 欧阳锋 周伯通 李莫愁 甄嬛 华妃 安陵容 魏璎珞 沪生 宝总 汪小姐 玲子 梅长苏 范闲 庆余年 繁花 三体 平凡的世界 白鹿原 红楼梦 西游记 水浒传 三国演义 聊斋志异 儒林外史 范进
胡歌 唐嫣 杨幂 赵丽颖 肖战 王一博 易烊千玺 王俊凯 王源 吴京 徐峥 黄渤 沈腾 贾玲 葛优 姜文 陈道明 孙俪 邓超 刘亦菲 迪丽热巴 张若昀 雷佳音 马伊琍 海清 周迅 赵薇 黄晓明 李冰冰 王宝强 郭德纲 赵本山 宋丹丹 冯巩 蔡明 张艺兴 鹿晗 华晨宇 毛不易 薛之谦 李荣浩 张靓颖 李宇春 那英 刘欢 韩红 崔健 窦唯 许巍 朴树 汪峰 罗大佑 李宗盛 蔡依林 张惠妹 孙燕姿 梁静茹 五月天 陈奕迅
周深 谢霆锋 古天乐 刘青云 吴彦祖 彭于晏 舒淇 林志玲 林青霞 王祖贤 钟楚红 关之琳 梅艳芳 谭咏麟 张学友 黎明 郭富城 吴孟达 洪金宝 甄子丹 杜琪峰 徐克 吴宇森 许鞍华 侯孝贤 杨德昌 蔡明亮 娄烨 毕赣 饺子导演 董宇辉 李佳琦 罗永浩 王思聪 王健林 许家印 董明珠 张瑞敏 柳传志 曹德旺 宗庆后 钟睒睒 黄峥 程维 梁文锋 李子柒 罗翔 樊登
马龙 樊振东 孙颖莎 王楚钦 张继科 刘诗雯 邓亚萍 谷爱凌 苏炳添 全红婵 潘展乐 郑钦文 武大靖 林丹 谌龙 李宗伟 易建联 周琦 武磊 郎朗 李云迪 谭盾 冼星海 聂耳 徐悲鸿 齐白石 张大千 吴冠中 吴道子 张择端 唐伯虎 郑板桥 颜真卿 柳公权 欧阳询 怀素 米芾
郭台銘 張忠謀 蔣經國 蔣介石 李登輝 陳水扁 連戰 宋楚瑜 朱立倫 侯友宜 鄭麗君 韓國瑜 黃國昌 柯建銘 蔣萬安 盧秀燕 陳其邁 卓榮泰 魏德聖 侯孝賢 楊德昌 吳念真 白先勇 余光中 楊牧 鄭愁予 席慕蓉 賴和 鍾理和 吳濁流 黃春明 朱天心 吳明益 蔡康永 周杰倫 蔡依林 張惠妹 五月天 鄧麗君 伍佰 戴資穎 林書豪 王齊麟 費玉清 孫中山 魯迅 錢鍾書 張愛玲 賈寶玉 孫悟空 諸葛亮 關羽 曹操 劉備
李嘉誠 林鄭月娥 李家超 董建華 金庸 梁朝偉 劉德華 張國榮 周星馳 王家衛 周潤發 張學友 陳奕迅 梅艷芳 黃霑 鴻海 台積電 聯發科 中華電信 台灣大哥大 健保署 勞動部 勞工局 教育部 內政部 國稅局 衛福部 监管局
欧几里得 毕达哥拉斯 阿基米德 欧拉 高斯 伽罗瓦 黎曼 图灵奖 冯·诺依曼 薛定谔 海森堡 玻尔 普朗克 法拉第 麦克斯韦 门捷列夫 居里 弗莱明 巴斯德 孟德尔 沃森 伏尔泰 卢梭 孟德斯鸠 洛克 休谟 笛卡尔 斯宾诺莎 叔本华 萨特 加缪 福柯 维特根斯坦 海德格尔 罗素 荣格 阿德勒 亚当·斯密 凯恩斯 哈耶克 马尔克斯 加西亚·马尔克斯 博尔赫斯
陀思妥耶夫斯基 托尔斯泰 契诃夫 普希金 果戈里 屠格涅夫 高尔基 巴尔扎克 福楼拜 莫泊桑 司汤达 狄更斯 简·奥斯汀 勃朗特 王尔德 萧伯纳 拜伦 雪莱 济慈 叶芝 艾略特 乔伊斯 马克·吐温 菲茨杰拉德 福克纳 塞林格 东野圭吾 川端康成 三岛由纪夫 太宰治 夏目漱石 芥川龙之介 宫崎骏 新海诚 哈利·波特 福尔摩斯 达芬奇 米开朗基罗 拉斐尔 伦勃朗 梵高 莫奈 毕加索 达利 莫扎特 贝多芬 肖邦 巴赫 柴可夫斯基 瓦格纳
kwame_nkrumah jomo_kenyatta uhuru_kenyatta william_ruto raila_odinga julius_nyerere samia_suluhu samia_suluhu_hassan john_magufuli magufuli yoweri_museveni paul_kagame haile_selassie abiy_ahmed desmond_tutu
jacob_zuma cyril_ramaphosa thabo_mbeki steve_biko julius_malema patrice_lumumba thomas_sankara robert_mugabe muhammadu_buhari bola_tinubu olusegun_obasanjo goodluck_jonathan nnamdi_azikiwe obafemi_awolowo
chinua_achebe wole_soyinka chimamanda_ngozi_adichie chimamanda_adichie ngũgĩ_wa_thiong'o ngugi_wa_thiong'o ben_okri okonkwo things_fall_apart shaaban_robert fela_kuti burna_boy wizkid davido tems diamond_platnumz sauti_sol
miriam_makeba trevor_noah nelson_mandela charlize_theron didier_drogba samuel_eto'o sadio_mané sadio_mane victor_osimhen eliud_kipchoge haile_gebrselassie siya_kolisi wangari_maathai lupita_nyong'o
simba_sc yanga_sc ligi_kuu_bara liyongo al-mutanabbi
`;
