/** Each line: how its postcodes begin, latitude, longitude, and what it is called. */
export const CENTRAL: Record<string, string> = {
  DE: `01-02 51.05 13.74 Dresden
03 51.76 14.33 Cottbus
04 51.34 12.37 Leipzig
05-06 51.48 11.97 Halle
07 50.93 11.59 Jena
08-09 50.83 12.92 Chemnitz
10-13 52.52 13.40 Berlin
14 52.40 13.06 Potsdam
15-16 52.34 14.55 Frankfurt (Oder)
17 53.56 13.26 Neubrandenburg
18 54.09 12.10 Rostock
19 53.63 11.41 Schwerin
20-22 53.55 9.99 Hamburg
23 53.87 10.69 Lübeck
24 54.32 10.14 Kiel
25 54.19 9.10 Heide
26 53.14 8.21 Oldenburg
27-28 53.08 8.80 Bremen
29 52.62 10.08 Celle
30-31 52.37 9.73 Hannover
32-33 52.03 8.53 Bielefeld
34 51.31 9.49 Kassel
35 50.58 8.67 Gießen
36 50.55 9.68 Fulda
37 51.54 9.92 Göttingen
38 52.26 10.52 Braunschweig
39 52.12 11.63 Magdeburg
40-41 51.23 6.78 Düsseldorf
42 51.26 7.15 Wuppertal
43-44 51.51 7.47 Dortmund
45-46 51.46 7.01 Essen
47 51.43 6.76 Duisburg
48 51.96 7.63 Münster
49 52.28 8.05 Osnabrück
50-51 50.94 6.96 Köln
52 50.78 6.08 Aachen
53 50.74 7.10 Bonn
54 49.76 6.64 Trier
55 50.00 8.27 Mainz
56 50.36 7.59 Koblenz
57 50.87 8.02 Siegen
58-59 51.36 7.46 Hagen
60-61 50.11 8.68 Frankfurt am Main
62-64 49.87 8.65 Darmstadt
65 50.08 8.24 Wiesbaden
66 49.23 7.00 Saarbrücken
67 49.44 7.77 Kaiserslautern
68 49.49 8.47 Mannheim
69 49.40 8.67 Heidelberg
70-71 48.78 9.18 Stuttgart
72 48.52 9.06 Tübingen
73-74 49.14 9.22 Heilbronn
75-76 49.01 8.40 Karlsruhe
77 48.47 7.94 Offenburg
78 47.66 9.18 Konstanz
79 48.00 7.84 Freiburg
80-82 48.14 11.58 München
83 47.86 12.12 Rosenheim
84 48.54 12.15 Landshut
85 48.76 11.42 Ingolstadt
86 48.37 10.90 Augsburg
87 47.73 10.31 Kempten
88 47.78 9.61 Ravensburg
89 48.40 9.99 Ulm
90-91 49.45 11.08 Nürnberg
92-93 49.02 12.10 Regensburg
94 48.57 13.46 Passau
95 49.94 11.58 Bayreuth
96 49.89 10.89 Bamberg
97 49.79 9.95 Würzburg
98 50.61 10.69 Suhl
99 50.98 11.03 Erfurt`,
  AT: `10-12 48.21 16.37 Wien
13-24 47.81 16.24 Wiener Neustadt
25-29 48.01 16.23 Baden
30-39 48.20 15.62 St. Pölten
40-49 48.31 14.29 Linz
50-57 47.80 13.04 Salzburg
60-66 47.27 11.39 Innsbruck
67-69 47.50 9.75 Bregenz
70-79 47.85 16.53 Eisenstadt
80-89 47.07 15.44 Graz
90-97 46.62 14.31 Klagenfurt
98-99 46.83 12.77 Lienz`,
}
