// Cities and countries, written for this project; entries with spaces are joined by underscores.

export const CITIES_AMERICAS = `
Albuquerque Anchorage Atlanta Baltimore Boise Boston Buffalo Charlotte Chicago Cincinnati Cleveland Columbus Dallas Denver
Detroit El_Paso Fort_Worth Fresno Honolulu Houston Indianapolis Jacksonville Kansas_City Las_Vegas Los_Angeles Louisville
Memphis Miami Milwaukee Minneapolis Nashville New_Orleans New_York Oakland Oklahoma_City Omaha Orlando Philadelphia Phoenix
Pittsburgh Portland Raleigh Sacramento Salt_Lake_City San_Antonio San_Diego San_Francisco San_Jose Seattle Spokane
St._Louis Tampa Toledo Tucson Tulsa Springfield Madison Rochester Richmond Calgary Edmonton Halifax Montreal Ottawa Quebec
Saskatoon Toronto Vancouver Winnipeg Acapulco Asuncion Bogota Brasilia Buenos_Aires Cali Cancun Caracas Cartagena Cordoba
Curitiba Fortaleza Guadalajara Guayaquil Havana Lima Managua Medellin Mendoza Merida Mexico_City Monterrey Montevideo
Puebla Quito Recife Rio_de_Janeiro Rosario Santiago Sao_Paulo Tijuana Valparaiso
`;

export const CITIES_EUROPE = `
Aberdeen Belfast Birmingham Blackpool Bournemouth Bradford Brighton Bristol Cambridge Canterbury Cardiff Chester Cork
Coventry Derby Dublin Dundee Durham Edinburgh Exeter Galway Glasgow Gloucester Hull Inverness Ipswich Leeds Leicester
Limerick Liverpool London Manchester Newcastle Norwich Nottingham Oxford Peterborough Plymouth Portsmouth Preston Sheffield
Southampton Stirling Swansea Swindon Wolverhampton Worcester York Aachen Augsburg Basel Berlin Bern Bielefeld Bochum Bonn
Bremen Dortmund Dresden Duisburg Essen Frankfurt Freiburg Geneva Graz Hamburg Hannover Heidelberg Innsbruck Karlsruhe Kassel
Kiel Linz Leipzig Lucerne Mainz Mannheim Munich Nuremberg Potsdam Rostock Salzburg Stuttgart Vienna Wiesbaden Zurich
Amsterdam Antwerp Bruges Brussels Eindhoven Ghent Groningen Haarlem Leiden Rotterdam Utrecht Aarhus Bergen Copenhagen
Gothenburg Helsinki Malmo Odense Oslo Reykjavik Stavanger Stockholm Tampere Trondheim Turku Uppsala Annecy Avignon Bordeaux
Dijon Grenoble Lille Lyon Marseille Montpellier Nantes Orleans Paris Perpignan Reims Rennes Rouen Strasbourg Toulouse
Alicante Barcelona Bilbao Braga Cadiz Coimbra Faro Granada Lisbon Madrid Malaga Murcia Pamplona Porto Salamanca Seville
Valencia Valladolid Zaragoza Bari Bergamo Bologna Brescia Cagliari Catania Florence Genoa Milan Modena Naples Padua Palermo
Parma Perugia Pisa Rome Siena Trieste Turin Venice Verona Athens Belgrade Bratislava Brno Bucharest Budapest Gdansk Katowice
Kharkiv Krakow Kyiv Ljubljana Lodz Lublin Lviv Minsk Moscow Odesa Plovdiv Poznan Prague Riga Sarajevo Skopje Sofia Split
Tallinn Thessaloniki Timisoara Varna Vilnius Warsaw Wroclaw Zagreb
`;

export const CITIES_ELSEWHERE = `
Adelaide Auckland Brisbane Canberra Christchurch Darwin Hobart Melbourne Perth Sydney Wellington Ahmedabad Bangalore Bhopal
Chandigarh Chennai Delhi Hyderabad Indore Jaipur Kanpur Karachi Kochi Kolkata Lahore Lucknow Mumbai Mysore Nagpur Pune Surat
Varanasi Colombo Dhaka Kathmandu Bangkok Hanoi Jakarta Kuala_Lumpur Manila Penang Phnom_Penh Singapore Surabaya Yangon
Beijing Chengdu Chongqing Dalian Guangzhou Hangzhou Harbin Hong_Kong Kunming Macau Nanjing Ningbo Qingdao Shanghai Shenyang
Shenzhen Suzhou Taipei Tianjin Wuhan Xiamen Busan Daegu Fukuoka Hiroshima Incheon Kobe Kyoto Nagoya Nagasaki Osaka Sapporo
Sendai Seoul Tokyo Yokohama Ulaanbaatar Abuja Accra Addis_Ababa Alexandria Algiers Cairo Cape_Town Casablanca Dakar
Dar_es_Salaam Durban Harare Ibadan Johannesburg Kampala Khartoum Kigali Kinshasa Lagos Luanda Lusaka Maputo Marrakesh Mombasa
Nairobi Pretoria Rabat Tripoli Tunis Windhoek Abu_Dhabi Aleppo Amman Ankara Antalya Baghdad Baku Basra Beirut Damascus Doha
Dubai Erbil Haifa Isfahan Istanbul Izmir Jeddah Jerusalem Kuwait_City Manama Mashhad Muscat Riyadh Shiraz Tabriz Tbilisi
Tehran Tel_Aviv Yerevan
`;

export const COUNTRIES = `
Afghanistan Albania Algeria Andorra Angola Argentina Armenia Australia Austria Azerbaijan Bahamas Bahrain Bangladesh Barbados
Belarus Belgium Belize Benin Bhutan Bolivia Botswana Brazil Brunei Bulgaria Burundi Cambodia Cameroon Canada Colombia
Costa_Rica Croatia Cuba Cyprus Denmark Djibouti Dominica Ecuador Egypt El_Salvador Eritrea Estonia Ethiopia Fiji Finland
France Gabon Gambia Germany Ghana Greece Grenada Guatemala Guyana Haiti Honduras Hungary Iceland India Indonesia Iran Iraq
Ireland Israel Italy Jamaica Japan Kazakhstan Kenya Kiribati Kuwait Kyrgyzstan Laos Latvia Lebanon Lesotho Liberia Libya
Liechtenstein Lithuania Luxembourg Madagascar Malawi Malaysia Maldives Mali Malta Mauritania Mauritius Mexico Moldova Monaco
Mongolia Montenegro Morocco Mozambique Myanmar Namibia Nauru Nepal Netherlands New_Zealand Nicaragua Niger Nigeria Norway
Oman Pakistan Palau Panama Paraguay Peru Philippines Poland Portugal Qatar Romania Russia Rwanda Samoa Saudi_Arabia Senegal
Serbia Seychelles Sierra_Leone Slovakia Slovenia Somalia South_Africa South_Korea Spain Sri_Lanka Sudan Suriname Sweden
Switzerland Syria Taiwan Tajikistan Tanzania Thailand Togo Tonga Tunisia Turkmenistan Tuvalu Uganda Ukraine Uruguay
Uzbekistan Vanuatu Venezuela Vietnam Yemen Zambia Zimbabwe
`;
