// First names, written for this project. None is a common English word; people whose names are such words get surrogates from the reserve
// pool. The order is part of the permutation: append entries only together with a new version in `index.ts`.

export const FEMALE_FIRST_NAMES = `
Emma Olivia Sophia Isabella Charlotte Amelia Evelyn Abigail Harriet Eleanor Hannah Lydia Natalie Zoe Leah Hazelle Audrey
Claire Lucy Anna Caroline Genevieve Emily Kennedy Madelyn Sadie Naomi Alice Gabriella Julia Cora Sarah Quinn Katherine
Margaret Elizabeth Jennifer Jessica Ashley Amanda Melissa Stephanie Nicole Heather Michelle Kimberly Christina Rachel Laura
Rebecca Danielle Vanessa Samantha Kelly Erica Monica Angela Patricia Linda Barbara Susan Karen Nancy Lisa Betty Sandra
Donna Carol Ruth Sharon Cynthia Kathleen Amy Shirley Brenda Pamela Debra Janet Maria Diane Joyce Julie Victoria Joan
Christine Judith Martha Cheryl Megan Andrea Ann Jean Doris Jacqueline Kathryn Gloria Teresa Sara Janice Theresa Beverly
Denise Marilyn Amber Annika Astrid Ingrid Freya Greta Heidi Helga Ilse Jana Johanna Karin Katja Katrin Lena Lotte Luisa
Maren Marlene Nele Petra Renate Sabine Silke Sigrid Solveig Svenja Ulrike Ursula Wiebke Annelies Femke Maaike Marieke Sanne
Aurelie Camille Celine Chloe Delphine Elodie Eloise Fabienne Florence Gaelle Helene Ines Josephine Juliette Lea Louise Lucie
Manon Margaux Marion Mathilde Nathalie Noemie Oceane Pauline Sandrine Simone Solene Sylvie Veronique Virginie Yvette Yvonne
Alba Alejandra Alicia Beatriz Carmen Catalina Clara Consuelo Cristina Elena Esperanza Fernanda Gabriela Guadalupe Isabel
Jimena Juana Laia Leticia Lorena Lourdes Lucia Luz Magdalena Manuela Marcela Mariana Marisol Marta Mercedes Natalia Noelia
Paloma Pilar Raquel Rocio Rosario Silvia Sofia Soledad Valentina Ximena Yolanda Adriana Alessandra Antonella Arianna Bianca
Caterina Chiara Daniela Elisa Elisabetta Federica Francesca Giada Ginevra Giorgia Giovanna Giulia Graziella Ilaria Ludovica
Martina Michela Ornella Paola Raffaella Roberta Rosanna Serena Simona Stefania Valeria Agnieszka Aleksandra Alina Anastasia
Barbora Danuta Dorota Dragana Ekaterina Ewa Galina Halina Irina Jadwiga Jelena Joanna Kateryna Katarzyna Ksenia Larisa
Ludmila Lyudmila Malgorzata Milena Mirjana Nadezhda Natasha Nina Oksana Olena Olga Radka Svetlana Tamara Tatiana Tereza
Vesna Yelena Yulia Zuzana Aarti Aditi Aishwarya Amrita Ananya Anjali Aparna Deepika Divya Gauri Indira Kavita Kiran Lakshmi
Madhuri Meera Nandini Neha Nisha Pallavi Pooja Priya Radha Rekha Rupa Sangeeta Shanti Shreya Sita Sneha Sunita Sushma Swati
Uma Vandana Vidya Aaliyah Aisha Amina Asma Ayse Aylin Dalia Elif Fatima Fatma Hafsa Hala Hanan Huda Iman Jamila Khadija Laila
Layla Leila Lina Malak Maryam Mona Nadia Noor Rania Rasha Salma Samira Sana Selin Shirin Soraya Yasmin Yasmina Zahra Zainab
Zeynep Akiko Asuka Ayumi Chiyo Emiko Fumiko Hanako Haruka Hiroko Hitomi Junko Kaori Keiko Kumiko Mariko Mayumi Megumi Michiko
Midori Misaki Naoko Noriko Reiko Sachiko Sakura Satomi Shizuka Tomoko Yoko Yoshiko Yui Yuki Yumiko Fang Hui Jing Lan Lifen
Meiling Mingxia Qing Ting Xiaoli Xiaomei Xiulan Yanling Ying Yue Zhen Eunji Hyejin Jiwoo Minji Seoyeon Soojin Yuna
`;

