// Names for languages that would otherwise get stand-ins of another language: Persian and Urdu are written in Arabic letters, Vietnamese
// and Indonesian in Latin ones, and Bengali has no permuted list. Written for this project. No name of a person is an everyday word.
// Streets are named after people in Vietnamese, and after flowers, fruit and birds in Indonesian.

export const PERSIAN_FEMALE_NAMES = `
آتوسا آذین آرمیتا آزیتا افسانه بنفشه پریسا پروانه ترانه تینا ژاله ژیلا ساناز سپیده سودابه شهلا شیوا فرزانه فرشته فریبا گلناز لاله مهشید مهناز میترا مینو ناهید نگار نوشین نیلوفر هنگامه یگانه مژگان مرجان شراره پگاه گیسو ملیکا درسا پانته‌آ
`;
export const PERSIAN_MALE_NAMES = `
آرش آرمان اردشیر اشکان بابک بهرام بهمن پدرام پژمان پویا تورج جمشید خسرو داریوش رامین روزبه سروش سهراب سیامک شاهین شهرام فرامرز فرهاد فریدون کامبیز کامران کوروش کیوان مازیار مهران میلاد نریمان هومن یزدان پیمان سامان شهاب فرزاد بهنام مهرداد
`;
export const PERSIAN_LAST_NAMES = `
آذری آهنگر اکبری امیدوار بهرامی پاکزاد پناهی پورمحمد ترابی تهرانی جوادی حیدری خسروی دادگر دهقان رستمی زارعی سهرابی شیرازی صادقی طاهری عسگری فرهادی قنبری کاظمی کریمی گودرزی مرادی ملکی نادری نوروزی هاشمی وحیدی یوسفی بختیاری رضوانی سلیمانی شریفی فروتن محمدی
`;
export const PERSIAN_PLACE_NAMES = `لاله نسترن یاس شقایق ارغوان صنوبر سپیدار بنفشه نیلوفر زنبق نرگس سروستان باغستان گلستان کاجستان بیدستان چنارستان آلاله اقاقیا مریم`;
export const PERSIAN_FIRM_NAMES = `پارسیان آریان البرز دماوند سهند زاگرس اروند کاوش نوآوران پیشگام رایان سپهر آفتاب مهرگان نیکان هیرکان پایا ویرا تکاپو همیار`;

export const URDU_FEMALE_NAMES = `
آسیہ افشاں انیلہ ثمینہ ثنا جویریہ حمیرا خولہ رابعہ رخسانہ روبینہ زاہدہ سائرہ سمیرا شازیہ شاہدہ شبانہ صائمہ طاہرہ عابدہ عالیہ عروج غزالہ فائزہ فرزانہ فوزیہ کنزہ کوثر لبنیٰ مدیحہ مریم ملیحہ نازیہ نائلہ نبیلہ نسرین نورین ہما وجیہہ یاسمین
`;
export const URDU_MALE_NAMES = `
آصف اظہر اعجاز افضل اکمل امجد انور ایاز تنویر ثاقب جاوید جنید حسنین خرم دانش ذیشان راشد رضوان زاہد زبیر ساجد سہیل شاہد شکیل طاہر ظفر عاصم عامر عمران غضنفر فرحان فہد فیصل کامران لطیف مبشر محسن نعمان نوید وقاص ہارون یاسر
`;
export const URDU_LAST_NAMES = `
آفریدی اعوان انصاری باجوہ بخاری بلوچ بنگش بھٹی پراچہ ترین جتوئی جنجوعہ چشتی چیمہ چوہان خٹک درانی ڈار راجپوت رانجھا رضوی زیدی سومرو سیال شیرازی صدیقی عباسی عثمانی غوری فاروقی قریشی قاضی کاظمی کھوکھر گوندل گیلانی لغاری لودھی مرزا ملک میمن نقوی وڑائچ ہاشمی یوسفزئی
`;
export const URDU_PLACE_NAMES = `گلبہار گلزار نشاط شاداب فردوس بہارستان چمنزار نرگس یاسمین شالیمار کوہسار آبشار دلکشا نورستان گلفشاں مہران شمشاد سروستان`;

