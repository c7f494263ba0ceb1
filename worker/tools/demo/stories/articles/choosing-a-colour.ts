import type { Article } from '../article'

export const CHOOSING_A_COLOUR: Article = {
  slug: 'choosing-a-colour',
  title: [
    'Een kleur kiezen die blijft',
    'Eine Farbe, die bleibt',
    'Choisir une couleur qui dure',
    'Choosing a colour that lasts',
  ],
  summary: [
    'Kijk eerst naar het licht, dan naar de vloer en pas daarna naar de waaier.',
    'Erst das Licht, dann der Boden, und der Farbfächer ganz zum Schluss.',
    'Regardez d’abord la lumière, puis le sol, et seulement ensuite le nuancier.',
    'Look at the light first, then the floor, and only then at the colour card.',
  ],
  author: 'Wilm',
  date: '2026-06-18',
  tags: ['colour', 'living', 'wallpaper', 'choose'],
  lines: [
    [
      'Bijna iedereen kiest een kleur op een vierkante centimeter en schrikt van vier vierkante meter. Op de muur wordt elke tint sterker, en elke kamer mengt er zijn eigen licht doorheen. Met drie stappen kies je er een waar je over vijf jaar nog van houdt.',
      'Fast alle wählen eine Farbe auf einem Quadratzentimeter und erschrecken vor vier Quadratmetern. An der Wand wird jeder Ton kräftiger, und jedes Zimmer mischt sein eigenes Licht dazu. Mit drei Schritten findest du einen, den du auch in fünf Jahren noch magst.',
      'Presque tout le monde choisit une couleur sur un centimètre carré et s’effraie devant quatre mètres carrés. Au mur, chaque teinte se renforce, et chaque pièce y mêle sa propre lumière. Trois étapes pour en trouver une que vous aimerez encore dans cinq ans.',
      'Nearly everybody chooses a colour on a square centimetre and is startled by four square metres. On a wall every shade gets stronger, and every room adds its own light. Three steps take you to one you will still love in five years.',
    ],
    [
      '## 1. Waar komt het licht vandaan?',
      '## 1. Woher kommt das Licht?',
      '## 1. D’où vient la lumière ?',
      '## 1. Where does the light come from?',
    ],
    [
      'Een kamer op het noorden krijgt koel, gelijkmatig licht. Blauw en grijs worden er kil; zand, klei en warm groen blijven vriendelijk. Op het zuiden kan bijna alles, maar wordt wit fel. Kies daar een gebroken wit met een druppel grijs.',
      'Ein Zimmer nach Norden bekommt kühles, gleichmäßiges Licht. Blau und Grau werden dort kalt, Sand, Ton und warmes Grün bleiben freundlich. Nach Süden geht fast alles, nur Weiß wird grell. Nimm dort ein gebrochenes Weiß mit einem Tropfen Grau.',
      'Une pièce au nord reçoit une lumière froide et régulière. Le bleu et le gris y deviennent glacés ; le sable, l’argile et les verts chauds restent aimables. Au sud, presque tout est permis, mais le blanc éblouit : préférez un blanc cassé, avec une goutte de gris.',
      'A room that faces north gets cool, even light. Blue and grey turn chilly there; sand, clay and warm green stay friendly. Facing south nearly everything works, but white becomes harsh. Choose an off-white with a drop of grey.',
    ],
    [
      '## 2. Wat gaat er niet weg?',
      '## 2. Was bleibt ohnehin?',
      '## 2. Qu’est-ce qui restera ?',
      '## 2. What is not going away?',
    ],
    [
      'De vloer, de bank en de keuken blijven. Leg er een blad wit papier naast en kijk welke zweem ze hebben: geel, rood of groen. Een muurkleur met dezelfde zweem hoort er vanzelf bij. Daarom past salie zo goed bij eiken, en terracotta bij notenhout.',
      'Boden, Sofa und Küche bleiben. Leg ein Blatt weißes Papier daneben und schau, welchen Stich sie haben: gelb, rot oder grün. Eine Wandfarbe mit demselben Stich gehört von selbst dazu. Deshalb passt Salbei so gut zu Eiche und Terrakotta zu Nussbaum.',
      'Le sol, le canapé, la cuisine resteront. Posez à côté une feuille blanche et voyez leur reflet : jaune, rouge ou vert. Une couleur de même reflet trouvera sa place toute seule. Voilà pourquoi la sauge va si bien au chêne, et la terre cuite au noyer.',
      'The floor, the sofa and the kitchen stay. Lay a sheet of white paper beside them and see what tinge they have: yellow, red or green. A wall colour with the same tinge looks right straight away. That is why sage goes so well with oak, and terracotta with walnut.',
    ],
    [
      '## 3. Leef er een week mee',
      '## 3. Leb eine Woche damit',
      '## 3. Vivez une semaine avec',
      '## 3. Live with it for a week',
    ],
    [
      'Verf een vel karton van een meter en verplaats het: ’s ochtends naast het raam, ’s avonds in de hoek met de lamp aan. Van behang hang je een strook op met papiertape. Zie je hem na een week niet meer, dan is het de goede.',
      'Streich einen Meter Karton und trag ihn umher: morgens neben das Fenster, abends in die Ecke bei eingeschalteter Lampe. Von der Tapete hängst du eine Bahn mit Kreppband auf. Fällt sie dir nach einer Woche nicht mehr auf, ist es die richtige.',
      'Peignez un grand carton et déplacez-le : le matin près de la fenêtre, le soir dans l’angle, lampe allumée. Pour un papier peint, fixez un lé au ruban de masquage. Si au bout d’une semaine vous ne le voyez plus, c’est le bon.',
      'Paint a metre of cardboard and move it about: beside the window in the morning, in the corner with the lamp on at night. Hang a strip of wallpaper with masking tape. If you no longer notice it after a week, it is the right one.',
    ],
    [
      '> Tip: één kleur in drie diepten is rustiger dan drie kleuren. De lichtste op het plafond, de middelste op de muur, de diepste op het [kussen](textiles/cushions).',
      '> Tipp: Eine Farbe in drei Tiefen ist ruhiger als drei Farben. Die hellste an die Decke, die mittlere an die Wand, die tiefste aufs [Kissen](textiles/cushions).',
      '> Conseil : une couleur en trois intensités est plus calme que trois couleurs. La plus claire au plafond, la moyenne au mur, la plus profonde sur un [coussin](textiles/cushions).',
      '> Tip: one colour in three depths is calmer than three colours. The lightest on the ceiling, the middle one on the wall, the deepest on a [cushion](textiles/cushions).',
    ],
    [
      'Liever een patroon? De [behangwijzer](/wallpaper-finder) brengt je in drie vragen bij een paar rollen die passen.',
      'Lieber ein Muster? Der [Tapeten-Berater](/wallpaper-finder) führt dich mit drei Fragen zu ein paar passenden Rollen.',
      'Plutôt un motif ? En trois questions, notre [guide des papiers peints](/wallpaper-finder) vous mène à quelques rouleaux.',
      'Would you rather have a pattern? In three questions the [wallpaper finder](/wallpaper-finder) takes you to a few that fit.',
    ],
  ],
  shelf: 'wallpaper/botanical',
  button: [
    'Bekijk botanisch behang',
    'Botanische Tapeten ansehen',
    'Voir les papiers peints végétaux',
    'See botanical wallpaper',
  ],
}
