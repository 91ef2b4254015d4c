// Large firms, products, works and institutions that everybody knows. Written for this project.
export const ORGANISATIONS = `
visa mastercard american_express paypal klarna revolut n26 western_union moneygram venmo zelle cash_app robinhood coinbase binance vanguard blackrock
charles_schwab goldman_sachs morgan_stanley jpmorgan jpmorgan_chase bank_of_america wells_fargo citibank citigroup hsbc barclays lloyds natwest santander bbva caixabank
deutsche_bank commerzbank sparkasse volksbank unicredit intesa_sanpaolo bnp_paribas société_générale crédit_agricole ubs credit_suisse ing_diba comdirect dkb axa
zurich aok barmer techniker_krankenkasse kaiser_permanente blue_cross aetna cigna unitedhealth geico state_farm allstate
deloitte kpmg pwc pricewaterhousecoopers ernst_&_young mckinsey bain boston_consulting_group bcg accenture capgemini infosys tata_consultancy_services wipro cognizant
dhl fedex usps royal_mail dpd gls deutsche_post la_poste correos poste_italiane lufthansa ryanair easyjet wizz_air british_airways air_france klm emirates
qatar_airways turkish_airlines singapore_airlines delta_air_lines united_airlines american_airlines southwest_airlines jetblue deutsche_bahn sncf trenitalia renfe amtrak
flixbus blablacar lyft gojek didi booking.com expedia tripadvisor hilton marriott hyatt accor hertz europcar
siemens bosch basf bayer sap volkswagen_group daimler daimler_ag mercedes-benz thyssenkrupp henkel beiersdorf merck roche novartis pfizer moderna biontech
astrazeneca johnson_&_johnson gsk glaxosmithkline sanofi eli_lilly novo_nordisk abbvie amgen gilead medtronic philips nestlé nestle unilever procter_&_gamble p&g danone
l'oréal loreal kraft_heinz heinz ferrero lindt milka haribo dr._oetker dr_oetker maggi knorr barilla nutella red_bull heineken carlsberg guinness budweiser
aldi lidl rewe edeka kaufland rossmann tesco sainsbury's sainsburys asda waitrose morrisons marks_&_spencer carrefour leclerc auchan intermarché mercadona
el_corte_inglés esselunga migros costco best_buy home_depot kroger whole_foods trader_joe's walgreens cvs macy's nordstrom ebay etsy alibaba aliexpress
temu shein zalando mediamarkt decathlon zara h&m primark uniqlo levi's gucci prada chanel louis_vuitton hermès dior burberry rolex swatch
dyson miele bosch_siemens whirlpool lg panasonic toshiba hitachi nikon fujifilm gopro dji garmin fitbit logitech razer corsair asus acer lenovo
hewlett-packard huawei xiaomi oppo oneplus motorola nokia ericsson cisco qualcomm broadcom tsmc asml micron western_digital seagate sandisk kingston
vodafone o2 telekom deutsche_telekom t-mobile verizon at&t comcast telefónica movistar telstra
salesforce adobe autodesk atlassian jira confluence microsoft_teams trello asana monday.com hubspot zendesk shopify wordpress squarespace mailchimp
dropbox google_drive onedrive icloud gmail outlook powerpoint photoshop illustrator figma github gitlab bitbucket kubernetes aws azure google_cloud
cloudflare heroku vercel netlify digitalocean datadog splunk snowflake databricks mongodb redis postgresql mysql elasticsearch kafka terraform ansible jenkins stack_overflow
hugging_face midjourney deepseek perplexity mistral mistral_ai stability_ai elevenlabs duolingo coursera udemy edx khan_academy quizlet
pinterest snapchat telegram wechat kakaotalk viber skype twitch epic_games riot_games blizzard ubisoft electronic_arts ea valve rockstar_games
league_of_legends valorant world_of_warcraft overwatch counter-strike dota grand_theft_auto gta call_of_duty the_sims skyrim cyberpunk_2077 the_witcher elden_ring baldur's_gate_3
the_legend_of_zelda super_mario final_fantasy dungeons_&_dragons dungeons_and_dragons warhammer magic_the_gathering monopoly scrabble catan
hbo disney+ prime_video hulu warner_bros sony_pictures dreamworks pixar studio_ghibli lucasfilm netflix_inc
saving_private_ryan the_godfather pulp_fiction forrest_gump schindler's_list the_shawshank_redemption jurassic_park the_lion_king toy_story finding_nemo
the_dark_knight avengers black_panther blade_runner terminator back_to_the_future casablanca citizen_kane parasite squid_game stranger_things the_office
 seinfeld the_simpsons family_guy south_park the_sopranos the_wire mad_men succession westworld black_mirror sherlock downton_abbey bridgerton the_crown
the_great_gatsby to_kill_a_mockingbird 1984 animal_farm brave_new_world pride_and_prejudice wuthering_heights moby_dick war_and_peace crime_and_punishment
the_catcher_in_the_rye of_mice_and_men lord_of_the_flies the_hobbit dracula frankenstein don_quixote the_odyssey the_iliad the_divine_comedy les_misérables
one_hundred_years_of_solitude the_little_prince harry_potter_and_the_philosopher's_stone atomic_habits sapiens quran koran torah
nhs ofsted hmrc dvla ofcom ofgem citizens_advice acas dwp ucas amnesty_international greenpeace wwf unicef oxfam médecins_sans_frontières doctors_without_borders
save_the_children salvation_army alcoholics_anonymous overeaters_anonymous creative_commons mozilla apache linux_foundation w3c ietf ieee ansi
ig_metall ver.di ihk finanzamt jobcenter agentur_für_arbeit bamf bafin bundesbank bundesamt tüv adac spd cdu csu fdp afd die_grünen bündnis_90/die_grünen die_linke
faz f.a.z. die_zeit der_spiegel süddeutsche_zeitung ard zdf le_monde le_figaro libération el_país el_mundo la_repubblica corriere_della_sera pravda
financial_times the_economist economist wall_street_journal the_wall_street_journal bloomberg forbes newsweek usa_today los_angeles_times the_atlantic the_new_yorker
wired the_lancet lancet new_england_journal_of_medicine jama bmj pubmed arxiv fox_news msnbc nbc cbs npr pbs al_jazeera sky_news
 columbia_university cornell  dartmouth  university_of_chicago northwestern uc_berkeley  ucla nyu new_york_university university_of_michigan
harvard_university yale_university stanford_university princeton_university oxford_university cambridge_university university_of_oxford university_of_cambridge
imperial_college imperial_college_london ucl university_college_london lse london_school_of_economics king's_college_london eth_zürich eth_zurich epfl tu_münchen
tsinghua tsinghua_university peking_university university_of_tokyo national_university_of_singapore iit
democratic_party republican_party labour_party conservative_party liberal_democrats supreme_court_of_the_united_states
european_court_of_justice european_court_of_human_rights international_criminal_court interpol europol world_trade_organization international_monetary_fund g7 g20 asean oecd
fc_bayern fc_bayern_münchen bayern borussia_dortmund liverpool_fc manchester_city tottenham juventus ac_milan inter_milan atlético_madrid psg
paris_saint-germain benfica galatasaray fenerbahçe beşiktaş los_angeles_lakers lakers chicago_bulls golden_state_warriors new_york_yankees dallas_cowboys
腾讯 阿里巴巴 百度 华为 京东 美团 字节跳动 抖音 微信 微博 淘宝 支付宝 拼多多 网易 滴滴 比亚迪 蔚来 小鹏 格力 海尔 联想 茅台 中国银行 工商银行 建设银行 农业银行 招商银行 清华大学 北京大学 复旦大学 上海交通大学 浙江大学 台积电 台積電
 谷歌 微软 亚马逊 特斯拉 英伟达  丰田 本田 宝马 奔驰  麦当劳 肯德基 星巴克 可口可乐 联合国 世界卫生组织 欧盟 北约 中国国家博物馆 故宫博物院 人民日报 新华社 央视
トヨタ トヨタ自動車 ホンダ 日産 ソニー 任天堂 パナソニック 東芝 日立 富士通 キヤノン ソフトバンク 楽天 ユニクロ 東京大学 京都大学 早稲田大学 慶應義塾大学 日本銀行 マクドナルド スターバックス アマゾン グーグル アップル マイクロソフト 国連 厚生労働省 文部科学省 国税庁 日本年金機構 スタジオジブリ
삼성 삼성전자 현대자동차 현대차 엘지전자 네이버 카카오 쿠팡 배달의민족 국민은행 신한은행 우리은행 서울대학교 서울대 연세대학교 연세대 고려대학교 고려대 카이스트 한국은행 국세청 국민연금공단 국민건강보험공단 구글 애플 아마존 마이크로소프트 스타벅스 맥도날드
яндекс сбербанк газпром вконтакте роскосмос мгу мгимо росатом озон вайлдберриз тинькофф ржд аэрофлот фсб кгб нато оон
google alphabet apple microsoft amazon meta facebook netflix tesla nvidia intel amd ibm oracle samsung sony nintendo openai anthropic spotify uber
airbnb twitter tiktok youtube instagram whatsapp linkedin reddit wikipedia paypal visa mastercard ikea nike adidas lego disney pixar marvel dc
coca-cola coca_cola pepsi mcdonald's mcdonalds starbucks walmart wal-mart wal_mart toyota honda bmw mercedes volkswagen audi porsche ferrari boeing airbus spacex
nasa esa un united_nations eu european_union nato who world_health_organization unesco unicef imf world_bank wto opec red_cross european_commission
european_parliament european_central_bank ecb fed federal_reserve fda cdc fbi cia nsa irs epa sec supreme_court congress senate house_of_representatives
white_house pentagon kremlin parliament bundestag bundesrat vatican nobel
harvard yale princeton stanford mit oxford cambridge sorbonne eth
nba nfl mlb nhl fifa uefa ioc premier_league champions_league bundesliga real_madrid fc_barcelona manchester_united bayern_munich
iphone ipad galaxy android windows linux playstation xbox chatgpt gpt-4 gpt-4o claude gemini copilot cfa gmat gre sat act toefl ielts ap
bbc cnn new_york_times the_new_york_times guardian the_guardian reuters washington_post fight_club star_wars star_trek inception interstellar
game_of_thrones lord_of_the_rings the_lord_of_the_rings breaking_bad the_matrix matrix titanic minecraft fortnite pokémon pokemon
islam sunni shia shia_islam christianity judaism hinduism buddhism
`;
