/** Names with letters beyond English ones: what stands beside such a letter in one of them is usual beside it in others. */
export const names = `
José María García Núñez Peña Muñoz Ibáñez Hernández Fernández Rodríguez González Martínez Sánchez Pérez López Gómez Díaz Vásquez Ramírez
Jiménez Gutiérrez Álvarez Ángel Ángela Óscar Íñigo Úrsula Raúl Saúl Jesús Joaquín Martín Agustín Valentín Benjamín Fermín Lucía Sofía
Mejía Mónica Verónica Víctor Héctor César Félix Iván Adrián Julián Sebastián Damián Germán Guzmán Juárez Suárez Zúñiga Ordóñez Ñuñez
Castañeda Íker Inés Andrés Moisés Tomás Nicolás Ramón Simón Concepción Asunción Belén Rubén Ríos Rocío Güell Agüero Mª Begoña Ávila Piñón
Andía Aída Cuéllar Elías Isaías Matías Luís Solís Marín Rosalía Úlises Óliver Échave Édgar Íngrid Ágata Ángeles Bárbara Chávez Cárdenas
Nuñez Muñiz Boluarte Sáiz João Gonçalves Conceição Simões Camões Guimarães Magalhães Antônio Patrícia Inácio Flávio Fátima Júlia Lúcia
Brandão Leitão Araújo Mário Ângela Tânia Mendonça Estêvão Vitória Mônica Côrtes Márcia Romão Assunção Gusmões Nóbrega Quitério Êmile Ôscar
Âncora Falcão Damião Joãozinho François Françoise Hélène Thérèse Lefèvre Irène Agnès Molière Geneviève Renée Zoé Zoë Noël Joël Raphaël
Gaëlle Anaïs Loïc Aïda Benoît Jérôme Jérémy Élodie Éric Étienne Émile Aurélie Cécile Frédéric Sébastien Valérie Stéphane Léa Chloë Maëlle
Michaël Garçon Lebœuf Châtelet Lançon Forêt Château Côté Hervé André Josué Noé Noémie Bénédicte Cédric Gérard Mélanie Gisèle Adèle Angèle
Ève Île Prévôt Hôte Dubé Québec René Héloïse Eugène Desrosières Lévêque Dufrêne Crête Beauchêne Théo Zélie Fréchette Moïse Loïs Clémence
Joséphine Édith Évelyne Desirée Aimée Danaé Maître Jürgen Groß Müller Schröder Schäfer Jäger Krüger König Köhler Böhm Weiß Strauß Größe
Rößler Häßler Bärbel Jörg Götz Björn Sören Töpfer Löwe Özdemir Österreich Ähre Überall Ünal Öhler Preuß Lößl Fuß Käthe Büßer Ägidius Süß
Schönherr Straße Heß Voß Großmann Äpfel Bäuml Häusler Bräu Søren Jørgensen Sørensen Østergaard Øystein Bjørn Tromsø Bø Bøe Høeg Høegh Søe
Mørk Sjølie Skjærvø Kjær Æsop Ærø Sæther Bæk Næss Åse Ångström Åberg Åsa Ståle Håkon Mårten Lindström Öberg Märta Mäkinen Hämäläinen Väinö
Jääskeläinen Töölö Niemelä Räikkönen Norén Årsund Blå Pålsson Skår Þórdís Ægir Ægisdóttir Guðrún Davíð Sigurðsson Björk Ásgeir Sæþór
Héðinn Ragnheiður Þór Hörður Jónsdóttir Ísak Örn Ýr Óðinn Guðmundur Þröstur Seán Siobhán Róisín Éamon Áine Pádraig Órla Úna Sinéad
Micheál Dáithí Gráinne Ciarán Éilís Óisín Fionnuala Niccolò Forlì Mosè Noè Gesù Cantù Àngels Núria Òscar Jordà Ràfols Gal·la Zoè Maïté
Piët Daniëlle Coïmbra Dvořák Jiří Řehoř Řezníček Přemysl Ondřej Kříž Petřík Kolář Bařina Čapek Čáp Čech Novák Horáček Kovač Kovačević
Černý Vlček Němec Zdeněk Věra Růžička Hůlka Matúš Tomáš Beneš Hašek Žižka Živný Šimek Škoda Nováková Dvořáková Procházka Veselý Krejčí
Toňa Ďurica Ťok Ľubomír Ľudmila Vaňek Štěpán Křenek Bořek Košťál Hájek Děd Loďka Býček Kateřina Bořivoj Dvůr Říčan Kvíz Doleček Lukáš
Vaněk Šťastný Bartoň Lhoťan Kašpar Blažek Křivý Łukasz Wałęsa Michał Żółć Świątek Kaźmierczak Ćwik Nęcka Kamiński Wiśniewski Poznań Gdańsk
Dąbrowski Zając Mróz Wójcik Źródło Żak Jaś Cieśla Jabłoński Małgorzata Paweł Łódź Rafał Śliwa Stępień Krawczyńska Józef Sławomir Wróbel
Gołąb Pałka Kościuszko Piłsudski Ważny Więcek Ścibor Győző Erdős Petőfi Szűcs Szőke Kőszegi Dezső Gergő Szabó Kovács István László Péter
Őze Gábor Bánóczi Fűzfa Csűrös Zsófia Réka Győr Lőrinc Ödön Kertész Dömötör Vörös Gyöngyi Milošević Petrović Đorđe Đurić Željko Šarić
Ćosić Jović Kovačić Krešimir Nikolić Vučić Anđela Bošnjak Ćirić Žarko Čović Knežević Božić Hadžić Perić Ștefan Țurcanu Mureșan Ionuț Bălan
Rădulescu Ştefănescu Ţepeş Şerban Popeşcu Ionuţ Şükrü Çağlayan Işık Gülşen Ayşe Doğan Yılmaz İbrahim Āwhina Māori Tāne Hēmi Hōne Pūkenga
Kererū Ōtaki Kōwhai Rūnanga Báez León Peláez Yáñez Maíra Mauricio Graça Leão Adão Simão Ilídio Luísa Füßl Nießner Faßbender Großer
Äänekoski Määttä Luç Guðný Víðir Auðunn Þóra Pospíšil Jiřík Ježíš Žáček Kovářová Máša Řádek Bláža Třešňák Dědič Žďár Bůžek Mišek Duška
Dušek Mišić Śmiały Míša Rys Šíp Čížek Zářecká Beránek Tichá Tichý Łęcki Łącki Gałęcki Żółkiewski Gołębiowski Święcicki Książek Księżak
Różański Głód Zamość Żuk Leśniak Piaśnik Zbyś Bożena Wąs Żebrowski Źrenica Kőműves Bősze Özgür Öztürk Üçok Güçlü Gökçe Küçük Kılıç Yiğit
Aydın Başaran Kovačič N° Nº où œuvre Ñato Ciência Æon Œdipe Kœnig Þorvaldur MacÁodha DeÁngelis hÉireann Jiřina Jóźwiak Grześ Mas’ud
Shu’aib Jum’a Sa’ad Kučera Míček Ősi Smith–Jones Jean–Luc`
