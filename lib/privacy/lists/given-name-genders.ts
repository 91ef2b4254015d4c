// Given names that are in no permuted list (often because they are words, places or surnames too) and whose ending does not show the
// gender. Names of both girls and boys are left out. Written for this project.

export const FEMALE_GIVEN_NAMES = `
Abigail Adele Agnes Aino Aisha Aisyah Alice Alyson Amal Amber Amethyst Angeliki Annabel Anneke Anouk Aoife April Ashanti Astrid Autumn Avigail Aylin
Ayse Ayşe Azra Beatriz Beryl Bintou Birgit Bismah Brooke Carmen Carol Celeste Chantal Charity Charlotte Cheryl Chloe Chloé Clementine Concepción
Constance Coral Courtney Crystal Dagmar Daisy Dalal Daphne Dawn Deborah Defne Destiny Dolores Doris Dorit Dorothy Edith Eevi Eleanor Eleni Elinor
Elisabeth Elizabeth Ella Ellen Ember Emily Esther Eylül Faith Farah Farrah Fatemeh Fatou Fern Fiadh Fleur Florence Frances Freya Gayane Ginger Gladys
Gloria Grace Gretchen Hafsah Hannah Harriet Hasmik Hazel Heather Hebe Heidi Helen Himari Holly Honey Hope Imani Imene Ingrid Inès Irati Irene Iris
Isabel Isobel Ivy Jade Jane Janet Jasmin Jasmine Jewel Jill Joan Joy Joyce Judith Juliet June Juno Karen Karin Kathleen Kyriaki Lakshmi Lamis Laurel
Laylah Leni Lenor Leonor Lian Lili Lilian Lilien Lilith Lilly Lily Lisbet Liz Lizbeth Lois Lovely Luz Mabel Maeve Maggie Mai Malak Maren Margaret
Margot Mari Mariam Maricel Marigold Marilyn Marisol Marjorie Mary Matilde Maud Maureen May Megan Mehar Mei Melody Mercedes Mercy Meriem Meryem
Millicent Mirlande Misty Molly Myrtle Nadine Nancy Naomi Nehir Nicole Noelle Noemí Noor Nur Nuray Olive Opal Paige Pansy Patience Pearl Peggy Penelope
Persephone Phoebe Pipaluk Piper Poppy Precious Primrose Princess Prudence Rachel Raquel Reem Riko Rosario Rose Rosemary Ruby Ruth Saar Saffron Sahar
Salomé Sarah Scarlett Seo-yun Serenity Sesili Shahd Shams Sharon Sherry Sheryl Shirley Siobhan Siti Soledad Solveig Somayyeh Sumayah Summer Susan
Susannah Suzanne Tabitha Tamar Temperance Tess Tiffany Trinidad Trinity Trisha Trixie Ursel Venus Verity Violet Vivian Vivien Wendy Willow Winifred
Ximena Yasmin Yvonne Zainab Zeinab Zeynep Zoe Zohreh Zoé
Aine Alix Almudena Ann Annabeth Anne Anneliese Annick Ascensión Ashlee Ashleigh Assunção Astri Asunción Babs Belén Berit Bess Bev Beverley Boglárka
Bożena Bridget Brigid Britt Britt-Marie Bärbel Béatrice Bébhinn Bérengère Bérénice Caitlin Caoimhe Carmel Carmiña Chelsey Christel Ciara Conceição
Conchi Consuelo Dolors Doreen Dot Ebony Ebru Ece Edel Edit Eileen Elif Elin Elke Elspeth Emőke Encarna Encarnación Enikő Erzsébet Esin Ester Fen
Fenella Fran Freyja Gail Gem Gen Gill Ginny Giusy Gun Gwen Gyöngyi Gül Gülay Gülsüm Gülşah Hadewych Hajnal Hanneke Hatice Hege Heike Helle Hild
Ibolya Ildikó Ilse Imke Inge Ingeborg Inger Inmaculada Inês Isis Isolde Itziar Janice Janine Jeannette Jennie Jenny Jessie Jo Joanne Josie Joséphine
Jussara Kari Katalin Kate Kath Kathy Katy Kay Kimberley Kinga Kirsten Kirstin Kitty Kjersti Kristin Leigh-Ann Lesley Liesbeth Lieve Lis Lisbeth Liv
Luanne Lucy Lupe Lynn Lynne Macarena Maite Maitê Margit Marguerite Mariann Maribel Marieke Marijke Maripaz Marit Marleen Marlies Maryam Mavis Maëlle
Maëlys Melek Meltem Mercês Merete Merve Milagros Mimi Miriam Moll Moyra Muriel Myriam Nel Neus Neusa Ngaio Niamh Nieves Nkechi Noreen Noémi Nuria
Oddny Oonagh Pam Patty Paz Peg Petronel Pilar Piroska Pru Purificación Pınar Rachael Randi Remedios Reyes Rocío Ros Rosalyn Rosemarie Roz Ruthie
Róisín Sabrine Sally Seda Sevim Shannon Sheila Shelley Sian Sibel Signe Sigrun Sinéad Siv Siân Soizic Songül Sophie Steph Sue Sukran Sylwia Synnøve
Taís Thaís Tove Tracey Tracy Trix Trudi Trudy Truus Tünde Uschi Val Virág Visitación Viv Wibke Yaz Yngvild Yoselin Zehra Zoë Zsuzsanna Ágnes Ángeles
Åsa Åse Özlem Şükran
`;

