// Names for originals that are in no list, written for this project. Some are the spare entries of permuted lists (`spare-entries.ts`), so
// another order would change the permutation. No name here is also in a permuted list, a common word or a place.

export const LATIN_RESERVE_FEMALE_NAMES = `
Adelheid Agatha Aileen Albertina Aldona Aliona Almudena Amalie Anahita Anneliese Antonina Apolline Araceli Ariadna Arlette
Aslaug Azadeh Benedetta Bernadette Bettina Birgitta Blanka Brigida Bronwyn Carlotta Cecilie Celestine Clarissa Claudine
Clementina Clotilde Constanza Cordelia Cosima Dagmara Deirdre Delfina Dorothea Edeltraud Edwina Eilidh Eleonora Elfriede Elspeth
Emmeline Ermelinda Ernestine Estefania Eufemia Evangeline Felicitas Fiorella Florentina Franziska Friederike Gertrud Ghislaine
Gislinde Griselda Gudrun Guendalina Gwendolyn Hedwig Hermine Hildegard Honorata Ildiko Imogen Iolanda Irmgard Isidora Ivana
Jarmila Jocasta Josefina Kamilla Klaudia Klementyna Kunigunde Lavinia Leocadia Leontine Leopoldina Lieselotte Liliana Lisbeth
Loredana Lorelei Luitgard Malwina Marcelina Margarethe Marietta Marjolein Mathilda Maurane Mechthild Melisande Mirabel
Morwenna Narcisa Octavia Odile Ottilie Pelagia Perpetua Petronella Philomena Quiteria Radmila Ragnhild Romaine Rosalba Rosamund
Roswitha Rowena Sidonie Sieglinde Sunniva Tamsin Tatjana Teodora Theodora Thessaly Tiziana Ursina Valeska Vasilisa Violetta
Walburga Wilhelmina Ysolde Zdenka Zenobia Zofia Zuleika
`;

export const LATIN_RESERVE_MALE_NAMES = `
Achim Adalbert Alaric Alasdair Aldous Ambrose Anatole Anselm Armand Arvid Athanasios Aurelio Balthasar Barnaby Bartholomew
Bartosz Benedikt Bernhard Boguslaw Bohdan Boleslaw Burkhard Casimir Clemens Conrad Cornelius Cyprian Demetrio Detlef Dietmar
Dimitri Edmund Egbert Eginhard Eitan Eleazar Emeric Erasmo Eusebio Evander Faustino Ferdinand Fergus Florent Gaston Gerhard
Gideon Gilberto Godfrey Gottfried Gregor Hartmut Hendrik Heribert Hubert Isidro Ivar Jaromir Jeremias Kasimir Kazimierz Kjartan
Konstantin Laszlo Laurentius Leonhard Leopold Matthijs Maximilien Melchior Nathanael Oswald Ottokar Pancrazio Peregrine Radomir
Raimund Reginald Reinhold Roderick Rutger Sebald Severin Slawomir Tadeusz Tancredi Terence Thaddeus Theobald Theodor Tiberio
Urbain Viggo Vladislav Volkmar Waldemar Wenceslas Wilfried Wladyslaw Wolfram Yevgeny Zygmunt
`;

/** First names that do not show a gender. */
export const LATIN_RESERVE_NEUTRAL_NAMES = `
Adair Amari Aubrey Averill Bellamy Camryn Charley Dallin Darcy Devin Emery Errol Finley Hadley Jaylin Jody Kerry Kieran Kirby
Lindsey Lorne Maddox Marlow Reese Remy Rory Sasha Shiloh Vesper Whitley Yael
`;

