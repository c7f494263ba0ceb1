import type { LocalizedByName } from '../words/localized'

export const KIDSWEAR_DESIGNS: LocalizedByName = {
  tshirt: [
    'Een effen T-shirt van stevige jersey met een smalle halsboord.',
    'Ein einfarbiges T-Shirt aus festem Jersey mit schmalem Halsbündchen.',
    'Un t-shirt uni en jersey épais, à col fin.',
    'A plain T-shirt in sturdy jersey with a narrow neckband.',
  ],
  'striped-tshirt': [
    'Een gestreept T-shirt, in het garen geverfd zodat de streep scherp blijft.',
    'Ein gestreiftes T-Shirt, im Garn gefärbt, damit die Streifen klar bleiben.',
    'Un t-shirt rayé en fils teints, pour des rayures toujours nettes.',
    'A striped T-shirt, yarn-dyed so that the stripe stays sharp.',
  ],
  'sun-tshirt': [
    'Een T-shirt met een ronde zon, gedrukt met inkt die niet barst.',
    'Ein T-Shirt mit einer runden Sonne, gedruckt mit Farbe, die nicht bricht.',
    'Un t-shirt orné d’un soleil tout rond, imprimé à l’encre souple.',
    'A T-shirt with a round sun, printed in ink that does not crack.',
  ],
  sweater: [
    'Een gebreide trui met boorden in een tweede kleur.',
    'Ein Strickpullover mit Bündchen in einer zweiten Farbe.',
    'Un pull en maille à bords contrastés.',
    'A knitted sweater with cuffs in a second colour.',
  ],
  'rainbow-sweater': [
    'Een trui met een geborduurde regenboog in vier aardse kleuren.',
    'Ein Pullover mit gesticktem Regenbogen in vier erdigen Farben.',
    'Un pull brodé d’un arc-en-ciel aux quatre couleurs de terre.',
    'A sweater with an embroidered rainbow in four earthy colours.',
  ],
  dress: [
    'Een jurk met een hoge taille, korte mouwen en een rok om in te draaien.',
    'Ein Kleid mit hoher Taille, kurzen Ärmeln und einem Rock zum Drehen.',
    'Une robe à taille haute, manches courtes et jupe qui tourne.',
    'A dress with a high waist, short sleeves and a skirt to twirl in.',
  ],
  'meadow-dress': [
    'Een jurk vol kleine veldbloemen, alsof je door het gras bent gerend.',
    'Ein Kleid voller kleiner Wiesenblumen, als wäre man durchs Gras gelaufen.',
    'Une robe semée de petites fleurs des champs, comme après une course dans l’herbe.',
    'A dress full of small wild flowers, as if you had just run through the grass.',
  ],
  dungarees: [
    'Een tuinbroek met een grote borstzak en bandjes die meegroeien.',
    'Eine Latzhose mit großer Brusttasche und Trägern, die mitwachsen.',
    'Une salopette à grande poche et bretelles qui grandissent avec l’enfant.',
    'Dungarees with a big bib pocket and straps that grow with your child.',
  ],
  trousers: [
    'Een broek van keper met elastiek in de taille en diepe zakken.',
    'Eine Hose aus Köper mit Gummizug im Bund und tiefen Taschen.',
    'Un pantalon en sergé, taille élastique et poches profondes.',
    'Twill trousers with an elastic waist and deep pockets.',
  ],
  beanie: [
    'Een gebreide muts met een omgeslagen rand en een dikke pompon.',
    'Eine Strickmütze mit Umschlag und dickem Bommel.',
    'Un bonnet en maille à revers, coiffé d’un gros pompon.',
    'A knitted hat with a turn-up and a fat pompom.',
  ],
  socks: [
    'Een paar sokken met een hiel en teen in een andere kleur.',
    'Ein Paar Socken mit Ferse und Spitze in einer zweiten Farbe.',
    'Une paire de chaussettes à talon et pointe contrastés.',
    'A pair of socks with heel and toe in another colour.',
  ],
  pyjamas: [
    'Een pyjama met kraag en knopen, vol manen en sterren.',
    'Ein Schlafanzug mit Kragen und Knöpfen, voller Monde und Sterne.',
    'Un pyjama boutonné à col, parsemé de lunes et d’étoiles.',
    'Pyjamas with a collar and buttons, full of moons and stars.',
  ],
  'meadow-pyjamas': [
    'Een pyjama met kraag en knopen, bedrukt met veldbloemen.',
    'Ein Schlafanzug mit Kragen und Knöpfen, mit Wiesenblumen bedruckt.',
    'Un pyjama boutonné à col, imprimé de fleurs des champs.',
    'Pyjamas with a collar and buttons, printed with wild flowers.',
  ],
}
