// Regions, continents and seas, and countries and cities in languages and scripts that Intl is not asked for. Written for this project.
export const REGIONS = `
new_south_wales queensland western_australia south_australia tasmania ontario quebec québec british_columbia alberta manitoba saskatchewan nova_scotia
baden-württemberg nordrhein-westfalen nrw hessen sachsen thüringen niedersachsen rheinland-pfalz saarland schleswig-holstein mecklenburg-vorpommern brandenburg sachsen-anhalt bayern
île-de-france bretagne normandie occitanie auvergne alsace lombardia toscana sicilia sardegna piemonte veneto puglia galicia andalucía cataluña país_vasco
punjab maharashtra gujarat rajasthan kerala tamil_nadu karnataka uttar_pradesh bihar west_bengal bali sumatra kalimantan sulawesi hokkaido okinawa
italya almanya fransa ispanya hollanda türkiye turkiye yunanistan rusya ingiltere amerika avrupa asya afrika
россия украина германия франция италия испания китай япония сша англия колумбия бразилия мексика европа азия африка америка москва санкт-петербург
中国 美国 日本 韩国 英国 法国 德国 意大利 西班牙 俄罗斯 印度 加拿大 澳大利亚 巴西 立陶宛 台湾 臺灣 香港 澳门 北京 上海 广州 深圳 美國 韓國 英國 法國 德國 義大利 俄羅斯
アメリカ イギリス フランス ドイツ イタリア スペイン ロシア 中国 韓国 インド カナダ オーストラリア ブラジル 日本 東京 大阪 京都
미국 영국 프랑스 독일 이탈리아 스페인 러시아 중국 일본 한국 대한민국 인도 캐나다 호주 브라질 서울 부산
idaho michigan
europe asia africa america north_america south_america latin_america central_america oceania antarctica middle_east far_east scandinavia balkans
caribbean mediterranean arctic sahara siberia amazon alps himalayas andes pyrenees rockies nile rhine danube mississippi thames
pacific atlantic indian_ocean baltic_sea black_sea north_sea red_sea mount_everest kilimanjaro niagara_falls grand_canyon
us usa u.s. u.s.a. united_states united_states_of_america uk u.k. great_britain britain england scotland wales northern_ireland eu european_union
ussr soviet_union roman_empire ottoman_empire british_empire byzantine_empire prussia yugoslavia czechoslovakia persia mesopotamia ancient_rome
ancient_greece ancient_egypt uae holland tibet hong_kong palestine kosovo crimea bavaria catalonia tuscany sicily provence andalusia normandy
alabama alaska arizona arkansas california colorado connecticut delaware florida hawaii idaho illinois indiana iowa kansas kentucky louisiana
maine maryland massachusetts michigan minnesota missouri montana nebraska nevada new_hampshire new_jersey new_mexico new_york_state
north_carolina north_dakota ohio oklahoma oregon pennsylvania rhode_island south_carolina south_dakota tennessee texas utah vermont virginia
washington west_virginia wisconsin wyoming washington_dc washington,_d.c. nyc new_york_city silicon_valley wall_street hollywood manhattan brooklyn
times_square panama_canal suez_canal eiffel_tower louvre colosseum vatican sun moon venus jupiter mercury neptune uranus pluto earth milky_way
roma milano venezia firenze napoli torino köln münchen wien zürich genf genève bruxelles brüssel lisboa sevilla moskau warschau prag athen london paris
nueva_york londres nuova_york parigi londra berlino madrid barcelona
`;
