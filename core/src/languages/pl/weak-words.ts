export const weakWords = `
jeden dwa dwie trzy cztery pięć sześć siedem osiem dziewięć dziesięć pierwszy pierwsza pierwsze
ostatni ostatnia nowy nowa nowe dobry dobra dobre dobrze lepiej lepszy najlepszy najlepiej duży
duża małe mały mała długo krótko łatwo trudno sam sama inny inna inne wiele wielu kilka mało
dużo prawie zawsze nigdy często jeszcze potem teraz dziś jutro wczoraj tu tutaj tam czas czasu
raz razy dzień dni dnia tydzień tygodnia tygodniu miesiąc miesięcy rok roku lat lata godzina
godziny godzin minuta minut złotych rzecz rzeczy ludzie ludzi osoba osoby osób sposób część
strona strony przykład pytanie pytania trzeba robi robić daje dać idzie mówi mówią mówić widać
wystarczy dodaj używać wybrać szukaj czytaj czytać więcej menu kontakt udostępnij drukuj zapisz
artykuł artykuły komentarz komentarze kliknij według sto tysiąc tysięcy milion milionów procent
autor autora kategoria kategorie zdjęcie zdjęcia film źródło opublikowano reklama tagi
poniedziałek wtorek środa czwartek piątek sobota niedziela stycznia lutego marca kwietnia maja
czerwca lipca sierpnia września października listopada grudnia
składniki przygotowanie przepis przepisy opinie produkty informacje termin
ogłasza apeluje ostrzega chce chcą musi powinien czyli twierdzi zapowiada
`;