export const BENGALI_FEMALE_NAMES = `
অঞ্জলি অনন্যা অপরাজিতা আফরোজা ইয়াসমিন কামরুন্নাহার কেয়া খাদিজা জেসমিন ঝুমুর তাসলিমা তানজিলা দিলরুবা নাজনীন নাসরিন নিলুফার পারভীন ফারজানা ফিরোজা মাধুরী মালবিকা মাহফুজা রওশন রুকসানা রেহানা লায়লা শবনম শর্মিলা শারমিন শাহনাজ সাবরিনা সুমাইয়া সুস্মিতা সেলিনা হাসিনা হোসনে
`;
export const BENGALI_MALE_NAMES = `
আনোয়ার আলমগীর ইকবাল ইমরান এনামুল কামরুল খালেদ গোলাম জসিম জাহাঙ্গীর জুবায়ের তানভীর তারেক দেবাশীষ নজরুল নাসির নূরুল পলাশ প্রদীপ ফারুক ফিরোজ মনিরুল মাহবুব মিজান মুস্তাফিজ মোশাররফ রফিকুল রাকিব রাশেদ শফিকুল শামসুল শাহরিয়ার সাইফুল সাজ্জাদ সোহেল হাবিবুর হারুন
`;
export const BENGALI_LAST_NAMES = `
আহমেদ আকন্দ আলম ইসলাম উদ্দিন কবির করিম খন্দকার গাজী ঘোষ চক্রবর্তী চৌধুরী জমাদার তালুকদার দত্ত দাশগুপ্ত দেওয়ান নাগ পাটোয়ারী প্রামাণিক ফকির বিশ্বাস ব্যানার্জি ভট্টাচার্য ভূঁইয়া মজুমদার মণ্ডল মল্লিক মিয়াজী মুখার্জি মোল্লা রহমান লস্কর শিকদার সরকার সাহা সেনগুপ্ত হাওলাদার হোসেন
`;
export const BENGALI_PLACE_NAMES = `শাপলা মধুমতি ময়ূরাক্ষী কর্ণফুলী সুরমা তিতাস গোমতী মহানন্দা করতোয়া কপোতাক্ষ চিত্রা বলাকা বনলতা রজনীগন্ধা কৃষ্ণচূড়া মালঞ্চ নন্দন কানন`;

export const VIETNAMESE_GIVEN_FEMALE_NAMES = `
Bích Châu Diễm Duyên Hằng Hạnh Huệ Huyền Khuê Kiều Lệ Loan Ly Mỹ Nga Ngân Nguyệt Nhàn Nhung Oanh Phượng Quyên Quỳnh Thắm Thoa Thư Thúy Thủy Trâm Trinh Tuyết Uyên Vân Vy Yên Dung
`;
export const VIETNAMESE_GIVEN_MALE_NAMES = `
Bách Bảo Chiến Công Cường Dũng Duy Đạt Đăng Đông Đức Giang Hải Hiếu Hoàng Hùng Huy Hưng Khang Khôi Kiên Lâm Lộc Luân Mạnh Nghĩa Nhân Phong Phú Phúc Quang Quân Sơn Tài Thắng Thành Thịnh Tiến Toàn Trí Trung Tuấn Vinh Vũ
`;
export const VIETNAMESE_LAST_NAMES = `Nguyễn Trần Lê Phạm Hoàng Huỳnh Phan Vũ Võ Đặng Bùi Đỗ Hồ Ngô Dương Lý Đinh Đoàn Trịnh Mai Đào Lâm Phùng Tạ Hà Lương Thái Chu Quách Vương Tô Cao`;
export const VIETNAMESE_STREET_NAMES = `Nguyễn_Văn_Huyên Trần_Đăng_Ninh Lê_Quang_Định Phạm_Ngọc_Thạch Hoàng_Quốc_Việt Phan_Đình_Giót Đặng_Thùy_Trâm Bùi_Hữu_Nghĩa Đỗ_Xuân_Hợp Hồ_Tùng_Mậu Ngô_Gia_Tự Dương_Quảng_Hàm Lý_Nam_Đế Đinh_Công_Tráng Trịnh_Hoài_Đức Đào_Duy_Anh Phùng_Hưng Tạ_Quang_Bửu Lương_Ngọc_Quyến Tô_Hiến_Thành`;
export const VIETNAMESE_FIRM_NAMES = `Khải_Minh Hưng_Phát Thiên_Lộc Đại_Thành Việt_Hưng Tân_Tiến Phú_Quý Minh_Khang An_Thịnh Gia_Bảo Hải_Đăng Kim_Long Nam_Sơn Thành_Công Tín_Nghĩa Toàn_Thắng Vĩnh_Lợi Hòa_Bình Đông_Á Phúc_Lâm`;

