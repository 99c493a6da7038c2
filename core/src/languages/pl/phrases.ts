import type { PhraseLists } from '../phrase-lists.ts';

export const phrases: PhraseLists = {
	genericLinkTexts: `
		tutaj
		tu
		kliknij
		kliknij tu
		kliknij tutaj
		link
		ten link
		pod tym linkiem
		ta strona
		ten artykuł
		więcej
		więcej informacji
		więcej szczegółów
		czytaj
		czytaj więcej
		czytaj dalej
		przeczytaj
		przeczytaj więcej
		dowiedz się więcej
		zobacz
		zobacz więcej
		zobacz tutaj
		szczegóły
		dalej
		sprawdź
		pokaż więcej
		poznaj szczegóły
		czytaj całość
		sprawdź tutaj
		przejdź dalej
	`,
	vagueTitles: `
		strona główna
		strona startowa
		start
		home
		witaj
		witamy
		index
		bez tytułu
		bez nazwy
		dokument bez tytułu
		nowa strona
		nowy wpis
		strona
		tytuł
		tytuł strony
		moja strona
		mój blog
		strona internetowa
		blog
		przykładowa strona
		test
		strona testowa
		dokument
		wkrótce
		w budowie
		kolejna witryna oparta na wordpressie
		witaj świecie
	`,
	placeholders: `
		twój tekst tutaj
		tu wpisz tekst
		tutaj wpisz tekst
		tutaj wpisz swój tekst
		wpisz swój tekst
		wstaw tekst tutaj
		wstaw tutaj tekst
		to jest przykładowy tekst
		tekst zastępczy
		twój tytuł tutaj
		wpisz tytuł
	`,
	emptyAltTexts: `
		obraz
		obrazek
		zdjęcie
		grafika
		fotografia
		miniatura
		tekst alternatywny
		bez tytułu
	`,
};