export const MALE_GIVEN_NAMES = `
Aarav Abdallah Abdul Abdulaziz Abdulla Abdulrahman Adam Adama Ahmad Ahmet Alfie Ali Amine Andriy Anthony Antoni Archie Ari Arjun Arman Artem Arthur
Artur Artyom Ash Asher Ashot Atlas Austin Ayoub Aziz Bakary Bashir Bautista Benedict Bibek Bill Blaine Bob Boris Brad Bruce Bryce Carl Cash Chad
Charlie Chase Chester Christian Chuck Clay Cliff Colt Cyrus Dan Daniil Darius Dave Davi David Davit Dean Deepak Dejan Dhruv Dick Dirk Dmitry Dominik
Don Douglas Duke Earl Eli Elias Elijah Emil Enoch Ezekiel Ezra Fahad Fahd Felix Finlay Finn Firas Flint Ford Forrest Fox Franciszek Frank Gabor
Gabriel Gage Gareth Garth Gene Geoff George Giorgi Glenn Goran Grant Gus Guy Habib Hakeem Hamza Hank Haris Harris Harry Harun Hasan Heath Heitor Henry
Hossein Huck Hugh Hugo Hunter Hussain Hussein Ian Ibai Ibrahim Ilija Isaac Isaiah Isak Ivan Jaakko Jack Jad Jakob Jakov Jarek Jay Jed Jef Jeff Jerome
Jim Joe Joel Jon Jonah Jonas Jordi Josh Joshua Josip José Jovan Jude Jules Julius Junior Jökull Kabir Kai Kamal Karam Kareem Keanu Keith Kenji Kenneth
King Kirk Koa Kwabena Kwame Lance Lars Lazar Leif Leo Leon Lev Levi Linus Lionel Louis Lucas Luiz Luka Lukas Luke Luther Mack Mads Mahdi Malachi Malik
Mamadou Marc Mark Markus Martí Mason Matej Mateus Matevz Mathew Matthias Matěj Maui Max Mehdi Micah Mike Milan Miles Milo Miloš Mohamed Mohammad
Moussa Muhammad Mukesh Murad Nash Nathan Nelson Nick Nico Nicolás Nigel Nil Noah Norris Oisin Oliver Omar Onni Oscar Oskar Otis Otto Panagiotis
Patrick Pau Paul Pedro Perry Petar Pete Philip Pierce Pierre Pol Prem Prince Quentin Rachid Ralph Ramesh Ransom Raphaël Rashad Rashid Rex Reza Rhys
Rich Rob Rocky Rod Rohit Ross Roy Russ Russell Said Salik Samir Saul Scott Sean Seth Shahid Shane Shawn Sidney Silas Simon Souleymane Spencer
Stanisław Stanley Stephen Steve Stu Sven Syed Szymon Tadhg Tareq Ted Teodor Thomas Tigran Tim Tobias Todd Tom Tomas Tomás Tomáš Troy Tyrone Uri Victor
Vijay Vuk Wade Walker Wally Walter Wayne Wil Will William Wolf Woody Yassin Yehuda Younes Youssef Yusef Yusuf Zach Zahid Zane Zion
Ademir Aitor Aled Alper Alperen Alun Angus Ansgar Arne Arve Asbjørn Asgeir Axel Balázs Barış Bence Bengt Berkay Bert Birger Björn Bogdan Burak Béla
Cafer Callum Can Cathal Cem Cemal Conor Craig Cuthbert Daan Daithí Denis Derrick Diarmuid Dom Dominic Dragan Eamon Eben Edoardo Edson Egil Einar
Eirik Emre Enzo Erdem Erkan Esben Euan Ferenc Gary Geraint Gerrit Gert Gethin Gilson Goetz Gusztáv Göran Gösta Haakon Halvor Hans Harald Heimo Heinz
Hywel Håkan Hüseyin Iain Ignasi Iker Imre Ioan Iván Jair Jan Jens Jesper Jimmy Joaquim Joop Joost Juan Jurandir Jörg Jörgen Jørgen Jürgen Kaan Kees
Keir Kemal Ken Kjell Knut Koen Kofi Kurt Lajos Lasse Leszek Levent Levente Lorcan Loïc Ludo Luís László Maarten Magnus Manel Marek Mathijs Mathis
Mats Maxence Maël Mehmet Mick Mikel Moacir Morten Murat Máté Ned Neil Nevzat Niall Nicanor Niels Niklas Nils Norbert Nuno Nándor Odair Odd Okan Olaf
Olav Ole Olivier Onur Orhan Osmar Owain Oğuz Patrik Paweł Pekka Per Phil Pieter Pieterjan Piotr Péter Quirin Rafał Ragnar Ramiro Ricky Roar Ruairi
Ruben Ruud Rémi Rúben Samu Sander Selim Serkan Sigurd Sjoerd Stefan Stein Stig Sverre Sviatoslav Szabolcs Sándor Søren Tamás Tariq Terje Terry
Thibaud Thibault Thor Thorben Thorsten Théo Tibor Till Timo Titouan Tjark Tommy Toon Tor Torben Tore Torgeir Trygve Tuncay Tymek Ulf Ulrich Umut
Unai Uwe Uğur Valdir Vidar Viktor Vincenç Vladimír Volkan Wagner Wanderley Washington Wellington Wesley Wim Wouter Xabier Yann Yannick Yiğit Yunus
Zbigniew Zoltán Zsolt Zsombor Åke Éloan Özgür
`;