export const MALE_FIRST_NAMES = `
Liam Noah Oliver Elijah James William Benjamin Lucas Henry Theodore Alexander Ethan Jacob Michael Daniel Logan Jackson
Sebastian Aiden Matthew Samuel David Joseph Carter Owen Wyatt John Luke Jayden Dylan Grayson Levi Isaac Gabriel Julian Mateo
Anthony Jaxon Lincoln Joshua Christopher Andrew Caleb Ryan Asher Nathan Thomas Leo Isaiah Charles Josiah Hudson Christian
Connor Eli Ezra Aaron Landon Adrian Jonathan Nolan Jeremiah Easton Elias Colton Cameron Carson Robert Angelo Maverick Nicholas
Dominic Jaxson Greyson Adam Ian Austin Jordan Cooper Brayden Roman Evan Ezekiel Xavier Jose Jace Jameson Leonardo Bryson Axel
Everett Parker Kayden Miles Sawyer Jason Declan Weston Micah Ayden Wesley Luca Vincent Damian Zachary Silas Gavin Kai Emmett
Kevin Brian George Edward Ronald Timothy Jeffrey Gary Jacques Eric Stephen Larry Justin Scott Brandon Raymond Gregory Patrick
Dennis Jerry Tyler Douglas Peter Kyle Walter Harold Keith Roger Gerald Arthur Lawrence Terrence Willie Albert Ralph Eugene
Russell Bruce Philip Howard Donald Kenneth Paul Steven Andreas Armin Bernd Bjorn Dieter Erik Ernst Florian Fritz Georg Gerd
Gunnar Gunther Hannes Hans Harald Heiko Heinrich Heinz Helmut Henrik Hermann Holger Horst Ingo Jens Joachim Jochen Jorg Jorgen
Jurgen Kaspar Klaus Konrad Kurt Lars Lennart Lorenz Lothar Ludwig Lutz Magnus Manfred Markus Marius Mathias Matthias Norbert
Olaf Otto Pascal Rainer Reinhard Rolf Rudiger Rudolf Siegfried Stefan Sven Thorsten Tobias Torsten Ulf Ulrich Uwe Volker
Werner Wilhelm Wolfgang Anders Bram Daan Gijs Henk Jaap Jeroen Joost Joris Koen Maarten Pieter Ruud Sander Sjoerd Thijs Wouter
Alain Alexandre Antoine Arnaud Baptiste Bastien Benoit Bernard Bertrand Cedric Clement Damien Denis Didier Edouard Emile
Etienne Fabien Fabrice Francois Frederic Gael Gaspard Gauthier Gerard Gilles Guillaume Herve Hugo Jerome Joel Julien Laurent
Loic Luc Marcel Mathieu Maxime Michel Nicolas Olivier Philippe Pierre Quentin Raphael Remi Renaud Romain Sylvain Thibault
Thierry Tristan Valentin Xavi Yann Yannick Yves Alberto Alejandro Alfonso Alvaro Andres Antonio Arturo Carlos Cesar Cristian
Diego Domingo Eduardo Emilio Enrique Ernesto Esteban Felipe Fernando Francisco Gonzalo Guillermo Gustavo Hector Ignacio
Ismael Ivan Jaime Javier Joaquin Jorge Juan Julio Lorenzo Luis Manuel Marcos Mario Martin Mauricio Miguel Octavio Oscar Pablo
Pedro Rafael Ramiro Ramon Raul Ricardo Roberto Rodrigo Ruben Salvador Santiago Sergio Teodoro Tomas Vicente Alessandro Andrea
Angelino Carlo Claudio Cosimo Dario Davide Domenico Edoardo Emanuele Enzo Fabio Fabrizio Federico Filippo Flavio Francesco
Gennaro Giacomo Giancarlo Gianluca Gianni Giorgio Giovanni Giulio Giuseppe Luigi Marcello Massimo Matteo Mattia Maurizio
Michele Nicola Paolo Piero Pietro Raffaele Renato Riccardo Rocco Salvatore Silvio Simone Stefano Tommaso Umberto Vittorio
Alexei Andrei Andrzej Artem Bogdan Boris Branko Dmitri Dragan Dusan Evgeny Fedor Grigory Grzegorz Igor Ilya Jakub Janusz
Jaroslav Jerzy Jiri Kamil Karel Kirill Krzysztof Leonid Lukasz Maciej Marcin Marek Maxim Michal Mikhail Milan Miroslav Mykola
Nikolai Oleg Oleksandr Pavel Pawel Petr Piotr Radek Roman Ruslan Sergei Slavko Stanislav Taras Tomasz Vaclav Vadim Vasily
Viktor Vladimir Wojciech Yuri Zbigniew Zdenek Zoran Aditya Ajay Akash Amit Anand Anil Arjun Arun Ashok Deepak Ganesh Gopal
Harish Karthik Kishore Krishna Mahesh Manoj Mohan Mukesh Naveen Nikhil Nitin Pradeep Prakash Rahul Rajesh Rakesh Ramesh Ravi
Rohan Rohit Sandeep Sanjay Santosh Shankar Srinivas Suresh Vijay Vikram Vinod Vivek Abbas Abdullah Ahmad Ahmed Ali Amir Bilal
Burak Can Cem Emre Fadi Faisal Farid Hamza Hasan Hassan Hussein Ibrahim Idris Imran Ismail Jamal Kareem Karim Kemal Khaled
Khalid Mahmoud Mansour Mehmet Mohammed Murat Mustafa Nabil Nasser Omar Onur Osman Qasim Rashid Reza Saeed Salim Samir Selim
Serkan Sinan Tariq Umar Usman Yasin Yusuf Zaid Akira Daichi Daisuke Haruto Hayato Hideki Hiroshi Ichiro Isamu Jiro Jun
Katsuo Kazuki Kenji Kenta Koji Makoto Masashi Minoru Naoki Noboru Osamu Ryota Satoshi Shigeru Shinji Shota Takashi Takeshi
Tatsuya Tetsuya Tomohiro Toshio Yoshio Yuichi Yusuke Chao Chen Dong Feng Guang Haoran Jian Jianhua Junjie Lei Ming Peng Qiang
Rui Tao Weijie Wenbo Xiaoming Yifan Zhiwei Dongwook Hyunwoo Jaehyun Jihoon Minho Seungmin Sungjin Taeyang
`;
