export const weakWords = `
en ett två tre fyra fem sex sju åtta nio tio första andra sista ny nya nytt gammal gamla god
gott bra bättre bäst stor stora liten små lång kort hela egen samma ofta alltid aldrig igen idag
imorgon igår nu sedan nästan bara även mycket många några tid gång gånger dag dagar vecka veckor
månad månader år timme timmar minut minuter kronor människor sak saker del delar sätt exempel
fråga frågor svar sida sidor artikel webbplats meny sök kontakt dela skriv prenumerera läs läsa
mer mindre göra gör går ger få får komma kommer stå står finns behöver ta tar se säger måndag
tisdag onsdag torsdag fredag lördag söndag januari februari mars april maj juni juli augusti
september oktober november december
`;
