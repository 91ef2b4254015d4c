// Last names, written for this project; none is a common English word. The order is part of the permutation (see `index.ts`).

export const LAST_NAMES = `
Johnson Williams Jones Davis Rodriguez Martinez Hernandez Lopez Gonzalez Wilson Anderson Taylor Moore Jackson Thompson
Sanchez Clark Ramirez Lewis Robinson Allen Wright Torres Nguyen Hillman Flores Nelson Mitchell Roberts Carter Phillips
Evans Diaz Edwards Collins Reyes Stewart Morris Morales Murphy Rogers Gutierrez Ortiz Morgan Peterson Bailey Reed Kelley
Howard Ramos Richardson Watson Chavez Bennett Mendoza Ruiz Hughes Alvarez Castillo Sanders Patel Myers Ross Foster Jimenez
Powell Jenkins Perry Russell Sullivan Coleman Butler Henderson Barnes Gonzales Simmons Romero Patterson Hamilton Griffin
Wallace Moreno Cole Hayes Bryant Herrera Gibson Ellis Medina Aguilar Stevens Murray Castro Marshall Owens Harrison Fernandez
McDonald Washington Kennedy Vargas Henry Freeman Webb Tucker Guzman Burns Crawford Olson Simpson Gordon Mendez Silva Shaw
Snyder Dixon Munoz Hicks Holmes Wagner Robertson Salazar Warren Meyer Schmidt Garza Daniels Ferguson Nichols Soto Weaver
Grant Dunn Spencer Hawkins Arnold Pierce Vazquez Hansen Hart Cunningham Knightley Bradley Carroll Hudson Duncan Armstrong
Berry Andrews Johnston Lane Riley Carpenter Chapman Greene Lawrence Harvey Elliott Sims Gomez Lawson Franklin Fuller Gilbert
Little Carr Wheeler Larson Beck Burton Jensen Dean Oliver Bishopton Hoffman Garrett Stanley Fields Montgomery Reid Hanson
Austin Bates Horton Lynch Jacobs Barker Newton Gregory Caldwell Sutton Barnett Lowell Chambers Craig Watkins Lucas Rhodes
Fletcher Jennings Pennington Graves Hale Curtis Norris Benson Barrett Steele Wolfe Leonard Vaughn Holloway Ashworth Atkinson
Bancroft Beckett Blackwood Braithwaite Calloway Cartwright Chadwick Clifford Crompton Dalton Davenport Eastwood Ellsworth
Fairchild Farnsworth Featherstone Gallagher Goddard Hargreaves Hathaway Haverford Hollingsworth Huxley Kensington Langley
Lockwood Longfellow Mayfield Merriweather Middleton Oakley Pemberton Prescott Radcliffe Ravenscroft Rothwell Sheffield
Sinclair Stafford Stratton Thackeray Thornton Trevelyan Underwood Wadsworth Wainwright Whitaker Whitfield Winslow Worthington
Abel Albrecht Altmann Bauer Baumann Becker Bergmann Berger Bergstrom Bjorklund Bohm Brandt Braun Brinkmann Buchholz Busch
Christensen Dietrich Eckhardt Eriksson Engel Falk Feldmann Fischer Forsberg Franke Friedrich Fuchs Gerhardt Gruber Gustafsson
Haas Hahn Halvorsen Hartmann Heinrich Henning Herrmann Holm Huber Ivarsson Jager Jansen Johansson Jung Kaiser Karlsson Keller
Kessler Klein Knudsen Koch Kohler Konig Kramer Kraus Kruger Kuhn Lang Larsen Lehmann Lindberg Lindgren Lindqvist Lindstrom Lorenz
Ludwig Lundgren Maier Marquardt Mayer Meier Moller Muller Neumann Nielsen Nilsson Nordstrom Olsen Pedersen Peters Pfeiffer
Petersen Pohl Rasmussen Reinhardt Richter Roth Sandberg Sauer Schafer Scherer Schiller Schmitt Schmitz Schneider Scholz
Schreiber Schroder Schubert Schulte Schultz Schulz Schumacher Schuster Schwarz Seidel Simon Sommer Sorensen Stein Svensson
Thiel Thomsen Vogel Vogt Voigt Walter Weber Wegner Weiss Wendt Werner Winkler Winter Wolff Ziegler Zimmermann Bakker Dekker
Dijkstra Hendriks Hoekstra Jacobsen Kuipers Mulder Postma Smits Veenstra Verhoeven Vermeulen Visser Willems Aubert Barbier
Baudin Beaumont Bernard Bertrand Blanchard Bonnet Boucher Bourgeois Boyer Brunet Carpentier Chevalier Colin Cousin David
Delacroix Denis Deschamps Dubois Dufour Dumont Dupont Durand Fabre Faure Fontaine Fournier Francois Garnier Gauthier Gautier
Gerard Girard Giraud Guerin Guillot Henriot Lacroix Lambert Laurent Leblanc Leclerc Lecomte Lefebvre Lefevre Legrand Lemaire
Lemoine Leroux Leroy Marchand Martel Martin Masson Mathieu Mercier Meunier Michaud Moreau Morel Morin Moulin Noel Olivier
Perrin Petit Philippe Picard Renard Renaud Richard Riviere Robin Rousseau Roussel Roux Roy Simonet Thibault Vidal Vincent
Acosta Aguirre Alonso Arroyo Avila Ayala Benitez Blanco Bravo Cabrera Calderon Camacho Campos Cano Cardenas Carrasco Carrillo
Castellanos Cervantes Contreras Cordero Correa Cortes Cruz Delgado Dominguez Duarte Duran Escobar Espinoza Estrada Figueroa
Fuentes Gallardo Gallego Garrido Guerrero Hidalgo Ibanez Iglesias Juarez Leon Lozano Luna Maldonado Marquez Mejia Miranda
Molina Montero Montoya Navarro Nieto Nunez Ochoa Ojeda Olivares Orozco Ortega Pacheco Padilla Palacios Paredes Pascual Pena
Peralta Pizarro Prieto Quintana Quiroga Rios Rivas Rivera Robles Rojas Rosales Rubio Saavedra Salas Salinas Santana Santos
Serrano Sierra Solis Suarez Tapia Toledo Trujillo Valdez Valencia Valenzuela Vega Velasco Velazquez Vera Villalobos Villanueva
Zamora Zapata Zuniga Almeida Alves Azevedo Barbosa Cardoso Carvalho Coelho Costa Esteves Fernandes Ferreira Figueiredo Fonseca
Freitas Lourenco Macedo Magalhaes Martins Moreira Nogueira Nunes Oliveira Pereira Pinheiro Pinto Ribeiro Rocha Rodrigues
Sousa Tavares Teixeira Vieira Amato Barbieri Basile Battaglia Bellini Benedetti Bernardi Bianchi Bianco Bruno Caputo Caruso
Cattaneo Cavalli Colombo Conte Conti Costantini DeLuca Donati Esposito Fabbri Farina Ferrara Ferrari Ferraro Ferri Fiore
Fontana Gallo Gatti Giordano Grassi Greco Guerra Leone Lombardi Lombardo Longo Mancini Marchetti Mariani Marini Marino Marrone
Martinelli Martini Mazza Messina Milani Monti Morelli Moretti Napolitano Neri Orlando Pagano Palmieri Parisi Pellegrini
Pellegrino Piras Ricci Rinaldi Riva Rizzi Rizzo Romano Rossetti Rossi Ruggiero Russo Sala Santoro Sartori Serra Silvestri
Sorrentino Testa Valentini Villa Vitale Antonov Babic Baran Belov Blazek Bogdanov Bondarenko Cerny Dvorak Dudek Fedorov
Gajewski Golubev Gorski Grabowski Horak Horvat Ivanov Jankowski Jaworski Kaczmarek Kalinowski Kaminski Kowalczyk Kowalski
Kozlov Kovacs Kravchenko Kucera Kuznetsov Lebedev Lewandowski Malinowski Marek Mazur Michalski Morozov Nemec Novak Novotny
Nowak Nowakowski Ostrowski Pavlov Pawlowski Petrov Petrovic Piotrowski Popov Popescu Prochazka Romanov Rutkowski Sadowski
Shevchenko Sikorski Smirnov Sokolov Stepanov Svoboda Szabo Szymanski Toth Tkachenko Vesely Volkov Wisniewski Wojcik Wozniak
Yakovlev Zajac Zielinski Agarwal Ahluwalia Banerjee Basu Bhatt Bhattacharya Chakraborty Chandra Chatterjee Chaudhary Chopra
Das Desai Deshmukh Dubey Dutta Gandhi Ganguly Ghosh Gokhale Goyal Gupta Iyer Jain Joshi Kapoor Kaur Khanna Kulkarni Kumar
Malhotra Mehta Menon Mishra Mukherjee Nair Naidu Pandey Parekh Pillai Prasad Rao Rastogi Reddy Saxena Sengupta Shah Sharma
Shukla Singh Sinha Srivastava Subramanian Thakur Tiwari Trivedi Varma Verma Yadav Abbasi Akhtar Akin Aksoy Arslan Aydin Aziz
Bakr Bashir Celik Cetin Demir Dogan Erdogan Fayed Farouk Haddad Hakimi Hamdan Hosseini Karaca Karimi Kaya Khalil Khan Khoury
Kilic Koc Mansouri Masri Mirza Moradi Najjar Nasr Ozdemir Ozturk Polat Qureshi Rahimi Rahman Sahin Saleh Shaheen Siddiqui
Tahir Tekin Yilmaz Yildiz Zaman Zidan Abe Aoki Endo Fujii Fujimoto Fujita Goto Hara Hasegawa Hashimoto Hayashi Honda Ikeda
Imai Inoue Ishida Ishii Ishikawa Ito Iwasaki Kato Kimura Kobayashi Kondo Maeda Matsuda Matsumoto Mori Murakami Nakagawa
Nakajima Nakamura Nakano Nishimura Nomura Ogawa Okada Okamoto Ono Ota Saito Sakai Sakamoto Sasaki Sato Shibata Shimizu Suzuki
Takahashi Takeda Tanaka Taniguchi Ueda Uchida Wada Watanabe Yamada Yamaguchi Yamamoto Yamashita Yokoyama Yoshida Cao Chang
Cheng Cheung Chiang Chou Chow Chung Fong Gao Guo Huang Jiang Kwok Leung Liang Lin Liu Luo Meng Ouyang Qian Shen Shi Tang Tsai
Tseng Wang Wei Wong Wu Xiao Xie Xu Yang Yao Yeung Yuan Zeng Zhang Zhao Zheng Zhou Zhu Choi Hwang Hyun Jeong Kang Kwon Lim Moon
Seo Shin Yoon Bui Dang Dinh Duong Hoang Huynh Pham Phan Tran Truong Vo Achterberg Adeyemi Afolabi Banda Boateng Chukwu Diallo
Dlamini Eze Kamau Kariuki Keita Khumalo Mensah Mbeki Mwangi Ndlovu Njoroge Nkosi Obi Ochieng Okafor Okeke Okonkwo Osei Otieno
Owusu Sesay Sithole Toure Traore Wanjiru Zulu Brennan Byrne Callaghan Cassidy Connolly Daly Delaney Doherty Donnelly Doyle
Fitzgerald Flanagan Flynn Gallacher Healy Hennessy Higgins Kavanagh Keane Kearney Lynott Maguire Mahoney McCarthy McGrath
McKenna McLaughlin McMahon Moloney Moran Mulligan Nolan Quigley Quinlan Rafferty Reilly Rooney Ryan Sheehan Sheridan Sweeney
Tierney Abernathy Buchanan Campbell Drummond Fraser Galbraith Kincaid Lachlan MacDonald MacGregor MacKenzie MacLeod McAllister
McIntyre Ogilvie Rutherford Sutherland Davies Gethin Gwynne Llewellyn Lloyd Meredith Morgans Powys Pritchard Rees Vaughan
Griffiths Castelnuovo Grunwald Oberholzer
`;