export const INDONESIAN_FEMALE_NAMES = `
Ayuningtyas Dian Endang Fitriani Hartini Indriani Kartini Lestari Maharani Nuraini Puspita Rahayu Ratnasari Retno Rukmini Setyawati Sulastri Suryani Susanti Tri_Utami Wahyuningsih Widyawati Wulandari Yuliana Yuniarti Anggraini Nurhayati Suhartini
`;
export const INDONESIAN_MALE_NAMES = `
Ardiansyah Bagaskara Danang Darmawan Eko Fajar Gunawan Hadi Haryanto Hendra Irwan Joko Kurniawan Mulyono Prabowo Rudianto Santosa Slamet Sudarsono Sugeng Suparman Supriyadi Sutrisno Teguh Tri_Handoko Wahyudi Widodo Yanto Yudhistira
`;
export const INDONESIAN_LAST_NAMES = `
Adinegoro Anggoro Ardianto Atmaja Budiman Cahyono Djatmiko Firmansyah Hadiwijaya Hartono Hermawan Hidayat Iskandar Kusnadi Kusuma Lesmana Mahendra Nugroho Pamungkas Permana Prasetyo Purnomo Rachmawan Ramadhan Saputra Setiawan Simatupang Subagyo Sumarno Suryanto Tjahjono Wibisono Wicaksono Wijayanto Yulianto
`;
export const INDONESIAN_STREET_NAMES = `Cendrawasih Kenanga Flamboyan Cempaka Anggrek Seruni Merpati Kutilang Rajawali Gelatik Mangkubumi Wijayakusuma Dahlia Bougenville Teratai Kamboja Sawo Rambutan`;

/**
 * Given names that the Greek and Ukrainian lists lack. The Ukrainian men's names here end in a consonant, so that their genitive only adds
 * "а".
 */
export const GREEK_GIVEN_MALE_NAMES = `Αρτέμης Βαλάντης Γεράσιμος Ζαχαρίας Θεόφιλος Ιάσονας Κλεάνθης Λυκούργος Μενέλαος Νέστορας Ορέστης Περικλής Σεραφείμ Τιμόθεος Φαίδωνας Χαρίλαος Ευστάθιος Παντελής Στράτος Αχιλλέας`;
export const UKRAINIAN_GIVEN_MALE_NAMES = `Роман Ігор Маркіян Зенон Йосип Теодор Ярослав Радим Любомил Мечислав Юстин Яромир Златан Велимир Братислав Світозар Данислав Лукаш`;
export const UKRAINIAN_GIVEN_FEMALE_NAMES = `Богдана Мирослава Ярослава Дзвінка Руслана Віолетта Віталіна Світозара Квітка Оляна Горпина Іванка Олеся Даринка Зоріна Златослава Радмила Любомира`;
export const UKRAINIAN_FEMALE_PATRONYMICS = `Андріївна Богданівна Василівна Данилівна Захарівна Йосипівна Маркіянівна Остапівна Павлівна Теодорівна Юріївна Устимівна Яківна Зенонівна Ярославівна Сергіївна Романівна Ігорівна`;
