// Given names that no permuted list holds, often because they are words, places or surnames too, and whose ending does not tell the gender.
// Written for this project. Names that both girls and boys carry are left out.

export const GIVEN_FEMALE = `
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
`;

export const GIVEN_MALE = `
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
`;
