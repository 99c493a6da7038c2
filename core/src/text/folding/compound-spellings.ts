/** Languages that write several nouns as one word, with what may stand between two of them. */
const linkingLetters: Readonly<Record<string, string>> = {
	da: 's e er',
	de: 's es n en e er ns',
	fi: 'n',
	nb: 's e',
	nl: 's e en n er',
	sv: 's e o u',
};

export function buildsCompounds(language: string | null): language is string {
	return language !== null && Object.hasOwn(linkingLetters, language);
}

/** How two words may be written as one: “Liebe Brief” as Liebesbrief, “backen Rezept” as Backrezept. */
export function compoundSpellings(modifier: string, head: string, language: string): string[] {
	const links = linkingLetters[language]?.split(' ') ?? [];
	const short = shortened(modifier, language);
	const starts = [modifier, ...short, ...short.map((start) => `${start}s`)];
	return [...starts, ...links.map((link) => modifier + link)].map((start) => start + head);
}

/** Shorter than this it could begin anything. */
const shortestStart = 3;

/** What gives way to the next word: “Schule” in Schulbuch, “backen” in Backrezept, “arbete” in arbetsplats. */
const droppedEndings: Readonly<Record<string, readonly string[]>> = {
	da: ['e'],
	de: ['e', 'en'],
	nb: ['e'],
	nl: ['en'],
	sv: ['a', 'e'],
};

function shortened(word: string, language: string): string[] {
	const endings = droppedEndings[language] ?? [];
	return endings
		.filter((ending) => word.endsWith(ending) && word.length - ending.length >= shortestStart)
		.map((ending) => word.slice(0, -ending.length));
}
