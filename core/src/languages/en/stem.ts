/** Plurals that no rule makes. */
export const plurals =
	'knife knives, wife wives, midwife midwives, life lives, shelf shelves, bookshelf bookshelves, loaf loaves, wolf wolves, half halves, calf calves, scarf scarves scarfs, ' +
	'thief thieves, elf elves, hoof hooves, man men mans mens, woman women womans womens, child children childs childrens, ' +
	'foot feet, tooth teeth, goose geese, mouse mice, louse lice, ox oxen, analysis analyses, diagnosis diagnoses, ' +
	'crisis crises, thesis theses, hypothesis hypotheses, axis axes, criterion criteria, phenomenon phenomena, ' +
	'index indices indexes, matrix matrices, appendix appendices, vertex vertices, cactus cacti cactuses, fungus fungi, ' +
	'nucleus nuclei, stimulus stimuli, syllabus syllabi, bacterium bacteria, curriculum curricula, larva larvae, medium media, ' +
	'potato potatoes, tomato tomatoes, hero heroes, echo echoes, mango mangoes mangos, volcano volcanoes volcanos, ' +
	'bus buses busses, gas gases, quiz quizzes, leaf leaves';

const singulars = new Map(
	plurals.split(', ').flatMap((group) => {
		const [singular = '', ...others] = group.split(' ');
		return others.map((plural) => [plural, singular] as const);
	}),
);

/** Words that only look like a plural or a verb, or whose -ing names a different thing: “parking” is not a form of “park”. */
const whole = new Set(
	(
		'news lens atlas canvas christmas bias pancreas texas kansas always series species means chess less was has this thus ' +
		'evening morning earring sibling darling ceiling pudding herring sterling offspring lightning something anything nothing everything ' +
		'bowling clothing wedding bedding training housing parking banking boarding flooring roofing fencing lighting coating shopping ' +
		'marketing parenting engineering gardening catering clothing plumbing piping wiring siding railing planking netting ' +
		'hundred kindred sacred naked wicked crooked shed biped moped'
	).split(' '),
);

/** British spellings, in the American way. */
const americanSpelling = (word: string) =>
	word
		.replace(
			/(?<=col|fav|hon|harb|lab|neighb|flav|havi|hum|rum|od|vap|sav|parl|arm|tum|vig|endeav)our/,
			'or',
		)
		.replace(/(?<=cent|theat|met|lit|fib|calib|spect|lust|somb)re(?=[sd]?$)/, 'er')
		.replace(/(?<=[aeo]l)ogue(?=s?$)/, 'og')
		.replace(/(?<=...)([iy])s(?=(?:e[drs]?|ers|ing|ations?)$)/, '$1z');

/** Inflected forms only: “authority” is not a form of “author”. */
export function stem(folded: string): string {
	if (whole.has(folded)) return folded;
	return withoutLastVowel(inflected(americanSpelling(singulars.get(folded) ?? folded)).bare);
}

interface Inflected {
	readonly bare: string;
	/** Whether the word itself ends in e; `null`: its ending hides that. */
	readonly endsInE: boolean | null;
}

function inflected(word: string): Inflected {
	if (whole.has(word.replace(/s$/, ''))) return { bare: word.replace(/s$/, ''), endsInE: false };
	if (/ies$/.test(word)) return { bare: word.slice(0, -2), endsInE: null };
	if (/(?:ss|sh|ch|x|zz|[cgsz])es$/.test(word)) return { bare: word.slice(0, -2), endsInE: null };
	if (/.{3}s$/.test(word) && !/(?:us|ss|is)$/.test(word)) {
		return { bare: word.slice(0, -1), endsInE: word.at(-2) === 'e' };
	}
	return withoutVerbEnding(word);
}

/** A stem with a vowel must be left: “king” and “red” have no ending. */
const verbEnding = /(?<=[aeiouy].*[^e])(?:ed|ing)$/;
/** “winning” is from “win”, “dining” from “dine”. */
const doubled = /([bdfgkmnprt])\1$/;
const openSyllable = /^[^aeiou]+[aeiou][bcdgkmnprt]$/;

function withoutVerbEnding(word: string): Inflected {
	const bare = word.replace(verbEnding, '');
	if (bare === word) return { bare, endsInE: /[^i]e$/.test(word) };
	if (doubled.test(bare)) return { bare: bare.slice(0, -1), endsInE: false };
	return { bare, endsInE: openSyllable.test(bare) ? true : null };
}

/** Whether both words end in e without their endings, or neither: “wine” is not a form of “win”. */
export function areForms(one: string, other: string): boolean {
	const [first, second] = [one, other].map(
		(word) => inflected(americanSpelling(singulars.get(word) ?? word)).endsInE,
	);
	return first === null || second === null || first === second;
}

/** “make” and “making”, “party” and “parties”, “travelled” and “traveled”. */
const withoutLastVowel = (word: string) =>
	word
		.replace(/(?<=..)e$/, '')
		.replace(/(?<=[^aeiou])y$/, 'i')
		.replace(/(?<=[aeiou].*[aeiou])ll$/, 'l');
