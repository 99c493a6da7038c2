export const weakWords = `
en ett to tre fire fem seks sju åtte ni ti første andre siste ny nye nytt gammel gamle god godt
gode bedre best stor store liten små lang kort hele egen samme ofte alltid aldri igjen dag
morgen nå nesten bare også mye mange noen tid gang ganger dager uke uker måned måneder år time
timer minutt minutter kroner mennesker ting del deler måte eksempel spørsmål svar side sider
artikkel nettsted meny søk kontakt print abonner les lese mer mindre gjøre gjør går gir få får
komme kommer står finnes ta tar se sier mandag tirsdag onsdag torsdag fredag lørdag søndag
januar februar mars april mai juni juli august september oktober november desember
`;
