import type { TextPage } from './text-page'

export const TERMS: TextPage = {
  slug: 'terms',
  title: [
    'Algemene voorwaarden',
    'Allgemeine Geschäftsbedingungen',
    'Conditions générales de vente',
    'Terms and conditions',
  ],
  lines: [
    [
      'Deze voorwaarden gelden voor elke bestelling bij Wilm & Erin. We hebben ze kort gehouden; geeft de wet je meer rechten, dan geldt de wet.',
      'Diese Bedingungen gelten für jede Bestellung bei Wilm & Erin. Wir haben sie kurz gehalten; räumt dir das Gesetz mehr Rechte ein, gilt das Gesetz.',
      'Ces conditions s’appliquent à toute commande passée chez Wilm & Erin. Nous les avons voulues courtes ; si la loi vous accorde davantage, c’est elle qui prévaut.',
      'These terms apply to every order with Wilm & Erin. We have kept them short; where the law gives you more rights, the law prevails.',
    ],
    ['## 1. Prijzen', '## 1. Preise', '## 1. Prix', '## 1. Prices'],
    [
      'Alle prijzen zijn inclusief btw en exclusief bezorgkosten, tenzij anders vermeld. De bezorgkosten zie je voordat je bestelt. Een duidelijke vergissing in een prijs mogen we herstellen; je mag dan kosteloos annuleren.',
      'Alle Preise verstehen sich inklusive Mehrwertsteuer und zuzüglich Versandkosten, sofern nicht anders angegeben. Die Versandkosten siehst du vor der Bestellung. Einen offensichtlichen Irrtum im Preis dürfen wir berichtigen; dann kannst du kostenlos stornieren.',
      'Tous les prix s’entendent TTC, hors frais de livraison sauf mention contraire. Les frais de livraison sont affichés avant la commande. Une erreur manifeste de prix peut être corrigée ; vous pouvez alors annuler sans frais.',
      'All prices include VAT and exclude delivery, unless stated otherwise. Delivery costs are shown before you order. We may correct an obvious mistake in a price; you may then cancel free of charge.',
    ],
    ['## 2. De koop', '## 2. Der Kauf', '## 2. La vente', '## 2. The sale'],
    [
      'De koop is gesloten zodra je een bestelnummer van ons krijgt. Je hebt 30 dagen om je te bedenken, langer dan de wettelijke 14.',
      'Der Kauf ist abgeschlossen, sobald du eine Bestellnummer erhältst. Du hast 30 Tage Zeit, es dir anders zu überlegen, länger als die gesetzlichen 14.',
      'La vente est conclue dès que vous recevez un numéro de commande. Vous disposez de 30 jours pour changer d’avis, au lieu des 14 jours légaux.',
      'The sale is concluded when you receive an order number from us. You have 30 days to change your mind, more than the 14 days the law requires.',
    ],
    ['## 3. Levering', '## 3. Lieferung', '## 3. Livraison', '## 3. Delivery'],
    [
      'We leveren uiterlijk binnen 30 dagen. Lukt dat niet, dan hoor je het meteen en kun je kosteloos annuleren. Tot je het pakket in handen hebt, dragen wij het risico.',
      'Wir liefern spätestens innerhalb von 30 Tagen. Gelingt das nicht, erfährst du es sofort und kannst kostenlos stornieren. Bis du das Paket in Händen hältst, tragen wir das Risiko.',
      'Nous livrons sous 30 jours au plus tard. À défaut, nous vous prévenons aussitôt et vous pouvez annuler sans frais. Le risque nous incombe jusqu’à la remise du colis.',
      'We deliver within 30 days at the latest. If we cannot, we tell you at once and you may cancel free of charge. Until the parcel is in your hands the risk is ours.',
    ],
    ['## 4. Garantie', '## 4. Gewährleistung', '## 4. Garanties', '## 4. Guarantee'],
    [
      'Een product moet doen wat je ervan mag verwachten. Doet het dat niet, dan herstellen of vervangen we het, en als dat niet kan, krijg je je geld terug.',
      'Ein Produkt muss leisten, was man von ihm erwarten darf. Tut es das nicht, reparieren oder ersetzen wir es; geht das nicht, bekommst du dein Geld zurück.',
      'Un produit doit répondre à ce qu’on peut en attendre. Dans le cas contraire, nous le réparons ou le remplaçons et, si c’est impossible, nous le remboursons, au titre des garanties légales de conformité et des vices cachés.',
      'A product must do what you can reasonably expect of it. If it does not, we repair or replace it, and if we cannot, you get your money back.',
    ],
    ['## 5. Klachten', '## 5. Beschwerden', '## 5. Réclamations', '## 5. Complaints'],
    [
      'Mail ons eerst, via [Klantenservice](/service). We antwoorden op werkdagen binnen een dag en zoeken met je naar een oplossing.',
      'Schreib uns zuerst, über den [Kundenservice](/service). Wir antworten werktags innerhalb eines Tages und suchen mit dir eine Lösung.',
      'Écrivez-nous d’abord, via le [Service client](/service). Nous répondons sous un jour ouvré et cherchons une solution avec vous.',
      'Write to us first, through [Customer service](/service). We answer within one working day and look for a solution together.',
    ],
  ],
}
