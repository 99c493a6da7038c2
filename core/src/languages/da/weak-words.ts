export const weakWords = `
en et to tre fire fem seks syv otte ni ti første anden sidste ny nye nyt gammel gamle god godt
gode bedre bedst stor store lille små lang kort hele egen samme ofte altid aldrig igen dag
morgen nu næsten bare også meget mange nogle tid gang gange dage uge uger måned måneder år time
timer minut minutter kroner mennesker ting del dele måde eksempel spørgsmål svar side sider
artikel hjemmeside menu søg kontakt print tilmeld læs læse mere mindre gøre gør går giver få får
komme kommer står findes tage tager se siger mandag tirsdag onsdag torsdag fredag lørdag søndag
januar februar marts april maj juni juli august september oktober november december
`;
