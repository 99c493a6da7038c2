export const weakWords = `
jeden dva dvě tři čtyři pět šest sedm osm devět deset první poslední nový nová nové
dobrý dobrá dobré dobře lepší nejlepší velký velká malý malá dlouho krátce celý
sám stejný často vždy nikdy znovu dnes zítra včera teď skoro jen mnoho několik málo
čas krát den dny dní týden týdny měsíc měsíců rok roku let hodina hodiny hodin minuta
minut korun lidé lidí věc věci část způsob příklad otázka otázky odpověď stránka
stránky článek články web menu hledat kontakt sdílet tisk přihlásit číst více méně
dělat dělá jde dává dostat přijde stojí třeba vzít vidět říká
`;