export const LATIN_RESERVE_LAST_NAMES = `
Abendroth Adlington Aldenhoven Allingham Almasy Andersson Anholt Ardenne Arkwright Asplund Atherton Auerswald Averbeck Babington
Bachmeier Balcombe Barnstorff Battenfeld Baumgarten Bellecourt Bellweather Bengtsson Berglund Berkholz Bernhardt Bielefeldt
Birkholm Bjornson Blakeney Blomqvist Boldizar Bonaventura Borgstrom Borowski Bosworth Brackenbury Breitner Broderick Brunswig
Buchwald Carmichael Chatwin Cholewa Christophersen Clarendon Cottrell Cranleigh Crowther Dabrowski Dahlgren Dallmann Danilow
Debussche Delvecchio Desrosiers Dietrichs Dolezal Dombrowski Dorrington Dunkelberg Eberhardt Eckersley Edelstein Ehrenfeld
Eichborn Ekstrom Ellingsen Elsworth Elverum Engstler Erlandsen Fairbanks Falkenrath Fanshawe Farkas Farrington Feldkamp
Fennimore Fitzroy Fogarty Fothergill Fredriksen Freudenberg Gerlach Gillespie Glasspool Glockner Gonsalves Greenhalgh Grosvenor
Gruenwald Haggerty Halloran Hammarberg Harcourt Hasselblad Havelock Heathcote Hedlund Heidenreich Hellstrom Hildebrandt Hochberg
Hofstetter Hollenbeck Holmgren Honeycutt Horvath Huddleston Illingworth Ingersoll Isaksen Jablonski Jankowiak Jarvinen Jespersen
Jirasek Kaltenbach Kaminsky Karlsen Kensett Killigrew Kirchner Kjellberg Klimek Kocharyan Kolbeck Korhonen Kovalenko Kratochvil
Kristiansen Krzeminski Kubicek Lachmann Lambrecht Landgraf Langenberg Lattimer Lavigne Lechner Leclair Lichtenberg Liebermann
Lindner Lockhart Loxley Macallister Magnusson Mainwaring Marchbanks Massingham Mcallen Meinhardt Mikkelsen Millbank Molnar
Morgenstern Mortensen Nemeth Neuberger Nordlund Norrington Olbricht Ollerton Osterman Overbeck Padgett Palmgren Pankhurst
Paulsen Penhaligon Petterson Piatkowski Pickering Plunkett Pomeroy Prendergast Pressburger Radetzky Ramsbottom Rathbone
Reichardt Reinecke Rensink Rickenbacker Ritterbusch Rosenthal Rowntree Sandstrom Satterfield Schellenberg Schimmel Schlesinger
Schonberg Seagrave Sedlacek Selwyn Shelbourne Siegenthaler Silberman Sodergren Somerville Sondergaard Spielmann Stapleton
Steinbach Sternberg Sundqvist Swanson Thackston Thorvaldsen Thurgood Tillinghast Toivonen Tolliver Torkelson Trumbull
Twelvetrees Uhlenbeck Urbanek Valenti Vandermeer Vasquelle Venables Vestergaard Villeneuve Voronin Wanamaker Wasserman Weatherby
Weidmann Westergaard Wetherell Whitlock Wickersham Wieczorek Winterbourne Wolstenholme Wrzesniewski Yardley Zabriskie Zapletal
Zawadzki Zelinsky Zetterberg Zuckerman
`;

/** Beginnings of names of firms, schools and clubs. Each can be combined with each of the tails. */
export const ORGANIZATION_NAME_HEADS = `
Alder Aspen Beacon Birch Bramble Bright Cedar Copper Crest Dawn Eagle Elm Ember Ever Fair Falcon Fern Finch
Flint Fox Glen Gold Granite Green Hawk Hazel Heron Ivory Juniper Lake Lark Laurel Linden Maple Meadow Mill Moss North Oak
Otter Pine Raven Ridge River Robin Rowan Sable Sand Silver Spruce Stone Swan Thistle Thorn Timber West Willow Wren
`;
export const ORGANIZATION_NAME_TAILS = `
beck bourne brook by croft dale den ford grove ham haven hurst mere moor shaw stead vale ville well wick worth
`;
