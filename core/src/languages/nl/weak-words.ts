export const weakWords = `
een twee drie vier vijf zes zeven acht negen tien eerste tweede laatste nieuw nieuwe oud oude
goed goede beter beste groot grote klein kleine lang lange kort korte hele heel eigen zelfde
vaak altijd nooit weer vandaag morgen gisteren nu straks bijna zelfs liever echt gewoon
misschien verder eens tijd keer dag dagen week weken maand maanden jaar jaren uur uren minuut
minuten meter euro mensen ding dingen deel delen soort manier voorbeeld vraag vragen antwoord
pagina artikel website menu zoeken contact delen afdrukken inschrijven lees lezen meer minder
vele enkele beide maken maakt gaan gaat geven geeft komen komt staan staat vinden vindt nodig
blijven blijft houden houdt nemen neemt zien laten zeggen zegt weten wilt dank honderd duizend
miljoen procent auteur categorie foto afbeelding video bron gepubliceerd advertentie maandag
dinsdag woensdag donderdag vrijdag zaterdag zondag januari februari maart april mei juni juli
augustus september oktober november december
ingrediënten bereiding reacties recensies producten informatie persbericht nieuwsbrief
`;
